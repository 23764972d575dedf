import { describe, expectTypeOf, test } from 'vitest';

import type { BurgerState } from '../../../core/domain/navigation/burger.ts';
import type { DialogState } from '../../../core/domain/navigation/dialog-state.ts';

/** The states of the burger on a level. */
type On<Level extends BurgerState['currentLevel']> = Extract<
  BurgerState,
  { readonly currentLevel: Level }
>;

describe('illegal states do not compile', () => {
  test('a closed burger is on the primary level, without an item or accordion', () => {
    type Closed = Extract<BurgerState, { readonly isOpen: false }>;
    expectTypeOf<Closed['currentLevel']>().toEqualTypeOf<'primary'>();
    expectTypeOf<Closed['activeItem']>().toEqualTypeOf<undefined>();
    expectTypeOf<Closed['activeAccordion']>().toEqualTypeOf<undefined>();
  });

  test('an item is active from the secondary level on, an accordion on the tertiary one', () => {
    expectTypeOf<On<'secondary'>['activeItem']>().toEqualTypeOf<string>();
    expectTypeOf<On<'secondary'>['activeAccordion']>().toEqualTypeOf<undefined>();
    expectTypeOf<On<'tertiary'>['activeAccordion']>().toEqualTypeOf<string>();
  });

  test('only an open dialog has a type, a payload and a block', () => {
    type Closed = Extract<DialogState, { readonly kind: 'closed' }>;
    expectTypeOf<keyof Closed>().toEqualTypeOf<'kind'>();
  });
});
