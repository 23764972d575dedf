import fc from 'fast-check';

import { optionGroupTable } from '../../core/domain/catalogue/option-groups.ts';
import { optionGroups, optionTypes } from '../../core/domain/catalogue/options.ts';
import { backTypes, glassTypes } from '../../core/domain/catalogue/frame-parts.ts';
import {
  defaultProducedFrameOf,
  producedFramesOf,
} from '../../core/domain/catalogue/produced-frame.ts';
import { frameHolds, framesForMaterial } from '../../core/domain/catalogue/frame-holds.ts';
import {
  frameTypes,
  type FrameType,
  type MaterialType,
} from '../../core/domain/catalogue/materials.ts';
import { cardEnvelopeForms, cardOccasions } from '../../core/domain/products/card/cards.ts';
import { cardRefinements } from '../../core/domain/catalogue/card-extras.ts';
import { cardQuantities } from '../../core/domain/products/card/quantity.ts';
import type { CalendarHandOff } from '../../core/domain/products/calendar/calendar-hand-off.ts';
import type { CardHandOff, CardOrder } from '../../core/domain/products/card/card-hand-off.ts';
import type { CollageHandOff } from '../../core/domain/products/collage/collage-hand-off.ts';
import type { DesignerContext } from '../../core/domain/designer/designer-context.ts';
import type { DesignerHandOff } from '../../core/domain/products/products-by-designer.ts';
import { parameterNames, referralSources } from '../../core/domain/designer/parameters.ts';
import { defaultFrameChoice, type FrameChoice } from '../../core/domain/catalogue/frame-choice.ts';
import {
  materialOfHandOff,
  type ChosenWallPicture,
} from '../../core/domain/products/wall-picture/chosen-wall-picture.ts';
import type { PhotobookHandOff } from '../../core/domain/products/photobook/photobook-hand-off.ts';
import type { PhotoboxHandOff } from '../../core/domain/products/photobox/photobox-hand-off.ts';
import type { HandedPicture } from '../../core/domain/designer/own-picture-parameters.ts';
import type { WallOptions } from '../../core/domain/products/wall-picture/wall-options.ts';
import type { WallPictureHandOff } from '../../core/domain/products/wall-picture/wall-picture-hand-off.ts';
import { formatUnitOf } from '../../core/domain/locale/locale-units.ts';
import { localeTable } from '../../core/domain/locale/locales.ts';
import { calendarConfigurationAt } from './calendar.ts';
import { anyMaterialType, anyMatType } from './catalogue.ts';
import { anyCollageId } from './collage.ts';
import { formatIn } from './format.ts';
import { anyLocale } from './locale.ts';
import { anyPhotobookConfiguration } from './photobook.ts';
import { anyPhotoboxConfiguration } from './photobox.ts';

const optional = <A>(arbitrary: fc.Arbitrary<A>): fc.Arbitrary<A | undefined> =>
  fc.option(arbitrary, { nil: undefined });

/** The frame in any of its colours, with any glass that it can have. */
const withFrameParts = (choice: FrameChoice): fc.Arbitrary<FrameChoice> => {
  const { frameType } = choice;
  const colours = producedFramesOf(frameType)
    .map(({ producedFrame }) => producedFrame)
    .filter((producedFrame) => producedFrame !== defaultProducedFrameOf(frameType));
  return fc
    .record(
      {
        ...(colours.length > 0 && { producedFrame: fc.constantFrom(...colours) }),
        ...(frameHolds[frameType].isGlazed && {
          glassType: fc.constantFrom(...glassTypes),
          backType: fc.constantFrom(...backTypes),
        }),
      },
      { requiredKeys: [] },
    )
    .map((parts) => ({ ...choice, ...parts }));
};

/** A frame whose mat and mat size go together: no mat has no size, and it needs glass before it. */
const frameChoiceOf = (frameType: fc.Arbitrary<FrameType>): fc.Arbitrary<FrameChoice> =>
  fc
    .record({
      frameType,
      matType: anyMatType,
      matSize: fc.integer({ min: 1, max: 200 }),
    })
    .map((choice): FrameChoice =>
      choice.matType === 'mat-none' || !frameHolds[choice.frameType].isGlazed
        ? { ...choice, matType: 'mat-none', matSize: 0 }
        : choice,
    )
    .chain(withFrameParts);

/** A frame that can hold the material, any without one; or none. */
const frameAroundMaterial = (
  materialType: MaterialType | undefined,
): fc.Arbitrary<FrameChoice | undefined> => {
  const frames = materialType === undefined ? frameTypes : framesForMaterial(materialType);
  return frames.length === 0
    ? fc.constant(undefined)
    : optional(frameChoiceOf(fc.constantFrom(...frames)));
};

const letters = ['a', 'Z', '0', '9', '_', '-'] as const;

/** A short identifier of few letters: no rule depends on which ones or how many. */
export const anyIdentifier = fc.string({
  unit: fc.constantFrom(...letters),
  minLength: 1,
  maxLength: 8,
});
const anyClickId = fc.string({
  unit: fc.constantFrom(...letters, '.'),
  minLength: 1,
  maxLength: 12,
});
const anyOptionalIdentifier = optional(anyIdentifier);

const anyMaterialHandOff: fc.Arbitrary<ChosenWallPicture> = fc
  .tuple(anyLocale, anyMaterialType)
  .chain(([locale, materialType]) =>
    fc.record(
      {
        materialType: fc.constant(materialType),
        format: formatIn(formatUnitOf(locale)),
        frame: frameAroundMaterial(materialType),
        designId: anyIdentifier,
        sku: anyIdentifier,
        adClickId: anyClickId,
        referralSource: fc.constantFrom(...referralSources),
        locale: fc.constant(locale),
      },
      { requiredKeys: ['materialType', 'locale'] },
    ),
  );

/** A frame without a material, its mat the usual one or another. */
const anyFrameHandOff: fc.Arbitrary<ChosenWallPicture> = fc
  .tuple(anyLocale, anyMaterialType.chain(frameAroundMaterial))
  .chain(([locale, frame]): fc.Arbitrary<ChosenWallPicture> =>
    frame === undefined
      ? anyMaterialHandOff
      : fc.record(
          {
            frame: fc.constantFrom(frame, defaultFrameChoice(frame.frameType)),
            format: formatIn(formatUnitOf(locale)),
            designId: anyIdentifier,
            locale: fc.constant(locale),
          },
          { requiredKeys: ['frame', 'locale'] },
        ),
  );

/** A hand-off of a material, of a frame alone, with or without each optional part. */
export const anyChosenWallPicture: fc.Arbitrary<ChosenWallPicture> = fc.oneof(
  { weight: 3, arbitrary: anyMaterialHandOff },
  anyFrameHandOff,
);

/** What goes along to every designer. */
const anyDesignerContext: fc.Arbitrary<DesignerContext> = fc.record(
  {
    locale: anyLocale,
    sku: anyIdentifier,
    addToCart: fc.constant(true),
    adClickId: anyClickId,
    referralSource: fc.constantFrom(...referralSources),
  },
  { requiredKeys: ['locale'] },
);

/** The instant at which hand-offs are read in tests: 21 November 2026, 12:00 UTC. */
export const handOffNow = Date.UTC(2026, 10, 21, 12);

export const anyCalendarHandOff: fc.Arbitrary<CalendarHandOff> = anyDesignerContext.chain(
  (context) =>
    fc
      .record({
        calendar: calendarConfigurationAt({
          market: localeTable[context.locale].market,
          now: handOffNow,
        }),
        design: fc.record({
          designGroupId: anyOptionalIdentifier,
          designId: anyOptionalIdentifier,
        }),
      })
      .map(({ calendar, design }) => ({ ...calendar, ...design, ...context })),
);

const anyCardOrder: fc.Arbitrary<CardOrder> = fc.oneof(
  fc.record({ isSample: fc.constant(false), quantity: fc.constantFrom(...cardQuantities) }),
  fc.constant({ isSample: true, quantity: 1 } as const),
);

export const anyCardHandOff: fc.Arbitrary<CardHandOff> = fc
  .record({
    themeId: anyIdentifier,
    order: anyCardOrder,
    design: fc.record({
      designGroupId: anyOptionalIdentifier,
      designId: anyOptionalIdentifier,
      format: optional(
        fc.record({
          width: fc.integer({ min: 1, max: 500 }),
          height: fc.integer({ min: 1, max: 500 }),
        }),
      ),
      paperType: anyOptionalIdentifier,
      refinement: optional(fc.constantFrom(...cardRefinements)),
      occasion: optional(fc.constantFrom(...cardOccasions)),
      category: anyOptionalIdentifier,
      tag: anyOptionalIdentifier,
      punching: anyOptionalIdentifier,
    }),
    accessories: fc.record({
      ribbon: optional(fc.record({ id: anyIdentifier, color: anyOptionalIdentifier })),
      screw: anyOptionalIdentifier,
      seal: anyOptionalIdentifier,
      bow: anyOptionalIdentifier,
      envelope: optional(
        fc.record({ form: fc.constantFrom(...cardEnvelopeForms), color: anyOptionalIdentifier }),
      ),
      inlay: optional(fc.record({ id: anyIdentifier, paper: anyOptionalIdentifier })),
    }),
    context: anyDesignerContext,
  })
  .map(({ context, ...card }) => ({ ...card, ...context }));

/** Some options of a material, at most one of each of its groups. */
const wallOptionsOf = (materialType: MaterialType | undefined): fc.Arbitrary<WallOptions> =>
  fc
    .tuple(
      ...optionGroups
        .filter((group) => optionGroupTable[group].material === materialType)
        .map((group) =>
          optional(
            fc.constantFrom(...optionTypes.filter((option) => option.startsWith(`${group}-`))),
          ),
        ),
    )
    .map((options) => options.filter((option) => option !== undefined));

const anyCollageHandOff: fc.Arbitrary<CollageHandOff> = fc
  .tuple(anyDesignerContext, optional(anyMaterialType))
  .chain(([context, materialType]) =>
    fc
      .record({
        collageId: anyCollageId,
        designName: optional(fc.constantFrom('Solo 3', 'L’été', 'Tessera')),
        tileCount: optional(fc.integer({ min: 1, max: 100 })),
        materialType: fc.constant(materialType),
        format: optional(formatIn(formatUnitOf(context.locale))),
        frame: frameAroundMaterial(materialType),
        optionTypes: wallOptionsOf(materialType),
      })
      .map((collage) => ({ ...collage, ...context })),
  );

const anyPixels = (min: number) => fc.integer({ min, max: 999_999 });

/** A picture that was uploaded, with what of it is printed. */
const anyHandedPicture: fc.Arbitrary<HandedPicture> = fc.record({
  id: anyIdentifier,
  crop: optional(
    fc.record({
      width: anyPixels(1),
      height: anyPixels(1),
      left: anyPixels(0),
      top: anyPixels(0),
    }),
  ),
});

export const anyWallPictureHandOff: fc.Arbitrary<WallPictureHandOff> = anyChosenWallPicture.chain(
  (picture) =>
    fc
      .record({
        optionTypes: wallOptionsOf(materialOfHandOff(picture)),
        addToCart: optional(fc.constant<true>(true)),
        own: optional(anyHandedPicture),
      })
      .map(({ own, ...further }) => ({ ...picture, ...further, ...(own && { picture: own }) })),
);

export const anyPhotobookHandOff: fc.Arbitrary<PhotobookHandOff> = fc
  .record({
    book: anyPhotobookConfiguration,
    designs: fc.record({
      designGroupSetId: anyOptionalIdentifier,
      templateId: anyOptionalIdentifier,
      graduationsPageCount: optional(fc.integer({ min: 1, max: 999 })),
    }),
    context: anyDesignerContext,
  })
  .map(({ book, designs, context }) => ({ ...book, ...designs, ...context }));

export const anyPhotoboxHandOff: fc.Arbitrary<PhotoboxHandOff> = fc
  .tuple(anyPhotoboxConfiguration, anyDesignerContext)
  .map(([box, context]) => ({ ...box, ...context }));

/** A hand-off to any designer. */
export const anyDesignerHandOff: fc.Arbitrary<DesignerHandOff> = fc.oneof(
  anyCalendarHandOff.map((handOff) => ({ designer: 'calendar' as const, ...handOff })),
  anyCardHandOff.map((handOff) => ({ designer: 'card' as const, ...handOff })),
  anyCollageHandOff.map((handOff) => ({ designer: 'collage' as const, ...handOff })),
  anyWallPictureHandOff.map((handOff) => ({ designer: 'photo-frame' as const, ...handOff })),
  anyPhotobookHandOff.map((handOff) => ({ designer: 'photobook' as const, ...handOff })),
  anyPhotoboxHandOff.map((handOff) => ({ designer: 'photobox' as const, ...handOff })),
);

/** A configuration parameter with any value, also an empty one. */
export const anyParameterPair = fc.tuple(
  fc.constantFrom(...parameterNames),
  fc.oneof(fc.string({ maxLength: 8 }), fc.constantFrom('', '1', 'true', 'small', 'photoprint')),
);
