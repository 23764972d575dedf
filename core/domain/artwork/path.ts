import type { Box, Micrometres, Point } from './measures.ts';

/** A step of an outline, absolute: straight, quadratic, cubic, or back to the start. */
export type PathCommand =
  | readonly ['M' | 'L', number, number]
  | readonly ['Q', number, number, number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Z'];

/** Filled by the rule "nonzero". Whole micrometres on a page, font units in a typeface. */
export type Path = readonly PathCommand[];

/** As in the attribute `d` of SVG. */
export const printPath = (path: Path): string =>
  path.map(([letter, ...numbers]) => letter + numbers.join(' ')).join('');

/** A path whose points are moved; `move` gives whole numbers. */
export const mapPath = (path: Path, move: (x: number, y: number) => Point): Path =>
  path.map((command): PathCommand => {
    switch (command[0]) {
      case 'M':
      case 'L': {
        const to = move(command[1], command[2]);
        return [command[0], to.x, to.y];
      }
      case 'Q': {
        const by = move(command[1], command[2]);
        const to = move(command[3], command[4]);
        return ['Q', by.x, by.y, to.x, to.y];
      }
      case 'C': {
        const from = move(command[1], command[2]);
        const by = move(command[3], command[4]);
        const to = move(command[5], command[6]);
        return ['C', from.x, from.y, by.x, by.y, to.x, to.y];
      }
      case 'Z':
        return command;
    }
  });

const pointsOf = (command: PathCommand): readonly Point[] => {
  switch (command[0]) {
    case 'M':
    case 'L':
      return [{ x: command[1], y: command[2] }];
    case 'Q':
      return [
        { x: command[1], y: command[2] },
        { x: command[3], y: command[4] },
      ];
    case 'C':
      return [
        { x: command[1], y: command[2] },
        { x: command[3], y: command[4] },
        { x: command[5], y: command[6] },
      ];
    case 'Z':
      return [];
  }
};

/** A box that holds the path: that of its points, control points too. Undefined without a point. */
export const pathBox = (path: Path): Box | undefined => {
  const points = path.flatMap(pointsOf);
  const [first] = points;
  if (first === undefined) return undefined;
  const ends = points.reduce(
    (box, { x, y }) => ({
      left: Math.min(box.left, x),
      top: Math.min(box.top, y),
      right: Math.max(box.right, x),
      bottom: Math.max(box.bottom, y),
    }),
    { left: first.x, top: first.y, right: first.x, bottom: first.y },
  );
  return {
    left: ends.left,
    top: ends.top,
    width: ends.right - ends.left,
    height: ends.bottom - ends.top,
  };
};

/** Clockwise from its left upper corner. */
export const rectanglePath = ({ left, top, width, height }: Box): Path => [
  ['M', left, top],
  ['L', left + width, top],
  ['L', left + width, top + height],
  ['L', left, top + height],
  ['Z'],
];

/** How far the control points of a quarter of a circle lie from its ends, in radii. */
export const quarter = 0.5522847498;

/** Its points in whole numbers, without a negative zero. */
export const wholePath = (path: Path): Path =>
  mapPath(path, (x, y) => ({ x: Math.round(x) + 0, y: Math.round(y) + 0 }));

/** A rectangle whose corners are quarters of ellipses with these radii, in any numbers. */
export const roundPath = (
  { left, top, width, height }: Box,
  across: number,
  down: number = across,
): Path => {
  const [right, bottom] = [left + width, top + height];
  const x = across * (1 - quarter);
  const y = down * (1 - quarter);
  return [
    ['M', left + across, top],
    ['L', right - across, top],
    ['C', right - x, top, right, top + y, right, top + down],
    ['L', right, bottom - down],
    ['C', right, bottom - y, right - x, bottom, right - across, bottom],
    ['L', left + across, bottom],
    ['C', left + x, bottom, left, bottom - y, left, bottom - down],
    ['L', left, top + down],
    ['C', left, top + y, left + x, top, left + across, top],
    ['Z'],
  ];
};

/** A rectangle with round corners: of half the shorter side at most. */
export const roundedPath = (box: Box, radius: Micrometres): Path =>
  wholePath(
    roundPath(box, Math.min(radius, Math.floor(box.width / 2), Math.floor(box.height / 2))),
  );

/** The ellipse that touches the middle of each side. */
export const ellipsePath = (box: Box): Path =>
  wholePath(roundPath(box, Math.round(box.width / 2), Math.round(box.height / 2)));

/** Round above, straight below. */
export const archPath = ({ left, top, width, height }: Box): Path => {
  const half = Math.round(width / 2);
  const rise = Math.min(half, height);
  const [x, y] = [half * (1 - quarter), rise * (1 - quarter)];
  return wholePath([
    ['M', left, top + rise],
    ['C', left, top + y, left + x, top, left + half, top],
    ['C', left + width - x, top, left + width, top + y, left + width, top + rise],
    ['L', left + width, top + height],
    ['L', left, top + height],
    ['Z'],
  ]);
};
