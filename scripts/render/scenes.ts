import {
  producedFrames,
  type ProducedFrameDescription,
} from '../../core/domain/catalogue/produced-frame.ts';
import { defaultProducedFrames } from '../../core/domain/catalogue/produced-frames.ts';
import { materialRooms, type MaterialRoom } from '../../core/domain/image/sources.ts';
import { sceneName, sceneShapes } from '../../core/domain/products/card/occasion-stills.ts';
import { hangingViews } from '../../core/domain/image/hangings.ts';
import { frameHolds } from '../../core/domain/catalogue/frame-holds.ts';
import { frameTypes, materialTypes } from '../../core/domain/catalogue/materials.ts';
import { printCardFormat, type CardFormat } from '../../core/domain/products/card/card-format.ts';
import { cardPapers, type CardPaper } from '../../core/domain/products/card/card-materials.ts';
import {
  cardEnvelopeForms,
  cardOccasions,
  type CardEnvelopeForm,
} from '../../core/domain/products/card/cards.ts';
import { cardShapes } from '../../core/domain/products/card/designs/card-design.ts';
import { envelopeSizes, squareEnvelope } from '../../core/domain/products/card/envelopes.ts';
import {
  photobookFormatsOf,
  photobookSizeOf,
} from '../../core/domain/products/photobook/photobook-options.ts';
import { photoboxTypes, type PhotoboxType } from '../../core/domain/catalogue/photoboxes.ts';
import {
  photoPrintSizes,
  type PhotoPrintFormat,
} from '../../core/domain/format/photo-print-sizes.ts';
import type { PhotobookFormat } from '../../core/domain/products/photobook/photobooks.ts';
import { photoboxScene } from '../../core/domain/products/photobox/photobox-picture.ts';
import { photoboxFormatsOf } from '../../core/domain/products/photobox/photobox-options.ts';
import { soldCardExtras } from '../../core/domain/products/card/tables/sold-extras.ts';
import { motifs } from './motifs.ts';
import { lesserTable, mountedPages } from './mounted-pages.ts';

/** How a scene is made: its script in this folder, and what the script is told. */
export type SceneRow = {
  readonly script: `${string}.py`;
  readonly settings: Readonly<Record<string, string | number>>;
  /**
   * Scenes of one batch differ in `variants` alone, and so little that they share their light: they are
   * rendered together in little more than the time of one.
   */
  readonly batch?: string;
};

/** Rooms fill a page's first view on dense screens, too: as many pixels as `room` has there. */
const room = (script: SceneRow['script'], settings: SceneRow['settings'] = {}): SceneRow => ({
  script,
  settings: { w: 1632, h: 1336, samples: 14, noise: 0.05, ...settings },
});

const close = (script: SceneRow['script'], settings: SceneRow['settings']): SceneRow => ({
  script,
  settings: { w: 1020, h: 835, samples: 16, noise: 0.05, ...settings },
});

export type NamedScene = readonly [name: string, row: SceneRow];

/** Where single materials are used: one view each serves all their sizes. */
const place = (name: MaterialRoom): NamedScene => [
  `room-${name}`,
  room(`${name}.py`, { w: 1224, h: 1002, samples: 16 }),
];

/** Far views have less to see in each pixel. */
const further = { w: 1020, h: 835, samples: 12, noise: 0.06 } as const;

const corner = (material: string): NamedScene => [
  `corner-${material}`,
  close('corner.py', { material }),
];

const surface = (material: string): NamedScene => [
  `surface-${material}`,
  close('surface.py', { material }),
];

const woods = [
  'natur',
  'ahorn',
  'buche',
  'eiche',
  'esche',
  'kirsche',
  'mahagoni',
  'nussbaum',
  'wenge',
];

/** Fewer pixels and samples, where a scene differs from another one in a detail alone. */
const lesser = { w: 816, h: 668, samples: 8, noise: 0.1 } as const;

const defaultFrames: readonly string[] = Object.values(defaultProducedFrames);

/** The frames that a type alone means first, then every other variant. */
const frames = producedFrames.toSorted(
  (one, other) =>
    Number(defaultFrames.includes(other.producedFrame)) -
    Number(defaultFrames.includes(one.producedFrame)),
);

const metals = ['silber', 'gold', 'kupfer', 'champagner', 'glanz', 'matt', 'antik'];

/**
 * Which variants of a family take the light alike, by what they are made of and how they shine. Metal has
 * no colour apart from what it mirrors, so each is rendered by itself.
 */
const batchOf = (
  view: string,
  { family, variant }: ProducedFrameDescription,
): Pick<SceneRow, 'batch'> => {
  const [colour = '', finish = ''] = variant.split('-');
  if (metals.includes(colour)) return {};
  if (woods.includes(colour) || ['gemasert', 'gekalkt'].includes(finish))
    return { batch: `${view} ${family} wood` };
  const shine = ['glanz', 'lack', 'matt'].includes(finish) ? ` ${finish}` : '';
  return { batch: `${view} ${family} paint${shine}` };
};

/** A frame's corner; what a type alone means has the type's name. */
const framed = (frame: ProducedFrameDescription): NamedScene => {
  const { producedFrame, family, variant, frameType } = frame;
  const settings = { type: frameType, family, variants: variant };
  return defaultFrames.includes(producedFrame)
    ? [`corner-${frameType}`, close('framed.py', { ...settings, usual: 1 })]
    : [
        `corner-${producedFrame}`,
        { ...close('framed.py', { ...settings, ...lesser }), ...batchOf('corner', frame) },
      ];
};

/** A frame from the front. */
const moulding = (frame: ProducedFrameDescription): NamedScene => [
  `frame-${frame.producedFrame}`,
  {
    script: 'moulding.py',
    settings: { family: frame.family, variants: frame.variant, samples: 8, noise: 0.05 },
    ...batchOf('moulding', frame),
  },
];

/** The families that have glass before what they hold. */
const glazedFamilies = new Set(
  frames.flatMap(({ family, frameType }) => (frameHolds[frameType].isGlazed ? family : [])),
);

/** What the glass of a family's frames mirrors at their corner. */
const glass = (family: string): NamedScene => [
  `glass-${family}`,
  { script: 'glass.py', settings: { family, ...lesser, samples: 32, noise: 0.02 } },
];

/** A picture's back with what it hangs by. */
const hanging = (view: string): NamedScene => [
  `hanging-${view}`,
  { script: 'hanging.py', settings: { view, ...lesser, samples: 16, noise: 0.06 } },
];

/** A card among the things of its occasion. Soft light needs few samples, edges more. */
const occasions: readonly NamedScene[] = cardOccasions.flatMap((occasion) =>
  sceneShapes.map((shape): NamedScene => [
    sceneName(occasion, shape),
    {
      script: 'occasion.py',
      settings: {
        occasion,
        shape,
        // The start page begins with a wedding.
        ...(occasion === 'hochzeit'
          ? { w: 1152, h: 648, samples: 16, noise: 0.06 }
          : { w: 1024, h: 576, samples: 10, noise: 0.1 }),
      },
    },
  ]),
);

/** How what is cut into slices for every size is seen: on a plain wall, from aslant or from the front. */
const wall = { w: 860, samples: 20, noise: 0.05 } as const;

/** Fewer pixels and samples, where there are no slanting edges, or where a detail alone differs. */
const lesserWall = { w: 700, samples: 10, noise: 0.1 } as const;

type SlicedView = 'perspective' | 'frontal';

const onWall = (
  view: SlicedView,
  name: string,
  settings: SceneRow['settings'] = { material: name },
): NamedScene => [
  `${view}-${name}`,
  { script: 'wall.py', settings: { view, ...wall, ...settings } },
];

/** A framed picture from aslant; each has the produced frame's own name. */
const framedOnWall = (frame: ProducedFrameDescription): NamedScene => {
  const settings = { family: frame.family, variants: frame.variant, ...wall };
  const isUsual = defaultFrames.includes(frame.producedFrame);
  const row: SceneRow = { script: 'framed_wall.py', settings };
  const fewer = { settings: { ...settings, ...lesserWall } };
  return [
    `perspective-${frame.producedFrame}`,
    isUsual ? row : { ...row, ...fewer, ...batchOf('perspective', frame) },
  ];
};

/** Boards that can be screwed to the wall (`…-bohrung`). */
const drilled = ['acrylglas', 'aludibond', 'aludibond-brushed', 'forexplatte', 'gallerybond'];

/** What a material's options make of it. */
const optionsOnWall = (view: SlicedView): readonly NamedScene[] => [
  onWall(view, 'aludibond-brushed', { material: 'aludibond-brushed', ...lesserWall }),
  // A stretcher's depth is not seen from the front.
  ...(view === 'frontal'
    ? []
    : [onWall(view, 'leinwand-38mm', { material: 'leinwand', depth: 38 })]),
  ...drilled.map((material) =>
    onWall(view, `${material}-holes`, { material, holes: 1, ...lesserWall }),
  ),
  onWall(view, 'pvcplane-plain', { material: 'pvcplane', eyelet: 0, ...lesserWall }),
];

/** A card of a size on a table; its print is drawn. */
const card = (view: 'standing' | 'lying' | 'open', { width, height }: CardFormat): NamedScene => [
  `card-${view}-${printCardFormat({ width, height })}`,
  {
    script: 'card.py',
    settings: { view, wide: width, high: height, w: 1200, h: 900, samples: 10, noise: 0.06 },
  },
];

/** Sizes of cards that open: menus, place cards and all other shapes are one leaf. */
const foldedShapes = ['portrait', 'square', 'landscape', 'small'] as const;

const cardPaper = (paper: CardPaper): NamedScene => [
  `card-paper-${paper}`,
  {
    script: 'card_paper.py',
    // A shimmer and flecks have less to see in each pixel than felt.
    settings: {
      paper,
      ...(paper === 'perlmutt' || paper === 'recycling' ? { w: 612, h: 501 } : { w: 816, h: 668 }),
      samples: 12,
      noise: 0.05,
    },
  },
];

/** From above, cut out. */
const cardPiece = (piece: string, of: string, settings: SceneRow['settings']): SceneRow => ({
  script: 'card_piece.py',
  settings: { piece, of, samples: 12, noise: 0.05, ...settings },
});

const envelope = (form: CardEnvelopeForm, { width, height }: CardFormat): NamedScene => [
  `card-envelope-${form}-${printCardFormat({ width, height })}`,
  cardPiece('envelope', form, {
    wide: width,
    high: height,
    // Menus and thanks, and what they are sent in, are seen smaller.
    ...(width === 220 || width === 162 ? { pixels: 3, samples: 8 } : {}),
  }),
];

/** Small things are seen larger than an envelope. */
const cardExtras = soldCardExtras.flatMap(({ kind, id }): readonly NamedScene[] =>
  kind === 'inlay' ? [] : [[`card-${kind}-${id}`, cardPiece(kind, id, { pixels: 7 })]],
);

type BookView = 'closed-hard' | 'closed-soft' | 'open';

/** The open one at the head of the start page of cards has more pixels. */
const bookQuality = (view: BookView, format: PhotobookFormat): SceneRow['settings'] =>
  view === 'open' && format === 'a4-quer'
    ? { w: 1400, h: 1050, samples: 16, noise: 0.06 }
    : { w: 1000, h: 750, samples: 12, noise: 0.06 };

/** A photo book of a size on a table, so many tenths of a millimetre thick; its print is drawn. */
const book = (view: BookView, format: PhotobookFormat, thick: number): NamedScene => {
  const { width, height } = photobookSizeOf(format);
  const settings = {
    view,
    wide: width,
    high: height,
    thick,
    leaves: view === 'closed-soft' ? 12 : 24,
  };
  return [
    `book-${view}-${width}x${height}-${thick}`,
    { script: 'book.py', settings: { ...settings, ...bookQuality(view, format) } },
  ];
};

/** Between them they are like every thickness that there is (`book-in-scene.ts`). */
const books: readonly NamedScene[] = [
  ...photobookFormatsOf('echtfotobuch').flatMap((format) => [
    book('closed-hard', format, 100),
    book('open', format, 130),
  ]),
  ...photobookFormatsOf('fotoheft').map((format) => book('closed-soft', format, 30)),
  ...photobookFormatsOf('echtfotobuch').map((format) => book('closed-hard', format, 200)),
];

/** Hundredths of the light that cloth gives back; how deep a box is in millimetres. Prints alone have edges to be told apart. */
const boxes = {
  small: { deep: 52, red: 62, green: 36, blue: 30 },
  max: { deep: 64, red: 8, green: 14, blue: 17 },
  photoprint: { samples: 14, noise: 0.06 },
} as const satisfies Record<PhotoboxType, SceneRow['settings']>;

/** An open box with prints of a format in it, or prints alone; photos are laid into them. */
const photobox = (type: PhotoboxType, format: PhotoPrintFormat): NamedScene => [
  photoboxScene(type, format),
  {
    script: 'photobox.py',
    settings: {
      type,
      format,
      wide: photoPrintSizes[format].millimetres.width,
      high: photoPrintSizes[format].millimetres.height,
      ...lesserTable,
      ...boxes[type],
    },
  },
];

const photoboxes: readonly NamedScene[] = photoboxTypes.flatMap((type) =>
  photoboxFormatsOf(type).map((format) => photobox(type, format)),
);

/**
 * Every scene by its name, in the order of what it is worth to the shop: `npm run scenes -- NAME`
 * makes one again. A name that comes twice keeps its first place.
 */
export const scenes: Readonly<Record<string, SceneRow>> = Object.fromEntries<SceneRow>([
  ['room-living', room('living.py')],
  corner('leinwand'),
  corner('acrylglas'),
  corner('aludibond'),
  corner('poster'),
  ['room-hall', room('hall.py')],
  ['room-bedroom', room('bedroom.py')],
  ['room-office', room('office.py')],
  ['room-living-far', room('living.py', { view: 'far' })],
  ...materialRooms.map(place),
  ...materialTypes.map(corner),
  ...frames.slice(0, frameTypes.length).map(framed),
  ...materialTypes.map(surface),
  ...hangingViews.map(hanging),
  ...[...glazedFamilies].map(glass),
  ...materialTypes.map((material) => onWall('perspective', material)),
  ...frames.slice(0, frameTypes.length).map(framedOnWall),
  ...materialTypes.map((material) => onWall('frontal', material, { material, ...lesserWall })),
  ...optionsOnWall('perspective'),
  ...optionsOnWall('frontal'),
  ['corner-leinwand-38mm', close('corner.py', { material: 'leinwand', depth: 38 })],
  corner('aludibond-brushed'),
  [
    'surface-aludibond-brushed',
    close('surface.py', { material: 'aludibond-brushed', ...lesser, samples: 12 }),
  ],
  ...drilled.map((material): NamedScene => [
    `corner-${material}-holes`,
    // The dark gap behind a sheet is where chance shows first.
    close('corner.py', { material, holes: 1, ...lesser, samples: 20, noise: 0.04 }),
  ]),
  ['corner-pvcplane-plain', close('corner.py', { material: 'pvcplane', eyelet: 0, ...lesser })],
  ['room-bedroom-far', room('bedroom.py', { view: 'far', ...further })],
  ['room-hall-far', room('hall.py', { view: 'far', ...further })],
  ['room-office-far', room('office.py', { view: 'far', ...further })],
  ...frames.map(moulding),
  ...frames.map(framed),
  ...frames.map(framedOnWall),
  ...foldedShapes.flatMap((shape) => [
    card('standing', cardShapes[shape]),
    card('open', cardShapes[shape]),
  ]),
  ...Object.values(cardShapes).map((shape) => card('lying', shape)),
  ...cardPapers.map(cardPaper),
  ...cardEnvelopeForms.flatMap((form) =>
    [...Object.values(envelopeSizes), squareEnvelope].map((size) => envelope(form, size)),
  ),
  ...cardExtras,
  ...books,
  ...photoboxes,
  ...mountedPages,
  ...motifs,
  ...occasions,
]);
