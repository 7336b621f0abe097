/** The service area at night, with a straight route to each place. */

import './CoverageRoutes.css';
import { outlineMap } from '../coverage/maps.ts';
import { CoverageOutline } from './CoverageOutline.tsx';

/** Returns straight lines from the middle of all dots to each of them. */
function routesPath(): string {
  const { dots } = outlineMap();
  const middle = (axis: 'x' | 'y') => Math.round(dots.reduce((sum, dot) => sum + dot[axis], 0) / dots.length);
  const [x, y] = [middle('x'), middle('y')];
  const routes = dots.map((dot) => `M${x} ${y}l${dot.x - x} ${dot.y - y}`);
  return routes.join('').replaceAll(' -', '-');
}

export function CoverageRoutes() {
  return (
    <CoverageOutline className="coverage-night" glow={['#6d4a60', '#141f40']}>
      <path className="coverage-routes" d={routesPath()} />
    </CoverageOutline>
  );
}
