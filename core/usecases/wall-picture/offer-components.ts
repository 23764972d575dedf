/** What an article can be had with: options, colours, mats and glasses (storefront §3, §7). */
import { materialValue } from '../../domain/configurator/configurator.ts';
import { glassTypes } from '../../domain/catalogue/frame-parts.ts';
import { optionGroupsOf } from '../../domain/catalogue/material-options.ts';
import {
  defaultOptionOfGroup,
  isOptionType,
  optionsOfGroup,
} from '../../domain/catalogue/options.ts';
import { defaultProducedFrameOf, producedFramesOf } from '../../domain/catalogue/produced-frame.ts';
import { printFormat, type Format } from '../../domain/format/format.ts';
import {
  offeredOption,
  type FrameOffer,
  type OfferedOptions,
  type ComponentOffer,
} from '../../domain/products/wall-picture/component-offer.ts';
import {
  frameOfComponents,
  type ComponentSelection,
} from '../../domain/products/wall-picture/component-selection.ts';
import type { PricedOptionGroup } from '../../domain/pricing/option-surcharges.ts';
import { matsOf } from '../../domain/catalogue/mat-choice.ts';
import { pipe, TE, type RTE } from '../../fp.ts';
import type { HasLog } from '../../ports/log.ts';
import type {
  FramePartSurcharges,
  HasOptionPrices,
} from '../../ports/wall-picture/option-prices.ts';
import type { PriceError, PriceScope } from '../../ports/prices.ts';
import type { ArticleType } from '../../domain/catalogue/article-type.ts';
import { priceFrameParts, priceOptions } from './price-parts.ts';

type Priced<A> = RTE.ReaderTaskEither<HasOptionPrices & HasLog, PriceError, A>;

/** All options of the material's groups: those without a price are not sold. */
const optionsOf = (
  article: ArticleType,
  priced: readonly PricedOptionGroup[],
): readonly OfferedOptions[] =>
  optionGroupsOf(article.materialType).map((group) => ({
    group,
    options: optionsOfGroup(group)
      .map((option) => ({ option, optionType: `${group}-${option}` }))
      .flatMap(({ option, optionType }) => {
        if (!isOptionType(optionType)) return [];
        const sold = priced
          .flatMap(({ options }) => options)
          .find((one) => one.optionType === optionType);
        return [
          offeredOption(article, {
            value: optionType,
            surcharge: sold?.surcharge.minorUnits ?? 0,
            isDefault: option === defaultOptionOfGroup(group),
            ...(sold === undefined && { refusal: 'not-sold' }),
          }),
        ];
      }),
  }));

/** All colours of the frame type and, where it is glazed, all glasses; what is not sold says so. */
const frameOf = (
  frameType: NonNullable<ArticleType['frameType']>,
  { frames, mats, glasses }: FramePartSurcharges,
): FrameOffer => ({
  colours: producedFramesOf(frameType).map(({ producedFrame }) => {
    const isDefault = producedFrame === defaultProducedFrameOf(frameType);
    const sold = frames.find((frame) => frame.producedFrame === producedFrame);
    return {
      value: producedFrame,
      surcharge: isDefault ? 0 : (sold?.surcharge.minorUnits ?? 0),
      isDefault,
      ...(!isDefault && sold === undefined && { refusal: 'not-sold' }),
    };
  }),
  mats: mats.map(({ matType, matSize, surcharge }) => ({
    matType,
    matSize,
    surcharge: surcharge.minorUnits,
  })),
  glasses: (matsOf(frameType).length === 0 ? [] : glassTypes).map((glassType) => {
    const sold = glasses.find((glass) => glass.glassType === glassType);
    return {
      value: glassType,
      surcharge: sold?.surcharge.minorUnits ?? 0,
      isDefault: false,
      ...(sold === undefined && { refusal: 'not-sold' }),
    };
  }),
});

const priceFrame =
  (
    scope: PriceScope,
    { materialType, frameType }: ArticleType,
    format: Format,
    matSize: number,
  ): Priced<FrameOffer | undefined> =>
  (environment) =>
    frameType === undefined
      ? TE.right(undefined)
      : pipe(
          priceFrameParts(scope, { materialType, frameType, matSize }, format)(environment),
          TE.map((parts) => frameOf(frameType, parts)),
        );

/**
 * What an article in a format can be had with, for a selection whose mat decides what colours and
 * glasses cost. Failures are logged.
 */
export const offerComponents =
  (
    scope: PriceScope,
    article: ArticleType,
    format: Format,
    components: ComponentSelection,
  ): Priced<ComponentOffer> =>
  (environment) => {
    const { materialType, frameType } = article;
    const matSize = frameType === undefined ? 0 : frameOfComponents(frameType, components).matSize;
    return pipe(
      TE.Do,
      TE.apS('priced', priceOptions(scope, article, format)(environment)),
      TE.apS('frame', priceFrame(scope, article, format, matSize)(environment)),
      TE.map(({ priced, frame }) => ({
        material: materialValue(materialType, frameType),
        formatType: printFormat(format),
        matSize,
        options: optionsOf(article, priced),
        frame,
      })),
    );
  };
