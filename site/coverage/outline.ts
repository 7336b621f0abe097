/** Computes the outline of the service area, which is the union of equally large circles. */

export interface Spot {
  x: number;
  y: number;
}

/** Arc of a circle. `from` and `to` are angles in radians, and `to` is larger. */
interface Arc extends Spot {
  from: number;
  to: number;
}

/** Rounds a position to whole units. */
export const rounded = ({ x, y }: Spot): Spot => ({ x: Math.round(x), y: Math.round(y) });

const TURN = 2 * Math.PI;
/** Points closer than this count as equal. */
const SAME = 1e-6;

// Math.hypot is several times as slow.
const distance = (a: Spot, b: Spot) => Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2);
const at = ({ x, y }: Spot, radius: number, angle: number): Spot => ({
  x: x + radius * Math.cos(angle),
  y: y + radius * Math.sin(angle),
});

/** Returns the arcs of a circle that aren't inside any other circle. */
function freeArcs(center: Spot, others: readonly Spot[], radius: number): Arc[] {
  const covered = others
    .filter((other) => distance(center, other) < 2 * radius)
    .flatMap((other) => {
      const middle = Math.atan2(other.y - center.y, other.x - center.x);
      const half = Math.acos(distance(center, other) / (2 * radius));
      const from = (middle - half + 2 * TURN) % TURN;
      // Add two copies, because an interval can contain the angle 0.
      return [from, from - TURN].map((start) => ({ from: start, to: start + 2 * half }));
    })
    .sort((a, b) => a.from - b.from);
  if (covered.length === 0)
    return [
      { ...center, from: 0, to: TURN / 2 },
      { ...center, from: TURN / 2, to: TURN },
    ];

  const arcs: Arc[] = [];
  let end = covered[0]!.to;
  for (const { from, to } of covered) {
    if (from > end + SAME) arcs.push({ ...center, from: end, to: from });
    end = Math.max(end, to);
  }
  // Check the gap between the last interval and the first one of the next turn.
  const again = covered.find(({ from }) => from >= 0)!.from + TURN;
  if (again > end + SAME) arcs.push({ ...center, from: end, to: again });
  // The same gap can be in the list twice, one turn apart.
  return arcs.filter(({ from }) => from >= 0 && from < TURN + SAME);
}

/** Returns the edges of the merged circles as closed loops of adjacent arcs. */
export function mergeCircles(spots: readonly Spot[], radius: number): Arc[][] {
  const centers = spots.filter((spot, index) => spots.findIndex((other) => distance(spot, other) < SAME) === index);
  const left = centers.flatMap((center) =>
    freeArcs(
      center,
      centers.filter((other) => other !== center),
      radius,
    ),
  );
  const loops: Arc[][] = [];
  while (left.length > 0) {
    const loop = [left.shift()!];
    for (;;) {
      const last = loop.at(-1)!;
      const end = at(last, radius, last.to);
      const gap = (arc: Arc) => distance(end, at(arc, radius, arc.from));
      const next = left.reduce<Arc | undefined>(
        (best, arc) => (gap(arc) < (best ? gap(best) : gap(loop[0]!)) ? arc : best),
        undefined,
      );
      if (!next) break;
      left.splice(left.indexOf(next), 1);
      loop.push(next);
    }
    loops.push(loop);
  }
  return loops;
}

/** Returns points on the outline, at most three units apart (less than a label's height). */
export function outlinePoints(loops: readonly Arc[][], radius: number): Spot[] {
  return loops.flat().flatMap((arc) => {
    const steps = Math.ceil(((arc.to - arc.from) * radius) / 3);
    return Array.from({ length: steps }, (_, step) => at(arc, radius, arc.from + ((arc.to - arc.from) * step) / steps));
  });
}

/** Returns the outline as SVG path data in whole units. */
export function outlinePath(loops: readonly Arc[][], radius: number): string {
  return loops
    .map((loop) => {
      const points = [at(loop[0]!, radius, loop[0]!.from), ...loop.map((arc) => at(arc, radius, arc.to))].map(rounded);
      const arcs = loop.map(({ from, to }, index) => {
        const [a, b] = [points[index]!, points[index + 1]!];
        return `${radius} ${radius} 0 ${Number(to - from > TURN / 2)} 1 ${b.x - a.x} ${b.y - a.y}`;
      });
      return `M${points[0]!.x} ${points[0]!.y}a${arcs.join(' ').replaceAll(' -', '-')}z`;
    })
    .join('');
}
