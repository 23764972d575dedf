import fc from 'fast-check';

import { cardAccessoryKinds, cardRefinements } from '../../../core/domain/catalogue/card-extras.ts';
import {
  cardAccessories,
  cardAccessoryLimits,
  type LooseAccessory,
} from '../../../core/domain/products/card/accessories.ts';
import type { AccessoryHandOff } from '../../../core/domain/products/card/accessory-hand-off.ts';
import type { CardHandOff, CardOrder } from '../../../core/domain/products/card/card-hand-off.ts';
import { cardEnvelopeForms, cardOccasions } from '../../../core/domain/products/card/cards.ts';
import { cardQuantities } from '../../../core/domain/products/card/quantity.ts';
import { anyDesignerContext, anyIdentifier, anyOptionalIdentifier, optional } from '../designer.ts';
import { anyFilledText, anyText } from '../written-text.ts';

export const anyBlock = fc.record({
  kind: fc.constant('card' as const),
  headline: anyFilledText,
  startLabel: anyFilledText,
  sampleLabel: anyFilledText,
  sampleText: anyText,
  moreLink: fc.constantFrom(undefined, { text: 'Kontakt', url: '/kontakt' }),
});

const anyCardOrder: fc.Arbitrary<CardOrder> = fc.oneof(
  fc.record({ isSample: fc.constant(false), quantity: fc.constantFrom(...cardQuantities) }),
  fc.constant({ isSample: true, quantity: 1 } as const),
);

/** A card, wholly chosen or not. */
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
      wished: optional(fc.subarray([...cardAccessoryKinds], { minLength: 1 })),
    }),
    personalisation: anyOptionalIdentifier,
    context: anyDesignerContext,
  })
  .map(({ context, ...card }) => ({ ...card, ...context }));

/** So many pieces of something that is sold beside cards. */
export const anyLooseAccessory: fc.Arbitrary<LooseAccessory> = fc.record({
  accessory: fc.constantFrom(...cardAccessories),
  quantity: fc.integer({ min: cardAccessoryLimits.minimum, max: cardAccessoryLimits.maximum }),
});

export const anyHandOff: fc.Arbitrary<CardHandOff | AccessoryHandOff> = fc.oneof(
  { arbitrary: anyCardHandOff, weight: 3 },
  fc
    .tuple(anyLooseAccessory, anyDesignerContext)
    .map(([loose, { sku: _sku, ...context }]) => ({ ...loose, ...context })),
);
