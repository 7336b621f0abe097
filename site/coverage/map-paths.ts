/** Creates SVG paths for land and county lines. */

import { type GeoContext, type GeoPermissibleObjects, type GeoProjection, geoPath } from 'd3-geo';
import { isSame, type Surface } from './free-room.ts';
import { rounded, type Spot } from './outline.ts';

/** Builds a path with rounded, relative coordinates and without redundant points. */
class WholeUnits implements GeoContext {
  path = '';
  private line: Spot[] = [];

  moveTo(x: number, y: number): void {
    this.end('');
    this.line = [rounded({ x, y })];
  }

  lineTo(x: number, y: number): void {
    const point = rounded({ x, y });
    const [before, last] = [this.line.at(-2), this.line.at(-1)!];
    if (isSame(point, last)) return;
    const turns = before && (last.x - before.x) * (point.y - last.y) !== (last.y - before.y) * (point.x - last.x);
    if (before && !turns) this.line.pop();
    this.line.push(point);
  }

  closePath(): void {
    this.end('z');
  }

  beginPath(): void {}
  arc(): void {}

  /** Ends the current line. Drops it if its length rounds to zero. */
  end(close: string): void {
    const [first, ...rest] = this.line;
    this.line = [];
    if (!first || rest.length === 0) return;
    let last = first;
    const steps = rest.map((point) => {
      const step = `${point.x - last.x} ${point.y - last.y}`;
      last = point;
      return step;
    });
    this.path += `M${first.x} ${first.y}l${steps.join(' ')}${close}`.replaceAll(' -', '-');
  }
}

/** Returns the distance from a point to the line segment between two other points. */
function distanceToLine(point: Spot, a: Spot, b: Spot): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const share = Math.max(0, Math.min(1, ((point.x - a.x) * dx + (point.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(point.x - a.x - share * dx, point.y - a.y - share * dy);
}

/** Size of a map, and the circles of its service area. */
type Area = Pick<Surface, 'width' | 'height' | 'centers' | 'radius'>;

/** Returns the parts of a line that are on the map and within the radius of a center. */
function piecesNear(line: readonly Spot[], { width, height, centers, radius }: Area): Spot[][] {
  const isOff = (a: Spot, b: Spot) =>
    Math.max(a.x, b.x) < 0 || Math.min(a.x, b.x) > width || Math.max(a.y, b.y) < 0 || Math.min(a.y, b.y) > height;
  const found: Spot[][] = [];
  let open = false;
  line.slice(1).forEach((point, index) => {
    const last = line[index]!;
    const near = !isOff(last, point) && centers.some((center) => distanceToLine(center, last, point) < radius);
    if (near && open) found.at(-1)!.push(point);
    else if (near) found.push([last, point]);
    open = near;
  });
  return found;
}

/** Returns the SVG path of a shape, in whole units. */
export function shapePath(projection: GeoProjection, shape: GeoPermissibleObjects): string {
  const context = new WholeUnits();
  geoPath(projection, context)(shape);
  context.end('');
  return context.path;
}

/** Creates an SVG path from the parts of lines that are on the map and in the service area. */
export function nearbyPath(lines: readonly (readonly Spot[])[], area: Area): string {
  const context = new WholeUnits();
  for (const line of lines) {
    for (const [first, ...rest] of piecesNear(line, area)) {
      context.moveTo(first!.x, first!.y);
      for (const { x, y } of rest) context.lineTo(x, y);
    }
  }
  context.end('');
  return context.path;
}
