import ServiceAreas from '../../site/pages/ServiceAreas.tsx';
import type { Props } from '../../site/pages/Layout.tsx';

/** The service areas page under a city's name, with the menus of the real site: its routes come first. */
export default function City(props: Props) {
  return (
    <>
      <p>Garage doors in {props.path.slice(1)}</p>
      <ServiceAreas {...props} routes={props.routes.slice(0, 6)} />
    </>
  );
}
