/** What the shop API says of what is sold agrees with what it costs, and refuses what is not. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { ErrorAnswer } from '../../adapters/http/codecs/errors.ts';
import {
  CalculatorReferenceAnswer,
  FormatGroupsAnswer,
  PicturedFormatGroupsAnswer,
  SelectionAnswer,
} from '../../adapters/http/codecs/assortment.ts';
import type { Fetch } from '../../adapters/shared/fetch.ts';
import { httpArticlePrices } from '../../adapters/http/article-prices.ts';
import { articleOfPicture } from '../arbitraries/article.ts';
import { httpPrices } from '../../adapters/http/prices.ts';
import { isFrameType } from '../../core/domain/catalogue/materials.ts';
import { formatUnitOf } from '../../core/domain/locale/locale-units.ts';
import { parseSource } from '../../core/domain/image/parse-source.ts';
import { parseWallPicture } from '../../core/domain/products/wall-picture/parse-wall-picture.ts';
import { formatGroupPrices } from '../../core/domain/pricing/format-groups-price.ts';
import { E, type t } from '../../core/fp.ts';
import { anyLocale } from '../arbitraries/locale.ts';

const baseUrl = 'http://shop.test';

const groupPaths = [
  '/price-api/prices/format-group',
  '/web-api/product-selection-photo-frame/prices-format-group',
] as const;
const imagesPath = '/price-api/prices/format-group-prices-images';
const referencePath = '/web-api/calculator/reference';
const framesPath = '/web-api/variants-for-frame-types';
const selectionPath = '/web-api/product-selection-photo-frame/data';
const articlePath = '/price-api/prices/article';
const optionsPath = '/price-api/photo-options-groups';
const framePath = '/price-api/frame';

/** A question that is refused: its address, the field to blame, and the status. */
const refused: readonly (readonly [address: string, field: string, status: 400 | 404])[] = [
  [`${groupPaths[0]}?materialType=x`, 'materialType', 400],
  [`${groupPaths[0]}?materialType=pvcplane&frameType=artbox`, 'materialType', 404],
  [imagesPath, 'materialType', 400],
  [`${referencePath}?articles[]=leinwand&articles[]=x`, 'articles', 400],
  [`${framesPath}?frameTypes[]=x`, 'frameTypes', 400],
  [`${selectionPath}?materialType=x`, 'materialType', 400],
  [`${articlePath}?materialType=leinwand&formatType=600x400&optionTypes[]=x`, 'optionTypes', 400],
  [
    `${articlePath}?materialType=leinwand&formatType=600x400&optionTypes[]=leinwand-rand-farbig&optionTypes[]=leinwand-rand-gespiegelt`,
    'optionTypes',
    400,
  ],
  [`${articlePath}?materialType=leinwand&formatType=600x400&matType=mat-weiss`, 'matType', 400],
  [
    `${articlePath}?materialType=poster&frameType=holzrahmen&frameVariant=x&formatType=600x400`,
    'frameVariant',
    400,
  ],
  [
    `${articlePath}?materialType=poster&frameType=holzrahmen&matSize=999&formatType=600x400`,
    'matSize',
    400,
  ],
  [
    `${articlePath}?materialType=poster&frameType=holzrahmen&glassType=x&formatType=600x400`,
    'glassType',
    400,
  ],
  [`${optionsPath}?materialType=leinwand&formatType=9999x9999`, 'formatType', 400],
  [`${optionsPath}?materialType=leinwand&frameType=artbox&formatType=600x400`, 'materialType', 404],
  [`${framePath}?frameType=x&formatType=600x400`, 'frameType', 400],
  [`${framePath}?frameType=holzrahmen&formatType=9999x9999`, 'formatType', 400],
  ['/web-api/sku/container?sku=nobodys', 'sku', 404],
  ['/web-api/sku/container?sku=a%20b', 'sku', 400],
  ['/web-api/aspect-ratio?source=../x', 'source', 404],
];

type PictureInput = Parameters<typeof parseWallPicture>[1];

/** The suite; `start` begins the API over the sample shop. */
export const soldContract = (name: string, start: () => Promise<Fetch>): void => {
  const asked = async (address: string, locale: string): Promise<Response> => {
    const headers = { 'x-channel': 'poster', 'x-locale': locale };
    const fetch = await start();
    return fetch(new Request(`${baseUrl}${address}`, { headers }), {
      bytes: 1_000_000,
      milliseconds: 60_000,
    });
  };
  const read = async <A>(
    codec: t.Type<A, unknown, unknown>,
    address: string,
    locale = 'de-DE',
  ): Promise<A> => {
    const decoded = codec.decode(await (await asked(address, locale)).json());
    if (E.isLeft(decoded)) throw new Error(`${address} has another answer`);
    return decoded.right;
  };

  describe(`what is sold: ${name}`, () => {
    property.prop([anyLocale, fc.constantFrom('leinwand', 'fototapete', 'poster')], { numRuns: 6 })(
      'formats stand in the core’s groups with their lowest price, at both addresses',
      async (locale, materialType) => {
        const query = `?materialType=${materialType}`;
        const [one, other, pictured] = await Promise.all([
          read(FormatGroupsAnswer, `${groupPaths[0]}${query}`, locale),
          read(FormatGroupsAnswer, `${groupPaths[1]}${query}`, locale),
          read(PicturedFormatGroupsAnswer, `${imagesPath}${query}`, locale),
        ]);
        expect(other).toEqual(one);
        const prices = httpPrices({ baseUrl, fetch: await start() });
        const list = await prices.formats({ channel: 'poster', locale }, { materialType })();
        if (E.isLeft(list)) throw new Error(list.left.kind);
        const groups = formatGroupPrices(materialType, list.right.all);
        expect(one.payload.groups.map(({ key, isFrom }) => [key, isFrom])).toEqual(
          groups.map(({ key, from }) => [key, from?.isFrom]),
        );
        for (const { image } of pictured.payload.groups)
          expect(E.isRight(parseSource(image))).toBe(true);
      },
    );

    test('a configurator gets the lists of what is sold, and nothing of the rest', async () => {
      const { payload } = await read(
        CalculatorReferenceAnswer,
        `${referencePath}?articles[]=leinwand&articles[]=pvcplane%2Bartbox&articles[]=acrylglas%2Bartbox`,
      );
      expect(payload.materials.map(({ article }) => article)).toEqual([
        'leinwand',
        'acrylglas+artbox',
      ]);
      expect(payload.materials[0]?.initialFormatType).toBe('600x400');
    });

    test('whatever can be selected has a price', async () => {
      const { payload } = await read(SelectionAnswer, selectionPath);
      expect(payload.materials).toHaveLength(12);
      const articlePrices = httpArticlePrices({ baseUrl, fetch: await start() });
      const scope = { channel: 'poster', locale: 'de-DE' } as const;
      const inputs = payload.materials.flatMap(
        ({ materialType, isSoldUnframed, optionTypes, frames }): readonly PictureInput[] => {
          const formatType = materialType === 'fototapete' ? '3000x2000' : '600x400';
          const article = { materialType, formatType };
          return [
            ...(isSoldUnframed ? [article] : []),
            ...optionTypes.map((option) => ({ ...article, optionTypes: [option] })),
            ...frames.flatMap(({ frameType, frameVariants, ...parts }): readonly PictureInput[] => {
              const framed = { ...article, frameType };
              return [
                ...frameVariants.map((frameVariant) => ({ ...framed, frameVariant })),
                ...parts.optionTypes.map((option) => ({ ...framed, optionTypes: [option] })),
                ...parts.matTypes.map((matType) => ({ ...framed, matType, matSize: '60' })),
                ...parts.glassTypes.map((glassType) => ({ ...framed, glassType })),
              ];
            }),
          ];
        },
      );
      expect(
        payload.materials.every(({ frames }) => frames.every((one) => isFrameType(one.frameType))),
      ).toBe(true);
      const articles = inputs.map((input) => {
        const picture = parseWallPicture(formatUnitOf('de-DE'), input);
        if (E.isLeft(picture)) throw new Error(JSON.stringify(picture.left));
        return articleOfPicture(picture.right, scope.locale);
      });
      // Asked together: a request for each would take most of the suite's time.
      const prices = await articlePrices.price(scope, articles)();
      if (E.isLeft(prices)) throw new Error(prices.left.reason);
      expect(inputs.filter((_, index) => prices.right[index] === undefined)).toEqual([]);
    });

    test.each(refused)('%s blames %s with %d, in the language of the locale', async (...row) => {
      const [address, field, status] = row;
      const answers = await Promise.all(
        ['de-DE', 'fr-FR', 'nl-NL'].map(async (locale) => {
          const answer = await asked(address, locale);
          expect(answer.status).toBe(status);
          const body: unknown = await answer.json();
          if (!ErrorAnswer.is(body)) throw new Error('no error of the API');
          expect(Object.keys(body.payload?.errors ?? {})).toContain(field);
          return body.message.text;
        }),
      );
      expect(new Set(answers).size).toBe(3);
    });
  });
};
