import fc from 'fast-check';

import { framesForMaterial } from '../../core/domain/catalogue/frame-holds.ts';
import { glassTypes } from '../../core/domain/catalogue/frame-parts.ts';
import type { MaterialType } from '../../core/domain/catalogue/materials.ts';
import { matTypes } from '../../core/domain/catalogue/materials.ts';
import { optionGroupsOf } from '../../core/domain/catalogue/material-options.ts';
import {
  defaultOptionOfGroup,
  isOptionType,
  optionsOfGroup,
  optionTypes,
} from '../../core/domain/catalogue/options.ts';
import {
  defaultProducedFrameOf,
  producedFrames,
  producedFramesOf,
} from '../../core/domain/catalogue/produced-frame.ts';
import { matsOf, offeredMatSizes } from '../../core/domain/catalogue/mat-choice.ts';
import {
  offeredOption,
  type FrameOffer,
  type ComponentOffer,
} from '../../core/domain/products/wall-picture/component-offer.ts';
import {
  frameOfComponents,
  type ComponentSelection,
  type PartedArticle,
} from '../../core/domain/products/wall-picture/component-selection.ts';
import { anyMaterialType } from './catalogue.ts';

const optional = <A>(arbitrary: fc.Arbitrary<A>): fc.Arbitrary<A | undefined> =>
  fc.option(arbitrary, { nil: undefined });

/** A material, in a frame that holds it or in none. */
export const anyPartedArticle: fc.Arbitrary<PartedArticle> = anyMaterialType.chain(
  (materialType: MaterialType) =>
    optional(fc.constantFrom(...framesForMaterial(materialType), undefined)).map((frameType) => ({
      materialType,
      frameType,
    })),
);

/** Parts of any product, and words that name none. */
const anyComponents: fc.Arbitrary<ComponentSelection> = fc.record({
  optionTypes: fc.array(fc.constantFrom(...optionTypes, 'leinwand-none', 'x'), { maxLength: 4 }),
  frameVariant: optional(
    fc.constantFrom(...producedFrames.map(({ producedFrame }) => producedFrame), 'neon'),
  ),
  matType: optional(fc.constantFrom(...matTypes, 'mat-blau')),
  matSize: optional(fc.constantFrom(...offeredMatSizes.map(String), '0', '37', 'x')),
  glassType: optional(fc.constantFrom(...glassTypes, 'window')),
});

/** Parts that go with an article by their names, or any. */
export const componentsOf = ({
  materialType,
  frameType,
}: PartedArticle): fc.Arbitrary<ComponentSelection> => {
  const options = optionTypes.filter((option) => option.startsWith(`${materialType}-`));
  const colours = frameType === undefined ? [] : producedFramesOf(frameType);
  const mats = frameType === undefined ? [] : matsOf(frameType);
  if (options.length === 0 && colours.length === 0) return anyComponents;
  return fc.oneof(
    anyComponents,
    fc.record({
      optionTypes: options.length === 0 ? fc.constant([]) : fc.subarray(options),
      frameVariant:
        colours.length === 0
          ? fc.constant(undefined)
          : optional(fc.constantFrom(...colours.map(({ producedFrame }) => producedFrame))),
      matType: mats.length === 0 ? fc.constant(undefined) : optional(fc.constantFrom(...mats)),
      matSize: optional(fc.constantFrom(...offeredMatSizes.map(String))),
      glassType: optional(fc.constantFrom(...glassTypes)),
    }),
  );
};

const anyAmount = fc.integer({ min: 0, max: 99_999 });

const anySale = fc.option(anyAmount, { nil: undefined, freq: 4 });

const part = <Value extends string>(value: Value, isDefault: boolean, amount: number | undefined) =>
  amount === undefined && !isDefault
    ? { value, surcharge: 0, isDefault, refusal: 'not-sold' as const }
    : { value, surcharge: isDefault ? 0 : (amount ?? 0), isDefault };

const frameOffer = (
  { frameType }: PartedArticle,
  sale: () => number | undefined,
): FrameOffer | undefined =>
  frameType && {
    colours: producedFramesOf(frameType).map(({ producedFrame }) =>
      part(producedFrame, producedFrame === defaultProducedFrameOf(frameType), sale()),
    ),
    mats: matsOf(frameType).flatMap((matType) =>
      matType === 'mat-none'
        ? []
        : offeredMatSizes.flatMap((matSize) => {
            const surcharge = sale();
            return surcharge === undefined ? [] : [{ matType, matSize, surcharge }];
          }),
    ),
    glasses:
      matsOf(frameType).length === 0
        ? []
        : glassTypes.map((glassType) => part(glassType, false, sale())),
  };

/** What an article can be had with: some parts are not sold; priced for the mat of a wish. */
export const partOfferOf = (
  article: PartedArticle,
  wish: ComponentSelection,
): fc.Arbitrary<ComponentOffer> =>
  fc.array(anySale, { minLength: 97, maxLength: 97 }).map((sales) => {
    let index = 0;
    const sale = (): number | undefined => sales[(index += 1) % sales.length];
    const frame = frameOffer(article, sale);
    return {
      material: 'any',
      formatType: '600x400',
      matSize:
        article.frameType === undefined ? 0 : frameOfComponents(article.frameType, wish).matSize,
      options: optionGroupsOf(article.materialType).map((group) => ({
        group,
        options: optionsOfGroup(group).flatMap((option) => {
          const optionType = `${group}-${option}`;
          return isOptionType(optionType)
            ? [
                offeredOption(
                  article,
                  part(optionType, option === defaultOptionOfGroup(group), sale()),
                ),
              ]
            : [];
        }),
      })),
      ...(frame !== undefined && { frame }),
    };
  });
