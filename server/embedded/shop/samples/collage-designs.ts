/** Groups of one look, each for numbers of photos and orientations. */
import type {
  CollageDesign,
  CollageRatio,
} from '../../../../core/domain/products/collage/collage-design.ts';
import type { CollageDesignGroup } from '../../../../core/domain/products/collage/collage-groups.ts';
import type { Orientation } from '../../../../core/domain/format/orientation.ts';
import { localeTable, type Language, type Locale } from '../../../../core/domain/locale/locales.ts';
import {
  bands,
  columns,
  highlight,
  mosaic,
  rows,
  tilesOf,
  type Layout,
} from './collage-layouts.ts';

const ratios = {
  landscape: { width: 3, height: 2 },
  portrait: { width: 2, height: 3 },
  square: { width: 1, height: 1 },
} as const satisfies Record<Orientation, CollageRatio>;

const allOrientations = ['landscape', 'portrait', 'square'] as const;

type Look = {
  readonly id: string;
  readonly names: Readonly<Record<Language, string>>;
  /** The same in every language. */
  readonly designName: string;
  readonly layout: Layout;
  readonly counts: readonly number[];
  readonly orientations: readonly Orientation[];
  /** The other designs' ids follow. */
  readonly firstId: number;
};

/** The classics' ids begin with 1, so that both channels' default ones are theirs. */
const looks: readonly Look[] = [
  {
    id: 'classics',
    names: {
      de: 'Klassiker',
      en: 'Classics',
      es: 'Clásicos',
      fr: 'Classiques',
      it: 'Classici',
      nl: 'Klassiekers',
    },
    designName: 'Atelier',
    layout: rows,
    counts: [9, 4, 6, 12, 16],
    orientations: allOrientations,
    firstId: 1,
  },
  {
    id: 'centrepieces',
    names: {
      de: 'Ein Lieblingsbild',
      en: 'One favourite',
      es: 'Una foto favorita',
      fr: 'Une photo favorite',
      it: 'Una foto preferita',
      nl: 'Eén favoriet',
    },
    designName: 'Solo',
    layout: highlight,
    counts: [3, 5, 7, 10, 13],
    orientations: allOrientations,
    firstId: 101,
  },
  {
    id: 'bands',
    names: {
      de: 'Reihen',
      en: 'Rows',
      es: 'Filas',
      fr: 'Rangées',
      it: 'File',
      nl: 'Rijen',
    },
    designName: 'Linea',
    layout: bands,
    counts: [2, 6, 8, 11, 15],
    orientations: ['landscape', 'square'],
    firstId: 201,
  },
  {
    id: 'columns',
    names: {
      de: 'Spalten',
      en: 'Columns',
      es: 'Columnas',
      fr: 'Colonnes',
      it: 'Colonne',
      nl: 'Kolommen',
    },
    designName: 'Colonna',
    layout: columns,
    counts: [5, 8, 11, 14, 18],
    orientations: ['portrait', 'square'],
    firstId: 301,
  },
  {
    id: 'mosaics',
    names: {
      de: 'Mosaik',
      en: 'Mosaic',
      es: 'Mosaico',
      fr: 'Mosaïque',
      it: 'Mosaico',
      nl: 'Mozaïek',
    },
    designName: 'Tessera',
    layout: mosaic,
    counts: [2, 3, 7, 10, 12, 17, 19, 20],
    orientations: allOrientations,
    firstId: 401,
  },
];

type LaidOut = {
  readonly look: Look;
  readonly designId: number;
  readonly tileCount: number;
  readonly orientation: Orientation;
};

const designsOf = (look: Look): readonly LaidOut[] =>
  look.counts
    .flatMap((tileCount) => look.orientations.map((orientation) => ({ tileCount, orientation })))
    .map((design, place) => ({ ...design, look, designId: look.firstId + place }));

/** The groups of collages, named in the language of a locale. */
export const sampleCollageGroups = (locale: Locale): readonly CollageDesignGroup[] =>
  looks.map((look) => ({
    designGroupId: look.id,
    name: look.names[localeTable[locale].language],
    collages: designsOf(look).map(({ designId, tileCount, orientation }) => ({
      designId,
      tileCount,
      orientation,
    })),
  }));

const designOf = ({
  look,
  designId,
  tileCount,
  orientation,
}: LaidOut): readonly (readonly [number, CollageDesign])[] => {
  const ratio = ratios[orientation];
  const [first, ...others] = tilesOf(look.layout, tileCount, ratio.height / ratio.width);
  const name = `${look.designName} ${tileCount}`;
  return first === undefined
    ? []
    : [[designId, { designId, name, ratio, tiles: [first, ...others] }]];
};

/** By id. */
export const sampleCollages: ReadonlyMap<number, CollageDesign> = new Map(
  looks.flatMap(designsOf).flatMap(designOf),
);
