import fc from 'fast-check';

import type { DesignerContext } from '../../core/domain/designer/designer-context.ts';
import { parameterNames, referralSources } from '../../core/domain/designer/parameters.ts';
import { anyLocale } from './locale.ts';

export const optional = <A>(arbitrary: fc.Arbitrary<A>): fc.Arbitrary<A | undefined> =>
  fc.option(arbitrary, { nil: undefined });

const letters = ['a', 'Z', '0', '9', '_', '-'] as const;

/** A short identifier of few letters: no rule depends on which ones or how many. */
export const anyIdentifier = fc.string({
  unit: fc.constantFrom(...letters),
  minLength: 1,
  maxLength: 8,
});
export const anyClickId = fc.string({
  unit: fc.constantFrom(...letters, '.'),
  minLength: 1,
  maxLength: 12,
});
export const anyOptionalIdentifier = optional(anyIdentifier);

/** What goes along to every designer. */
export const anyDesignerContext: fc.Arbitrary<DesignerContext> = fc.record(
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

/** A configuration parameter with any value, also an empty one. */
export const anyParameterPair = fc.tuple(
  fc.constantFrom(...parameterNames),
  fc.oneof(fc.string({ maxLength: 8 }), fc.constantFrom('', '1', 'true', 'small', 'photoprint')),
);
