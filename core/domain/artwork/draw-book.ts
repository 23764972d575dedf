/**
 * A bound book as markup of SVG: closed, from its spine, or open, on no ground. It is a parallel
 * projection, so that printed pages lie in it by a matrix each, on the server and in a browser.
 */
import { trimBox, type ArtworkBinding, type InkColour } from './artwork.ts';
import { cosineOfTurn, sineOfTurn } from './circle.ts';
import { drawSvg, type SvgDrawing } from './draw-svg.ts';
import type { Box, Micrometres, Point } from './measures.ts';
import { printPath, rectanglePath } from './path.ts';
import type { DisplayList, DisplayPage } from './resolve.ts';

/** `laid` is closed, as views of pictures call it. */
export type BookView = 'laid' | 'spine' | 'open';

/** A closed book in micrometres. */
type BookMeasures = {
  readonly width: Micrometres;
  readonly height: Micrometres;
  readonly binding: ArtworkBinding;
};

/** What is drawn of the pages of a view, and what a cover's edges are printed with. */
type BookFaces = {
  /** Markup of a page in micrometres, its trimmed corner at the origin. */
  readonly face: (name: 'front' | 'spine' | 'inside') => string;
  readonly ground: InkColour;
};

/** `outline` is what throws the shadow, as in the attribute `d`; `box` holds all but that. */
export type DrawnBook = {
  readonly markup: string;
  readonly outline: string;
  readonly box: Box;
};

/** From the head of the spine at the back cover: to the fore edge, to the foot, to the front cover. */
type Space = readonly [across: number, down: number, up: number];

type Project = (place: Space) => Point;

/** How far the viewer stands beside the middle, and above the table, in full turns. */
type Pose = { readonly beside: number; readonly above: number };

const poses: Readonly<Record<BookView, Pose>> = {
  laid: { beside: -31 / 360, above: 40 / 360 },
  spine: { beside: -74 / 360, above: 27 / 360 },
  open: { beside: 0, above: 62 / 360 },
};

const projection = ({ beside, above }: Pose): Project => {
  const [c, s] = [cosineOfTurn(beside), sineOfTurn(beside)];
  const [low, high] = [sineOfTurn(above), cosineOfTurn(above)];
  return ([across, down, up]) => ({
    x: Math.round(across * c - down * s) + 0,
    y: Math.round((across * s + down * c) * low - up * high) + 0,
  });
};

const pathOf = (points: readonly Point[]): string =>
  `${points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('')}Z`;

/** To a hundred thousandth, which is less than a micrometre on any page. */
const part = (value: number): string => String(Math.round(value * 100_000) / 100_000);

/** A page whose corner and sides' directions lie in space, seen. */
const placedFace = (
  markup: string,
  project: Project,
  at: Space,
  across: Space,
  down: Space,
): string => {
  // Differences over a metre: rounded places are as exact as they need to be.
  const far = 1_000_000;
  const from = project(at);
  const toward = (direction: Space): readonly [number, number] => {
    const to = project([
      at[0] + direction[0] * far,
      at[1] + direction[1] * far,
      at[2] + direction[2] * far,
    ]);
    return [(to.x - from.x) / far, (to.y - from.y) / far];
  };
  const parts = [...toward(across), ...toward(down)].map(part);
  return `<g transform="matrix(${parts.join(' ')} ${from.x} ${from.y})">${markup}</g>`;
};

type Fill = { readonly fill: string; readonly opacity?: number };

const area = (project: Project, places: readonly Space[], { fill, opacity = 1 }: Fill): string =>
  `<path d="${pathOf(places.map(project))}" fill="${fill}"${opacity === 1 ? '' : ` fill-opacity="${part(opacity)}"`}/>`;

const shade = (project: Project, places: readonly Space[], darkness: number): string =>
  area(project, places, { fill: '#1b1712', opacity: darkness });

const paper: InkColour = '#f6f3ec';
const paperLine = '#c9c2b4';

/** At most as many as can be told apart. */
const mostLines = 16;

/** Leaves at a side of the block: lines between two levels. */
const leafLines = (
  project: Project,
  from: Space,
  to: Space,
  rise: number,
  thickness: Micrometres,
): string => {
  const count = Math.min(mostLines, Math.floor(rise / 350));
  const lines = Array.from({ length: count }, (_, index) => {
    const up = (rise * (index + 1)) / (count + 1);
    const [start, end] = [from, to].map(([x, y, z]) => project([x, y, z + up]));
    return start && end ? `M${start.x} ${start.y}L${end.x} ${end.y}` : '';
  });
  return lines.length === 0
    ? ''
    : `<path d="${lines.join('')}" fill="none" stroke="${paperLine}" stroke-width="${thickness}"/>`;
};

/** Board or card, and how far it stands over the pages. */
const coverOf = ({ cover }: ArtworkBinding) =>
  cover === 'hard' ? { board: 2_400, over: 3_000 } : { board: 320, over: 0 };

/** A quarter of what is across a drawing is 1: lines look alike in each size. */
const hairOf = ({ width, height }: BookMeasures): Micrometres =>
  Math.round(Math.max(width, height) / 1_000);

const boxAround = (points: readonly Point[]): Box => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
};

/** Where a hard cover bends: from and to, from the spine. */
const joint = { from: 3_200, to: 9_000 } as const;

const closed = (
  view: 'laid' | 'spine',
  book: BookMeasures,
  { face, ground }: BookFaces,
): DrawnBook => {
  const { width, height, binding } = book;
  const { thickness } = binding;
  const { board, over } = coverOf(binding);
  const project = projection(poses[view]);
  const hair = hairOf(book);
  const level = (down: number, from: number, to: number, low: number, high: number) => [
    [from, down, low] as const,
    [to, down, low] as const,
    [to, down, high] as const,
    [from, down, high] as const,
  ];
  const block = height - over;
  const foot = [
    // The inside of the back cover, before the pages.
    area(
      project,
      [
        [0, block, board],
        [width, block, board],
        [width, height, board],
        [0, height, board],
      ],
      { fill: ground },
    ),
    shade(
      project,
      [
        [0, block, board],
        [width, block, board],
        [width, height, board],
        [0, height, board],
      ],
      0.45,
    ),
    area(project, level(block, 0, width - over, board, thickness - board), { fill: paper }),
    leafLines(
      project,
      [board, block, board],
      [width - over, block, board],
      thickness - 2 * board,
      hair,
    ),
    shade(project, level(block, 0, width - over, board, thickness - board), 0.2),
    ...[
      level(height, 0, width, 0, board),
      level(height, 0, width, thickness - board, thickness),
      level(height, 0, board, 0, thickness),
    ].flatMap((side) => [area(project, side, { fill: ground }), shade(project, side, 0.3)]),
  ];
  const spine: readonly Space[] = [
    [0, 0, 0],
    [0, height, 0],
    [0, height, thickness],
    [0, 0, thickness],
  ];
  const front = (from: number, to: number): readonly Space[] => [
    [from, 0, thickness],
    [to, 0, thickness],
    [to, height, thickness],
    [from, height, thickness],
  ];
  const isHard = binding.cover === 'hard';
  const markup = [
    ...foot,
    placedFace(face('spine'), project, [0, 0, 0], [0, 0, 1], [0, 1, 0]),
    shade(project, spine, view === 'spine' ? 0.04 : 0.2),
    placedFace(face('front'), project, [0, 0, thickness], [1, 0, 0], [0, 1, 0]),
    ...(view === 'spine' ? [shade(project, front(0, width), 0.1)] : []),
    ...(isHard
      ? [
          shade(project, front(joint.from, joint.from + 2_000), 0.1),
          shade(project, front(joint.from, joint.to), 0.12),
          area(project, front(joint.to, joint.to + 900), { fill: '#ffffff', opacity: 0.16 }),
        ]
      : [shade(project, front(1_200, 1_600), 0.14)]),
    area(project, front(0, isHard ? 700 : 400), { fill: '#ffffff', opacity: 0.22 }),
  ].join('');
  const corners: readonly Space[] = [
    [0, 0, thickness],
    [width, 0, thickness],
    [width, height, thickness],
    [width, height, 0],
    [0, height, 0],
    [0, 0, 0],
  ];
  const points = corners.map(project);
  return { markup, outline: pathOf(points), box: boxAround(points) };
};

/** Steps of the shade towards a fold, as shares of a page's width and darkness. */
const curves = {
  flat: [[0.006, 0.22]],
  curved: [
    [0.12, 0.02],
    [0.095, 0.025],
    [0.072, 0.03],
    [0.052, 0.04],
    [0.036, 0.05],
    [0.023, 0.07],
    [0.013, 0.1],
    [0.006, 0.14],
  ],
} as const;

const open = (book: BookMeasures, { face, ground }: BookFaces): DrawnBook => {
  const { width, height, binding } = book;
  const { board, over } = coverOf(binding);
  const project = projection(poses.open);
  const hair = hairOf(book);
  // Half of the leaves lie on each side.
  const block = (binding.thickness - 2 * board) / 2;
  const top = board + block;
  const flat = (left: number, right: number, up: number, rim = 0): readonly Space[] => [
    [left, -rim, up],
    [right, -rim, up],
    [right, height + rim, up],
    [left, height + rim, up],
  ];
  const side = (left: number, right: number, low: number, high: number, down: number) =>
    [
      [left, down, low],
      [right, down, low],
      [right, down, high],
      [left, down, high],
    ] as const;
  const cover = side(-width - over, width + over, 0, board, height + over);
  const leaves = side(-width, width, board, top, height);
  const fold = binding.liesFlat ? curves.flat : curves.curved;
  const shadeTo = (share: number, darkness: number): readonly string[] => [
    shade(project, flat(-width * share, 0, top), darkness * 0.8),
    shade(project, flat(0, width * share, top), darkness),
  ];
  const markup = [
    area(project, flat(-width - over, width + over, board, over), { fill: ground }),
    shade(project, flat(-width - over, width + over, board, over), 0.18),
    area(project, cover, { fill: ground }),
    shade(project, cover, 0.38),
    area(project, leaves, { fill: paper }),
    leafLines(project, [-width, height, board], [width, height, board], block, hair),
    shade(project, leaves, 0.16),
    // The notch where the two halves meet.
    shade(
      project,
      [
        [-hair * 3, height, top],
        [hair * 3, height, top],
        [0, height, board],
      ],
      0.5,
    ),
    placedFace(face('inside'), project, [-width, 0, top], [1, 0, 0], [0, 1, 0]),
    ...fold.flatMap(([share, darkness]) => shadeTo(share, darkness)),
    `<path d="${pathOf([project([0, 0, top]), project([0, height, top])])}" stroke="#1b1712" stroke-opacity="0.4" stroke-width="${hair}"/>`,
  ].join('');
  const points = [
    ...flat(-width - over, width + over, board, over).map(project),
    ...flat(-width, width, top).map(project),
    ...cover.map(project),
  ];
  const [low, high] = [0, board];
  const outline = pathOf(
    (
      [
        [-width - over, -over, high],
        [width + over, -over, high],
        [width + over, height + over, low],
        [-width - over, height + over, low],
      ] as const
    ).map(project),
  );
  return { markup, outline, box: boxAround(points) };
};

const paperOf = ({ items }: DisplayPage): InkColour | undefined =>
  items.flatMap((item) => (item.kind === 'fill' ? [item.colour] : []))[0];

/** What a cover is printed with where it has neither picture nor word. */
export const coverGround = (pages: DisplayList): InkColour =>
  pages.flatMap((page) => (page.name === 'back' ? (paperOf(page) ?? []) : []))[0] ?? paper;

/**
 * Draws a book in a view, of its resolved pages: `front`, `spine`, `back`, and `inside`, where it is
 * opened. Undefined without a front. Equal input gives equal markup everywhere.
 */
export const drawBook = (
  view: BookView,
  binding: ArtworkBinding,
  pages: DisplayList,
  drawing: SvgDrawing,
): DrawnBook | undefined => {
  const front = pages.find(({ name }) => name === 'front');
  if (front === undefined) return undefined;
  const { width, height } = front;
  const face: BookFaces['face'] = (name) => {
    const page = pages.find((one) => one.name === name);
    if (page === undefined) return '';
    const prefix = `${drawing.prefix}${name}-`;
    const cut = printPath(rectanglePath(trimBox(page)));
    return `<clipPath id="${prefix}cut"><path d="${cut}"/></clipPath><g clip-path="url(#${prefix}cut)">${drawSvg(page, { ...drawing, prefix })}</g>`;
  };
  const faces = { face, ground: coverGround(pages) };
  const book = { width, height, binding };
  return view === 'open' ? open(book, faces) : closed(view, book, faces);
};
