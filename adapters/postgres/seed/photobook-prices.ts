/** What the sample shop asks for photo books: each piece, with five minor units as the smallest step. */
import { photobookGraduationsOf } from '../../../core/domain/products/photobook/page-count.ts';
import {
  photobookChoicesOf,
  photobookFormatsOf,
  photobookParts,
  usualPhotobookPartOf,
} from '../../../core/domain/products/photobook/photobook-options.ts';
import { photobookRows } from '../../../core/domain/products/photobook/photobook-question.ts';
import {
  photobookTypes,
  type PhotobookFormat,
  type PhotobookType,
} from '../../../core/domain/products/photobook/photobooks.ts';
import type { ListedSeed } from './listed-products.ts';
import { pieceAmountBy } from './piece-amount.ts';

const pieceAmount = pieceAmountBy(5);

/** Euro cents of a copy with the least pages, and of the first page more. */
const formatCents: Readonly<
  Record<PhotobookType, Readonly<Partial<Record<PhotobookFormat, readonly [number, number]>>>>
> = {
  digitalfotobuch: {
    '200-200': [2_490, 45],
    '300-300': [4_490, 70],
    'a3-quer': [5_490, 90],
    'a4-hoch': [3_290, 60],
    'a4-quer': [2_990, 55],
    'a5-hoch': [1_990, 40],
    'a5-quer': [1_890, 35],
  },
  echtfotobuch: {
    '200-200': [2_990, 70],
    '300-300': [5_490, 120],
    'a3-quer': [6_990, 150],
    'a4-hoch': [4_290, 95],
    'a4-quer': [3_990, 90],
    'a5-hoch': [2_690, 65],
    'a5-quer': [2_490, 60],
  },
  fotoheft: {
    '200-200': [1_190, 25],
    'a4-hoch': [1_590, 30],
    'a4-quer': [1_490, 30],
    'a5-hoch': [990, 20],
    'a5-quer': [890, 20],
    'a6-quer': [690, 15],
  },
};

/** Thousandths of the price of the first page more, by the graduations. */
const graduationPerMille = [1_000, 900, 800] as const;

/** Euro cents above what the usual part costs. */
const partCents: Readonly<Record<string, number>> = {
  glaenzend: 300,
  matt: 200,
  feinstweiss: 250,
  gold: 690,
  relief: 490,
  rosegold: 690,
  silber: 690,
};

type Row = readonly [name: string, amount: ReturnType<typeof pieceAmount>];

const formatRows = (type: PhotobookType, format: PhotobookFormat): readonly Row[] => {
  const [book, page] = formatCents[type][format] ?? [];
  if (book === undefined || page === undefined) return [];
  return [
    [photobookRows.book(type, format), pieceAmount(book)],
    ...photobookGraduationsOf(type).map((graduation, index): Row => [
      photobookRows.page(type, format, graduation),
      pieceAmount((page * (graduationPerMille[index] ?? 0)) / 1_000),
    ]),
  ];
};

const partRows = (type: PhotobookType): readonly Row[] =>
  photobookParts.flatMap((part) =>
    photobookChoicesOf(type)
      [part].filter((value) => value !== usualPhotobookPartOf(type, part))
      .map((value): Row => [
        photobookRows.part(type, part, value),
        pieceAmount(partCents[value] ?? 0),
      ]),
  );

/** Cards and photo books are sold in one channel. */
export const photobookSeed: ListedSeed = {
  channel: 'kartenliebe',
  product: 'photobook',
  prices: Object.fromEntries(
    photobookTypes.flatMap((type) => [
      ...photobookFormatsOf(type).flatMap((format) => formatRows(type, format)),
      ...partRows(type),
    ]),
  ),
};
