/** A page of the benchmark: that of the service areas, under the name of a city. */

import ServiceAreas from '../../site/pages/ServiceAreas.tsx';
import type { Props } from '../../site/pages/Layout.tsx';
import { menuOf } from './menu.ts';

export default function City(props: Props) {
  return (
    <>
      <p>Garage doors in {props.path.slice(1)}</p>
      <ServiceAreas {...props} routes={menuOf(props)} />
    </>
  );
}
