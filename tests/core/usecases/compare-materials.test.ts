import { describe, expect, test } from 'vitest';

import type { Format } from '../../../core/domain/format/format.ts';
import { E, TE } from '../../../core/fp.ts';
import type { FormatPriceList, Prices } from '../../../core/ports/prices.ts';
import type { ArticleType } from '../../../core/domain/catalogue/article-type.ts';
import { compareMaterials } from '../../../core/usecases/compare-materials.ts';
import { priceWith } from '../../arbitraries/money.ts';
import { failingArticlePrices, usualArticlePrices } from '../../fakes/article-prices.ts';
import { recordingLog } from '../../fakes/log.ts';
import { failingPrices, fakePrices } from '../../fakes/prices.ts';

const scope = { channel: 'poster', locale: 'de-DE' } as const;

const format = (width: number, height: number): Format => ({ width, height, unit: 'cm' });

const listOf = (...formats: readonly [Format, ...Format[]]): FormatPriceList => {
  const [first, ...others] = formats.map((one) => ({ format: one }));
  if (first === undefined) throw new Error('no format');
  return { featured: [first, ...others], all: [first, ...others], initialFormat: first.format };
};

/** Canvas in three formats, poster in two; canvas alone is sold in the asked one. */
const prices: Prices = {
  ...fakePrices(),
  formats: (_scope, { materialType }) => {
    if (materialType === 'leinwand')
      return TE.right(listOf(format(900, 600), format(600, 900), format(300, 200)));
    return materialType === 'poster'
      ? TE.right(listOf(format(300, 200), format(1_200, 800)))
      : TE.left({ kind: 'article-unknown' });
  },
};

const articlePrices = usualArticlePrices((_scope, { materialType }) =>
  materialType === 'leinwand' ? priceWith('eur', 3_990, 3_990) : undefined,
);

const articles: readonly ArticleType[] = [
  { materialType: 'poster' },
  { materialType: 'leinwand' },
  { materialType: 'echtglas' },
];

describe('materials beside each other', () => {
  test('cost what they cost in one format, in their order, and have all formats by size', async () => {
    const environment = { prices, articlePrices, log: recordingLog() };
    expect(await compareMaterials(scope, articles, format(600, 400))(environment)()).toEqual(
      E.right({
        prices: [undefined, priceWith('eur', 3_990, 3_990), undefined],
        formats: [
          format(300, 200),
          format(600, 400),
          format(900, 600),
          format(600, 900),
          format(1_200, 800),
        ],
      }),
    );
    expect(environment.log.reports).toEqual([]);
  });

  test('list the compared format once where a list has it, too', async () => {
    const environment = { prices, articlePrices, log: recordingLog() };
    const asked = [{ materialType: 'poster' }] as const;
    const compared = await compareMaterials(scope, asked, format(300, 200))(environment)();
    expect(compared).toMatchObject({
      right: { formats: [format(300, 200), format(1_200, 800)] },
    });
  });

  test('are not compared while the service does not answer, which is logged once', async () => {
    const error = { kind: 'prices-unavailable', reason: 'down' } as const;
    const environment = {
      prices: failingPrices(error),
      articlePrices: failingArticlePrices(error),
      log: recordingLog(),
    };
    expect(await compareMaterials(scope, articles, format(600, 400))(environment)()).toEqual(
      E.left(error),
    );
    expect(environment.log.reports).toHaveLength(1);
  });
});
