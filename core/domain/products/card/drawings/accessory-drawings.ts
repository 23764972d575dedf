/** Drawings of what is sold beside cards. */
import { cosineOfTurn, sineOfTurn } from '../../../artwork/circle.ts';
import { rectanglePath, roundedPath, type Path } from '../../../artwork/path.ts';
import { smoothShape, type Dot, type Sketch } from '../../../artwork/sketch.ts';
import type { CardAccessorySort } from '../accessories.ts';
import { circlePath } from '../designs/ornaments/plants.ts';
import type { AccessoryMaterial } from '../tables/accessory-colours.ts';

type ThingRole = 'fill' | 'shade' | 'light' | 'paper';

/** Millimetres from the left upper corner of a page: the thing itself, or a card that shows it. */
export type AccessoryDrawing = {
  readonly width: number;
  readonly height: number;
  /** Of the page, where the thing is not all of it. */
  readonly isOnCard: boolean;
  readonly sketch: Sketch;
  /** Of what has one colour. */
  readonly material: AccessoryMaterial;
};

const filled = (path: Path, colour: ThingRole = 'fill'): Sketch => [{ path, colour }];

const drawn = (path: Path, line = 0.5, colour: ThingRole = 'shade'): Sketch => [
  { path, colour, line },
];

const solid = (path: Path, line = 0.5): Sketch => [...filled(path), ...drawn(path, line)];

const straight = (...dots: readonly Dot[]): Path =>
  dots.map(([x, y], index) => (index === 0 ? ['M', x, y] : ['L', x, y]));

const area = (...dots: readonly Dot[]): Path => [
  ...dots.map(([x, y], index) => [index === 0 ? 'M' : 'L', x, y] as const),
  ['Z'],
];

const rectangle = (left: number, top: number, width: number, height: number): Path =>
  rectanglePath({ left, top, width, height });

const onCard = (sketch: Sketch, material: AccessoryMaterial = 'paper'): AccessoryDrawing => ({
  width: 120,
  height: 90,
  isOnCard: true,
  sketch,
  material,
});

const asItIs = (width: number, height: number, sketch: Sketch, material: AccessoryMaterial) => ({
  width,
  height,
  isOnCard: false,
  sketch,
  material,
});

/** The back of an envelope with its flap. */
const envelope = (...flap: readonly Dot[]): AccessoryDrawing =>
  asItIs(
    162,
    114,
    [
      ...drawn(straight([0, 114], [70, 62]), 0.6),
      ...drawn(straight([162, 114], [92, 62]), 0.6),
      ...filled(area([0, 0], ...flap, [162, 0]), 'light'),
      ...drawn(straight([0, 0], ...flap, [162, 0]), 0.8),
    ],
    'paper',
  );

/** A roll with its end, and what runs along its edges. */
const ribbon = (edge: number): AccessoryDrawing =>
  onCard([
    ...solid(area([44, 62], [108, 62], [103, 69], [108, 76], [44, 76])),
    ...drawn(straight([46, 62 + edge], [106, 62 + edge])),
    ...drawn(straight([46, 76 - edge], [106, 76 - edge])),
    ...solid(circlePath(44, 46, 30)),
    ...filled(circlePath(44, 46, 23), 'light'),
    ...drawn(circlePath(44, 46, 23)),
    ...drawn(circlePath(44, 46, 18)),
    ...drawn(circlePath(44, 46, 14)),
    ...filled(circlePath(44, 46, 10), 'paper'),
    ...drawn(circlePath(44, 46, 10)),
  ]);

const mirrored = (dots: readonly Dot[]): readonly Dot[] => dots.map(([x, y]) => [120 - x, y]);

const bow = (material: AccessoryMaterial): AccessoryDrawing => {
  const tail: readonly Dot[] = [
    [57, 44],
    [40, 78],
    [49, 74],
    [55, 82],
    [62, 46],
  ];
  const loop: readonly Dot[] = [
    [58, 41],
    [42, 22],
    [22, 18],
    [16, 34],
    [24, 52],
    [44, 50],
  ];
  const fold: readonly Dot[] = [
    [56, 42],
    [42, 31],
    [29, 30],
    [30, 42],
    [42, 45],
  ];
  return onCard(
    [
      ...[tail, mirrored(tail)].flatMap((dots) => solid(area(...dots))),
      ...[loop, mirrored(loop)].flatMap((dots) => solid(smoothShape(dots))),
      ...[fold, mirrored(fold)].flatMap((dots) => filled(smoothShape(dots), 'shade')),
      ...solid(roundedPath({ left: 53, top: 34, width: 14, height: 16 }, 5)),
      ...drawn(straight([58, 36], [57, 48])),
      ...drawn(straight([62, 36], [63, 48])),
    ],
    material,
  );
};

/** A round drop that flowed unevenly, with a leaf pressed into it. */
const seal = (): AccessoryDrawing => {
  const edge = Array.from({ length: 16 }, (_, index): Dot => {
    const radius = 30 + (index % 3) * 1.4 - (index % 5) * 0.9;
    return [60 + radius * cosineOfTurn(index / 16), 45 + radius * sineOfTurn(index / 16)];
  });
  const leaf = (side: 1 | -1, y: number): Path =>
    smoothShape([
      [60, y],
      [60 + side * 6, y - 5],
      [60 + side * 11, y - 8],
      [60 + side * 7, y - 1],
    ]);
  return onCard([
    ...solid(smoothShape(edge), 0.8),
    ...filled(circlePath(60, 45, 23), 'light'),
    ...drawn(circlePath(60, 45, 23), 1.2),
    ...drawn(straight([60, 60], [60, 30]), 1),
    ...[36, 44, 52].flatMap((y) => [
      ...filled(leaf(1, y), 'shade'),
      ...filled(leaf(-1, y), 'shade'),
    ]),
  ]);
};

const screw = (): AccessoryDrawing =>
  onCard(
    [
      ...solid(circlePath(36, 45, 20), 0.7),
      ...drawn(circlePath(36, 45, 16)),
      ...drawn(straight([25, 38], [47, 52]), 2.4),
      ...solid(rectangle(78, 40, 26, 10), 0.7),
      ...[84, 89, 94, 99].flatMap((x) => drawn(straight([x, 40], [x - 2, 50]))),
      ...solid(roundedPath({ left: 70, top: 26, width: 9, height: 38 }, 3), 0.7),
    ],
    'brass',
  );

const bag = (): AccessoryDrawing =>
  onCard([
    ...drawn(
      [
        ['M', 50, 26],
        ['C', 50, 8, 70, 8, 70, 26],
      ],
      1.4,
    ),
    ...solid(rectangle(37, 26, 46, 56), 0.7),
    ...filled(area([72, 26], [83, 26], [83, 82], [72, 76]), 'shade'),
    ...drawn(straight([37, 33], [72, 33])),
  ]);

const box = (): AccessoryDrawing =>
  onCard([
    ...solid(rectangle(30, 40, 60, 38), 0.7),
    ...filled(rectangle(30, 40, 60, 5), 'shade'),
    ...filled(rectangle(25, 24, 70, 17), 'light'),
    ...drawn(rectangle(25, 24, 70, 17), 0.7),
    ...drawn(straight([60, 24], [60, 78]), 1.6),
  ]);

const pen = (): AccessoryDrawing =>
  onCard([
    ...solid(area([22, 62], [29, 71], [40, 64], [33, 53]), 0.6),
    ...solid(area([33, 53], [40, 64], [101, 25], [94, 14]), 0.7),
    ...filled(area([14, 74], [22, 62], [29, 71]), 'light'),
    ...drawn(area([14, 74], [22, 62], [29, 71]), 0.6),
    ...drawn(straight([82, 22], [89, 33]), 0.8),
    ...drawn(straight([97, 17], [76, 30]), 1.6),
  ]);

const posterBar = (): AccessoryDrawing =>
  onCard(
    [
      ...drawn(straight([34, 22], [60, 8], [86, 22]), 0.6),
      ...filled(rectangle(34, 24, 52, 54), 'paper'),
      ...drawn(rectangle(34, 24, 52, 54), 0.3),
      ...filled(area([40, 70], [54, 48], [62, 58], [70, 42], [80, 70]), 'light'),
      ...solid(rectangle(30, 21, 60, 5), 0.6),
      ...solid(rectangle(30, 76, 60, 5), 0.6),
    ],
    'oak',
  );

const dots = (): AccessoryDrawing =>
  onCard(
    Array.from({ length: 20 }, (_, index) =>
      solid(circlePath(24 + (index % 5) * 18, 20 + Math.floor(index / 5) * 17, 6), 0.4),
    ).flat(),
  );

/** A sheet through which the card is seen. */
const inlay = (): AccessoryDrawing =>
  asItIs(
    115,
    168,
    [
      ...[62, 74, 86, 98].flatMap((y, index) =>
        drawn(straight([32 + index * 3, y], [83 - index * 3, y]), 0.8),
      ),
      ...drawn(rectangle(10, 10, 95, 148), 0.4),
    ],
    'vellum',
  );

/** A drawing of each sort. */
export const accessoryDrawings: Readonly<Record<CardAccessorySort, () => AccessoryDrawing>> = {
  'envelope-gerade': () => envelope([12, 44], [150, 44]),
  'envelope-spitz': () => envelope([81, 68]),
  'inlay-transparent': inlay,
  'ribbon-satin': () => ribbon(1.5),
  'ribbon-leinen': () => ribbon(4),
  'bow-satin': () => bow('paper'),
  'bow-jute': () => bow('jute'),
  'seal-wachs': seal,
  'screw-messing': screw,
  'bag-papier': bag,
  'box-karton': box,
  'pen-gel': pen,
  'posterbar-eiche': posterBar,
  'standard-klebepunkte': dots,
};
