import { mix, type Colour } from '../colour.ts';
import type { DrawMotif } from '../motifs/composition.ts';
import { motifDrawings } from '../motifs/motif.ts';
import { turn } from '../random.ts';
import { layers, linear, num, rounded, shown } from '../svg.ts';
import type { Drawing } from '../svg.ts';
import {
  balloons,
  branch,
  cake,
  cone,
  cradle,
  cross,
  dove,
  egg,
  fir,
  fish,
  flame,
  rays,
  rings,
  type Emblem,
} from './emblems.ts';
import { envelope, flourish, inset, laid, paperSheet, tabletop, writing } from './table.ts';

const { botanical, dunes } = motifDrawings;

/** The emblem alone, in a border, below a photo, or on coloured paper. */
type Layout = 'plain' | 'border' | 'photo' | 'field';

interface Design {
  readonly emblem: Emblem;
  readonly layout: Layout;
  readonly table: Colour;
  readonly paper: Colour;
  readonly envelope: Colour;
  readonly main: Colour;
  /** `foil` is drawn as gold. */
  readonly second: Colour | 'foil';
}

const rose = { table: '#ead8cf', envelope: '#d9b3a6' } as const;
const sage = { table: '#dfe0d3', envelope: '#aeb9a0' } as const;
const sky = { table: '#d9e0e2', envelope: '#a9bcc4' } as const;
const sand = { table: '#e8decb', envelope: '#cdb68f' } as const;
const wine = { table: '#e6d8d2', envelope: '#7d3144' } as const;

/** In the order of occasions. */
const designs: readonly [Design, ...Design[]] = [
  { ...sky, emblem: cone, layout: 'plain', paper: '#fbf7ee', main: '#3f6c84', second: '#e2a33d' },
  {
    ...wine,
    emblem: flame,
    layout: 'border',
    paper: '#fbf7f0',
    main: '#7d8f6d',
    second: '#b5533a',
  },
  { ...sky, emblem: cradle, layout: 'field', paper: '#dbe6ea', main: '#f7f3e6', second: 'foil' },
  {
    ...rose,
    emblem: balloons,
    layout: 'plain',
    paper: '#fdf8f2',
    main: '#c9745c',
    second: '#e6b35c',
  },
  { ...sage, emblem: rings, layout: 'border', paper: '#fcf9f2', main: '#7d9078', second: 'foil' },
  { ...sand, emblem: cake, layout: 'field', paper: '#f6d9cf', main: '#8a2e46', second: '#d9826b' },
  { ...sand, emblem: cross, layout: 'plain', paper: '#fdfaf3', main: '#b79a5b', second: 'foil' },
  { ...sage, emblem: fish, layout: 'photo', paper: '#fbf9f3', main: '#6f9aa0', second: '#33575e' },
  { ...sage, emblem: egg, layout: 'field', paper: '#f3ead0', main: '#d98f77', second: '#7a9a6a' },
  { ...sky, emblem: dove, layout: 'border', paper: '#fbfaf5', main: '#9db7bd', second: '#8aa07a' },
  {
    ...sand,
    emblem: branch,
    layout: 'plain',
    paper: '#f6f3ec',
    main: '#8b8f86',
    second: '#5d615a',
  },
  { ...wine, emblem: rays, layout: 'field', paper: '#263c38', main: '#8fae97', second: 'foil' },
  { ...wine, emblem: fir, layout: 'plain', paper: '#fcf8f0', main: '#2f5a47', second: 'foil' },
];

/** 12 × 17 cm. */
const size = { width: 420, height: 590 } as const;

const border = (colour: string): string =>
  rounded(
    { left: -184, top: -269, width: 368, height: 538 },
    2,
    'none',
    `stroke="${colour}" stroke-width="3"`,
  );

const foil = (id: string): string =>
  linear(
    id,
    [-150, -200],
    [150, 200],
    [
      [0, '#a97f3a'],
      [0.35, '#e3c37e'],
      [0.5, '#f3deac'],
      [0.68, '#b98d45'],
      [1, '#d9b871'],
    ],
  );

const at = (y: number, scale: number, body: string): string =>
  `<g transform="translate(0 ${num(y)}) scale(${num(scale)})">${body}</g>`;

const printed = (design: Design, seed: number, id: string): Drawing => {
  const second = design.second === 'foil' ? `url(#${id}f)` : design.second;
  const ink: Colour = design.second === 'foil' ? '#b98d45' : design.second;
  const words = mix(design.main, design.layout === 'field' ? ink : '#4a3f3a', 0.5);
  const emblem = design.emblem(design.main, second);
  const below = flourish([0, 150], 230, ink) + writing([0, 196], [190, 130], 26, words);
  const gold: Drawing = { defs: foil(`${id}f`), body: '' };
  if (design.layout === 'photo') {
    const picture: DrawMotif = seed % 2 === 0 ? dunes : botanical;
    return layers(
      gold,
      inset(
        { left: -210, top: -295, width: 420, height: 300 },
        (box, name) => picture(seed, box, name),
        `${id}i`,
      ),
      shown(
        at(84, 0.5, emblem) + flourish([0, 216], 200, ink) + writing([0, 252], [150], 24, words),
      ),
    );
  }
  return layers(
    gold,
    shown((design.layout === 'border' ? border(second) : '') + at(-76, 0.98, emblem) + below),
  );
};

/** Words are lines and loops, so that it is right in every language. */
export const card: DrawMotif = (seed, box, id) => {
  const design = turn(seed, designs);
  const lean = seed % 2 === 0 ? -1 : 1;
  const sheet = { ...size, centre: [lean * 40, 500], angle: lean * 4 } as const;
  return layers(
    tabletop(design.table, box, `${id}g`),
    envelope(
      { centre: [lean * -150, 560], width: 620, height: 440, angle: lean * -11 },
      design.envelope,
      `${id}v`,
    ),
    laid(
      { ...sheet, width: size.width * 1.24, height: size.height * 1.24 },
      {
        defs: paperSheet(size, design.paper, `${id}p`).defs + printed(design, seed, id).defs,
        body: `<g transform="scale(1.24)">${paperSheet(size, design.paper, `${id}p`).body}${printed(design, seed, id).body}</g>`,
      },
      34,
    ),
  );
};
