/** What the sample shop asks for photo boxes and prints: a print to the smallest coin. */
import {
  photoboxPapers,
  photoboxTypes,
  type PhotoboxPaper,
  type PhotoboxType,
} from '../../../core/domain/catalogue/photoboxes.ts';
import {
  photoPrintFormats,
  type PhotoPrintFormat,
} from '../../../core/domain/format/photo-print-sizes.ts';
import type { Channel } from '../../../core/domain/locale/channel.ts';
import type { Market } from '../../../core/domain/locale/locales.ts';
import { photoboxRows } from '../../../core/domain/products/photobox/photobox-question.ts';
import {
  photoPrintRungs,
  type PhotoPrintRung,
} from '../../../core/domain/products/photobox/photobox-table.ts';
import type { ListedSeed } from './listed-products.ts';
import { marketSeeds } from './markets.ts';

/** The smallest coin of a market, in minor units: Swiss shops ask for no single centimes. */
const coinOf = (market: Market): number => (market === 'ch' || market === 'li' ? 5 : 1);

/** Euro cents as a market asks them of one piece. */
const pieceAmount =
  (cents: number, smallest = 1) =>
  (market: Market): number => {
    const step = Math.max(smallest, coinOf(market));
    return Math.max(
      step,
      Math.round((cents * marketSeeds[market].pricePerMille) / 1_000 / step) * step,
    );
  };

/** Euro cents of a single print on the usual paper. */
const printCents: Readonly<Record<PhotoPrintFormat, number>> = {
  '100x100': 29,
  '100x120': 32,
  '130x90': 29,
  '150x100': 32,
  '180x130': 49,
  '300x200': 190,
};

/** Thousandths of that from an amount on. */
const rungPerMille: Readonly<Record<PhotoPrintRung, number>> = {
  1: 1_000,
  24: 860,
  48: 760,
  100: 660,
  250: 560,
};

/** Thousandths of a single print above the usual paper. */
const paperPerMille: Readonly<Record<Exclude<PhotoboxPaper, 'simple'>, number>> = {
  poster: 250,
  matte: 400,
  hahnemuehle: 4_000,
};

/** Euro cents of a box without prints. */
const boxCents: Readonly<Record<Exclude<PhotoboxType, 'photoprint'>, number>> = {
  small: 1_290,
  max: 1_990,
};

const prices: ListedSeed['prices'] = Object.fromEntries([
  ...photoboxTypes.flatMap((type) =>
    type !== 'photoprint'
      ? [[photoboxRows.box(type), pieceAmount(boxCents[type], 10)] as const]
      : [],
  ),
  ...photoPrintFormats.flatMap((format) => [
    ...photoPrintRungs.map(
      (rung) =>
        [
          photoboxRows.print(format, rung),
          pieceAmount((printCents[format] * rungPerMille[rung]) / 1_000),
        ] as const,
    ),
    ...photoboxPapers.flatMap((paper) =>
      paper === 'simple'
        ? []
        : [
            [
              photoboxRows.paper(format, paper),
              pieceAmount((printCents[format] * paperPerMille[paper]) / 1_000),
            ] as const,
          ],
    ),
  ]),
]);

/** Both channels sell them, at the same prices. */
export const photoboxSeeds: readonly ListedSeed[] = (
  ['poster', 'kartenliebe'] as const satisfies readonly Channel[]
).map((channel) => ({ channel, product: 'photobox', prices }));
