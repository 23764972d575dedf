import fc from 'fast-check';

import {
  itemEvents,
  trackedPageKinds,
  type TrackedItem,
  type TrackedPage,
  type TrackingEvent,
} from '../../core/domain/consent/tracking-event.ts';
import { signUpMethods } from '../../core/domain/customer/sign-up-methods.ts';
import type { ShownPage } from '../../core/domain/consent/shown-events.ts';
import { newsletterPageAnswers } from '../../core/domain/newsletter/newsletter-answers.ts';
import { designerProducts } from '../../core/domain/catalogue/designers.ts';
import { flagNames } from '../../core/domain/flags/flags.ts';
import { anyChannel, anyLocale } from './locale.ts';
import { anyMoney } from './money.ts';

const anyTrackedPage: fc.Arbitrary<TrackedPage> = fc.record({
  kind: fc.constantFrom(...trackedPageKinds),
  path: fc.webPath(),
  title: fc.string(),
  locale: anyLocale,
  channel: anyChannel,
});

export const anyTrackedItem: fc.Arbitrary<TrackedItem> = fc.record({
  id: fc.string(),
  category: fc.string(),
  variant: fc.string(),
  quantity: fc.integer({ min: 1, max: 1_000 }),
  price: fc.option(anyMoney, { nil: undefined }),
});

/** Few pages and articles, so that one often follows itself. */
export const anyShownPage: fc.Arbitrary<ShownPage> = fc
  .record({
    path: fc.constantFrom('/canvas', '/acrylic'),
    page: anyTrackedPage,
    id: fc.option(fc.constantFrom('leinwand_600x400', 'leinwand_900x600'), { nil: undefined }),
    item: anyTrackedItem,
    added: fc.option(anyTrackedItem, { nil: undefined }),
    newsletter: fc.option(fc.constantFrom(...newsletterPageAnswers), { nil: undefined }),
    signUp: fc.option(fc.constantFrom(...signUpMethods), { nil: undefined }),
  })
  .map(({ path, page, id, item, added, newsletter, signUp }) => ({
    page: { ...page, kind: 'page', path },
    item: id === undefined ? undefined : { ...item, id, category: 'wall', variant: '' },
    added,
    newsletter,
    signUp,
  }));

export const anyTrackingEvent: fc.Arbitrary<TrackingEvent> = fc.oneof(
  anyTrackedPage.map((page) => ({ event: 'page_view' as const, page })),
  fc.record({ event: fc.constantFrom(...itemEvents), item: anyTrackedItem }),
  fc.record({
    event: fc.constant('designer_hand_off' as const),
    designer: fc.constantFrom(...designerProducts),
  }),
  fc.record({
    event: fc.constant('sign_up' as const),
    method: fc.constantFrom(...signUpMethods),
  }),
  fc.constant({ event: 'newsletter_sign_up' as const }),
  fc.record({
    event: fc.constant('split_evaluation' as const),
    flag: fc.constantFrom(...flagNames),
    treatment: fc.constantFrom('on' as const, 'off' as const),
  }),
);
