/** Storefront §7, "Frame selection". */
import type {
  FormatGroupsAnswer,
  FrameTypesAnswer,
  PicturedFormatGroupsAnswer,
  SelectionAnswer,
} from '../../../adapters/http/codecs/assortment.ts';
import { readWireArticles } from '../../../adapters/http/codecs/wire.ts';
import { assortmentEndpoints } from '../../../adapters/http/endpoints/assortment.ts';
import { assortmentOf, type SoldArticle } from '../../../adapters/postgres/stores/assortment.ts';
import { isGlassType } from '../../../core/domain/catalogue/frame-parts.ts';
import {
  frameTypes as allFrameTypes,
  isMatType,
  materialTypes,
  type FrameType,
} from '../../../core/domain/catalogue/materials.ts';
import { isOptionType, optionTypes } from '../../../core/domain/catalogue/options.ts';
import {
  defaultProducedFrameOf,
  producedFramesOf,
} from '../../../core/domain/catalogue/produced-frame.ts';
import {
  materialValue,
  type FormatOption,
} from '../../../core/domain/configurator/configurator.ts';
import { formatMillimetres } from '../../../core/domain/format/format.ts';
import { leadImageAddress } from '../../../core/domain/image/lead-image.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import { formatGroupPrices } from '../../../core/domain/pricing/format-groups-price.ts';
import { E, type t } from '../../../core/fp.ts';
import type { ArticleType } from '../../../core/domain/catalogue/article-type.ts';
import type { PriceSheet, PriceSheets } from './price-sheets.ts';
import {
  answerFromSheet,
  articleOf,
  formatPrices,
  keptNothing,
  pricedFormats,
  printLowest,
  type PriceSources,
} from './prices.ts';
import { sharedRoute, type Route } from '../../endpoints/route.ts';

type Groups = t.TypeOf<typeof FormatGroupsAnswer>['payload']['groups'];

const groupsOf = (
  sheet: PriceSheet,
  { materialType }: ArticleType,
  locale: Locale,
  now: number,
): readonly { readonly group: Groups[number]; readonly first: FormatOption }[] => {
  const entries = pricedFormats(sheet, locale, now);
  const wireOf = new Map(entries.map(({ option, wire }) => [option, wire]));
  return formatGroupPrices(
    materialType,
    entries.map(({ option }) => option),
  ).map(({ key, formats, from }) => ({
    group: {
      key,
      formats: formats.flatMap((option) => wireOf.get(option) ?? []),
      ...(from && printLowest(from)),
    },
    first: formats[0],
  }));
};

const sampleMotif = 'mountains-1';

/** None for what the media library cannot show. */
const imageOf = ({ materialType, frameType }: ArticleType, { format }: FormatOption): string => {
  const address = leadImageAddress({
    id: sampleMotif,
    view: 'frontal',
    material: materialType,
    frame: frameType,
    ...formatMillimetres(format),
  });
  return E.isRight(address) ? address.right : '';
};

const variantsOf = (frameType: FrameType, sold: readonly SoldArticle[]): readonly string[] => {
  const usual = defaultProducedFrameOf(frameType);
  return producedFramesOf(frameType)
    .map(({ producedFrame }) => producedFrame)
    .filter((frame) => frame === usual || sold.some(({ parts }) => parts.includes(frame)));
};

const framesOf = (
  frameTypes: readonly FrameType[],
  sold: readonly SoldArticle[],
): t.TypeOf<typeof FrameTypesAnswer>['payload']['frames'] =>
  frameTypes.map((frameType) => {
    const framed = sold.filter((article) => article.frameType === frameType);
    return {
      frameType,
      materials: framed.map(({ materialType }) => materialType),
      frameVariants: framed.length === 0 ? [] : variantsOf(frameType, framed),
    };
  });

const optionsOf = (parts: readonly string[]): readonly string[] => {
  const sold = parts.filter(isOptionType);
  return optionTypes.filter((optionType) => sold.includes(optionType));
};

const selectionOf = (
  sold: readonly SoldArticle[],
): t.TypeOf<typeof SelectionAnswer>['payload']['materials'] =>
  materialTypes.flatMap((materialType) => {
    const ofMaterial = sold.filter((article) => article.materialType === materialType);
    if (ofMaterial.length === 0) return [];
    const unframed = ofMaterial.find(({ frameType }) => frameType === undefined);
    return [
      {
        materialType,
        isSoldUnframed: unframed !== undefined,
        optionTypes: optionsOf(unframed?.parts ?? []),
        frames: ofMaterial.flatMap(({ frameType, parts }) =>
          frameType === undefined
            ? []
            : [
                {
                  frameType,
                  optionTypes: optionsOf(parts),
                  frameVariants: variantsOf(frameType, [{ materialType, frameType, parts }]),
                  matTypes: parts.filter((part) => isMatType(part)),
                  glassTypes: parts.filter((part) => isGlassType(part)),
                },
              ],
        ),
      },
    ];
  });

/** The routes of what is sold. */
export const assortmentRoutes = (
  { database, clock, kept = keptNothing(clock) }: PriceSources,
  sheetOf: PriceSheets,
): Readonly<Record<keyof typeof assortmentEndpoints, Route>> => {
  const fromSheet = answerFromSheet(sheetOf);
  return {
    formatGroupPrices: sharedRoute(assortmentEndpoints.formatGroupPrices, {
      kept,
      asked: articleOf,
      answer: ({ scope, query }) =>
        fromSheet(scope, query, (sheet) => {
          const groups = groupsOf(sheet, query, scope.locale, clock.now());
          return E.right({ payload: { groups: groups.map(({ group }) => group) } });
        }),
    }),
    formatGroupPricesImages: sharedRoute(assortmentEndpoints.formatGroupPricesImages, {
      kept,
      asked: articleOf,
      answer: ({ scope, query }) =>
        fromSheet(scope, query, (sheet) => {
          const groups = groupsOf(sheet, query, scope.locale, clock.now());
          const payload: t.TypeOf<typeof PicturedFormatGroupsAnswer>['payload'] = {
            groups: groups.map(({ group, first }) => ({ ...group, image: imageOf(query, first) })),
          };
          return E.right({ payload });
        }),
    }),
    calculatorReference: sharedRoute(assortmentEndpoints.calculatorReference, {
      kept,
      asked: ({ articles }) => ({ articles }),
      answer: async ({ scope, query }) => {
        const materials = await Promise.all(
          readWireArticles(query.articles).map(async (article) => {
            const sheet = await sheetOf(scope, article);
            const answer = sheet && formatPrices(sheet, scope.locale, clock.now());
            if (answer === undefined || E.isLeft(answer)) return [];
            const { formats, initialFormatType } = answer.right.payload;
            const name = materialValue(article.materialType, article.frameType);
            return [{ article: name, formats, initialFormatType }];
          }),
        );
        return E.right({ payload: { materials: materials.flat() } });
      },
    }),
    frameTypeVariants: sharedRoute(assortmentEndpoints.frameTypeVariants, {
      kept,
      asked: ({ frameTypes }) =>
        frameTypes === undefined
          ? {}
          : { frameTypes: allFrameTypes.filter((frameType) => frameTypes.includes(frameType)) },
      answer: async ({ scope, query: { frameTypes } }) => {
        const filter = { kind: 'in-frames', frameTypes } as const;
        const sold = await assortmentOf(database, scope.channel, filter);
        return E.right({ payload: { frames: framesOf(frameTypes ?? allFrameTypes, sold) } });
      },
    }),
    photoFrameSelection: sharedRoute(assortmentEndpoints.photoFrameSelection, {
      kept,
      asked: ({ materialType }) => (materialType === undefined ? {} : { materialType }),
      answer: async ({ scope, query: { materialType } }) => {
        const filter = { kind: 'of-material', materialType } as const;
        const sold = await assortmentOf(database, scope.channel, filter);
        return E.right({ payload: { materials: selectionOf(sold) } });
      },
    }),
  };
};
