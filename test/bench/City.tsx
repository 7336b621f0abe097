/** Benchmark page: the service areas page with a city's name at the top. */

import type { Props } from '../../site/pages/Layout.tsx';
import ServiceAreas from '../../site/pages/ServiceAreas.tsx';

export default function City(props: Props) {
  return (
    <>
      <p>Garage doors in {props.path.slice(1)}</p>
      <ServiceAreas {...props} />
    </>
  );
}
