/** Frames and rules of fine lines, in millimetres. */
import type { Dot, Sketch, SketchShape } from '../../../../artwork/sketch.ts';
import type { Place } from '../kit.ts';
import { arc, circle, onEllipse, polygon, straight } from './curves.ts';

/** A side without a margin on each edge. */
export const within = (
  { width, height }: { readonly width: number; readonly height: number },
  across: number,
  down = across,
): Place => [across, down, width - 2 * across, height - 2 * down];

const grown = ([left, top, width, height]: Place, by: number): Place => [
  left - by,
  top - by,
  width + 2 * by,
  height + 2 * by,
];

/** A straight line; its width in millimetres. */
export const rule = (from: Dot, to: Dot, line = 0.3, colour = 'foil'): SketchShape => ({
  path: straight(from, to),
  colour,
  line,
});

/** Lines on all four edges of a place. */
export const rectangle = (
  [left, top, width, height]: Place,
  line = 0.3,
  colour = 'foil',
): SketchShape => ({
  path: polygon(
    [left, top],
    [left + width, top],
    [left + width, top + height],
    [left, top + height],
  ),
  colour,
  line,
});

/** A strong line outside, a fine one inside. */
export const doubleFrame = (place: Place, colour = 'foil'): Sketch => [
  rectangle(place, 0.7, colour),
  rectangle(grown(place, -1.8), 0.25, colour),
];

/** Corners cut by quarters of a circle, as of a label. */
export const notchedFrame = (place: Place, notch: number, line = 0.35): SketchShape => {
  const [left, top, width, height] = place;
  const right = left + width;
  const bottom = top + height;
  const radii = [notch, notch] as const;
  return {
    path: [
      ...arc([left, top], radii, 0.25, 0),
      ...arc([right, top], radii, 0.5, 0.25, 'L'),
      ...arc([right, bottom], radii, 0.75, 0.5, 'L'),
      ...arc([left, bottom], radii, 1, 0.75, 'L'),
      ['Z'],
    ],
    colour: 'foil',
    line,
  };
};

/** Corners that step inwards `steps` times. */
export const steppedFrame = (
  place: Place,
  step: number,
  steps: number,
  line = 0.4,
): SketchShape => {
  const [left, top, width, height] = place;
  const corner = (x: number, y: number, across: number, down: number): readonly Dot[] =>
    Array.from({ length: steps }, (_, index): readonly Dot[] => [
      [x + across * step * index, y + down * step * (steps - index)],
      [x + across * step * (index + 1), y + down * step * (steps - index)],
    ]).flat();
  const last = (x: number, y: number, across: number): Dot => [x + across * step * steps, y];
  const leftUpper = [...corner(left, top, 1, 1), last(left, top, 1)];
  const rightUpper = [...corner(left + width, top, -1, 1), last(left + width, top, -1)].reverse();
  const rightLower = [
    ...corner(left + width, top + height, -1, -1),
    last(left + width, top + height, -1),
  ];
  const leftLower = [...corner(left, top + height, 1, -1), last(left, top + height, 1)].reverse();
  return {
    path: polygon(...leftUpper, ...rightUpper, ...rightLower, ...leftLower),
    colour: 'foil',
    line,
  };
};

/** Round above, straight below. */
const arch = ([left, top, width, height]: Place, line = 0.35): SketchShape => {
  const half = width / 2;
  return {
    path: [
      ['M', left, top + height],
      ...arc([left + half, top + half], [half, half], 0.5, 1, 'L'),
      ['L', left + width, top + height],
      ['Z'],
    ],
    colour: 'foil',
    line,
  };
};

/** Arches one within another, each line a little finer. */
export const arches = (place: Place, count: number, gap: number): Sketch =>
  Array.from({ length: count }, (_, index) =>
    arch(grown(place, -gap * index), index === 0 ? 0.7 : 0.3),
  );

/** An oval; where `gap` is said, it is open below by this share of a turn. */
export const oval = (
  [left, top, width, height]: Place,
  { line = 0.35, gap = 0 } = {},
): SketchShape => ({
  path: arc(
    [left + width / 2, top + height / 2],
    [width / 2, height / 2],
    0.25 + gap / 2,
    1.25 - gap / 2,
  ),
  colour: 'foil',
  line,
});

const dot = (at: Dot, radius: number, colour = 'foil'): SketchShape => ({
  path: circle(at, radius),
  colour,
});

/** Dots along an ellipse, every fourth a larger one; open below like an oval. */
export const beadedOval = (
  [left, top, width, height]: Place,
  bead: number,
  gap: number,
): Sketch => {
  const count = 4 * Math.round(((width + height) * 1.57) / (bead * 17.6));
  return Array.from({ length: count }, (_, index) => ({ turn: index / count - 0.25, index }))
    .filter(({ turn }) => Math.abs(turn - 0.25) > gap / 2)
    .map(({ turn, index }) =>
      dot(
        onEllipse([left + width / 2, top + height / 2], [width / 2, height / 2], turn),
        index % 4 === 0 ? bead : bead * 0.55,
      ),
    );
};

/** Dots along a straight line, both ends included. */
export const dottedRule = (
  [x, y]: Dot,
  [right, bottom]: Dot,
  space: number,
  radius: number,
  colour = 'foil',
): Sketch => {
  const length = Math.sqrt((right - x) ** 2 + (bottom - y) ** 2);
  const count = Math.max(1, Math.round(length / space));
  return Array.from({ length: count + 1 }, (_, index) => {
    const share = index / count;
    return dot([x + (right - x) * share, y + (bottom - y) * share], radius, colour);
  });
};

/** Dots on all four edges of a place, about `space` apart. */
export const dottedFrame = ([left, top, width, height]: Place, space = 2.4): Sketch => {
  const right = left + width;
  const bottom = top + height;
  return [
    ...dottedRule([left, top], [right, top], space, 0.35),
    ...dottedRule([right, top], [right, bottom], space, 0.35).slice(1),
    ...dottedRule([right, bottom], [left, bottom], space, 0.35).slice(1),
    ...dottedRule([left, bottom], [left, top], space, 0.35).slice(1, -1),
  ];
};

/** Small rounds outwards along all four sides, as of a lace edge. */
export const scallopedFrame = ([left, top, width, height]: Place, size: number): SketchShape => {
  const across = Math.max(1, Math.round(width / size));
  const down = Math.max(1, Math.round(height / size));
  const [w, h] = [width / across, height / down];
  const side = (
    count: number,
    middle: (index: number) => Dot,
    radii: readonly [number, number],
    from: number,
  ) =>
    Array.from({ length: count }, (_, index) =>
      arc(middle(index), radii, from, from + 0.5, 'L'),
    ).flat();
  const right = left + width;
  const bottom = top + height;
  return {
    path: [
      ['M', left, top],
      ...side(across, (i) => [left + (i + 0.5) * w, top], [w / 2, w / 2], 0.5),
      ...side(down, (i) => [right, top + (i + 0.5) * h], [h / 2, h / 2], 0.75),
      ...side(across, (i) => [right - (i + 0.5) * w, bottom], [w / 2, w / 2], 0),
      ...side(down, (i) => [left, bottom - (i + 0.5) * h], [h / 2, h / 2], 0.25),
      ['Z'],
    ],
    colour: 'foil',
    line: 0.4,
  };
};

/** A fine line that is parted in its middle by a lozenge. */
export const lozengeRule = ([x, y]: Dot, width: number, colour = 'foil'): Sketch => [
  rule([x - width / 2, y], [x - 2.4, y], 0.3, colour),
  rule([x + 2.4, y], [x + width / 2, y], 0.3, colour),
  { path: polygon([x, y - 1.1], [x + 1.1, y], [x, y + 1.1], [x - 1.1, y]), colour },
];

/** A key pattern of the Greeks between two lines, from the left to the right. */
export const greekKey = ([left, top, width, height]: Place): Sketch => {
  const count = Math.max(1, Math.round(width / (height * 1.25)));
  const unit = width / count;
  const [u, v] = [unit / 5, height / 4];
  const key = Array.from({ length: count }, (_, index): SketchShape => {
    const x = left + index * unit;
    return {
      path: straight(
        [x, top + height],
        [x, top],
        [x + 4 * u, top],
        [x + 4 * u, top + 3 * v],
        [x + 2 * u, top + 3 * v],
        [x + 2 * u, top + 2 * v],
      ),
      colour: 'foil',
      line: 0.4,
    };
  });
  return [
    ...key,
    rule([left, top - 1.4], [left + width, top - 1.4]),
    rule([left, top + height + 1.4], [left + width, top + height + 1.4]),
  ];
};
