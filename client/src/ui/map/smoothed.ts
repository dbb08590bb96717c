import type { Topology } from "topojson-specification";

type Position = [x: number, y: number];

/**
 * A topology whose lines have no sharp corners. Its arcs keep their ends, and each is shared by the shapes on both sides, so
 * that these still fit together. Each round halves what is left of the corners, and doubles the points.
 */
export function smoothed<Shapes extends Topology["objects"]>({ transform, ...topology }: Topology<Shapes>, rounds: number): Topology<Shapes> {
  const [scaleX, scaleY] = transform?.scale ?? [1, 1];
  const [left, top] = transform?.translate ?? [0, 0];
  const arcs = topology.arcs.map((arc) => {
    let [x, y] = [0, 0];
    let line = arc.map(([stepX = 0, stepY = 0]): Position => {
      // With a transform each position is a step from the one before.
      [x, y] = transform === undefined ? [stepX, stepY] : [x + stepX, y + stepY];
      return [x * scaleX + left, y * scaleY + top];
    });
    line = unbroken(line);
    for (let round = 0; round < rounds; round += 1) line = withoutCorners(line);
    return line.map(([longitude, latitude]) => [longitude, latitude]);
  });
  return { ...topology, arcs };
}

/** A line that does not jump around the world where it crosses the 180th meridian, but goes on beyond it. */
export function unbroken(line: readonly (readonly number[])[]): Position[] {
  let last = line[0]?.[0] ?? 0;
  return line.map(([longitude = 0, latitude = 0]) => {
    last = longitude - Math.round((longitude - last) / 360) * 360;
    return [last, latitude];
  });
}

/** Cuts the corners of a line at a quarter of both sides (Chaikin's algorithm). */
function withoutCorners(line: readonly Position[]): Position[] {
  const [first, last] = [line[0], line.at(-1)];
  if (first === undefined || last === undefined || line.length < 3) return [...line];
  const cut = line.slice(1).flatMap(([x, y], index): Position[] => {
    const [fromX, fromY] = line[index] ?? [x, y];
    return [
      [fromX + (x - fromX) / 4, fromY + (y - fromY) / 4],
      [x - (x - fromX) / 4, y - (y - fromY) / 4],
    ];
  });
  return [first, ...cut, last];
}
