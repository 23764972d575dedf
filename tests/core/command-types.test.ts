/** Commands, states and ports that must not compile: checked with the tests by the compiler. */
import { describe, expectTypeOf, test } from 'vitest';
import type {
  ConfiguratorCommand,
  FormatOption,
} from '../../core/domain/configurator/configurator.ts';
import type { configuratorSelection } from '../../core/domain/configurator/configurator-context.ts';
import { consentEffects, maySend, type Consent } from '../../core/domain/consent/consent.ts';
import {
  applySendingCommand,
  initialSendingQueue,
} from '../../core/domain/consent/sending-queue.ts';
import { countdownMessage } from '../../core/domain/countdown/countdown-message.ts';
import type { LastOrderDates } from '../../core/domain/countdown/cut-offs.ts';
import type { handOffFromConfigurator } from '../../core/domain/products/hand-off-from-configurator.ts';
import { describeError } from '../../core/domain/errors/describe-error.ts';
import type { Treatments } from '../../core/domain/flags/flags.ts';
import type { UserKey } from '../../core/domain/flags/user-key.ts';
import { pictureAttributes } from '../../core/domain/image/attributes.ts';
import type { PictureSource } from '../../core/domain/image/sources.ts';
import type { BurgerState } from '../../core/domain/navigation/burger.ts';
import type { shopDialogs } from '../../core/domain/routing/dialogs.ts';
import type { DialogState } from '../../core/domain/navigation/dialog-state.ts';
import type { QueryValues } from '../../core/domain/query/query.ts';
import type { Link, LinkNavigation } from '../../core/domain/routing/links.ts';
import type { Article } from '../../core/domain/products/article-key.ts';
import { applyWishlistCommand, emptyWishlist } from '../../core/domain/wishlist/wishlist.ts';
import type { HasCarts } from '../../core/ports/carts.ts';
import type { HasClock } from '../../core/ports/clock.ts';
import type { HasConsent } from '../../core/ports/consent-store.ts';
import type { Content } from '../../core/ports/content.ts';
import type { HasLog } from '../../core/ports/log.ts';
import type { ShopRefusal } from '../../core/ports/shop-refusal.ts';
import type { HasTracking } from '../../core/ports/tracking.ts';
import type { HasVouchers } from '../../core/ports/vouchers.ts';
import type { HasWishlists } from '../../core/ports/wishlists.ts';
import type { priceConfigurator } from '../../core/usecases/wall-picture/configure-picture.ts';
import type { evaluateFlag } from '../../core/usecases/evaluate-flag.ts';
import type { changeWishlist, visitorWishlist } from '../../core/usecases/keep-wishlist.ts';
import type { openDesigner } from '../../core/usecases/open-designer.ts';
import type { showChrome, showPage } from '../../core/usecases/show-page.ts';
import type { addVoucher } from '../../core/usecases/use-voucher.ts';

/** For uses that would throw: the compiler reads them, they never run. */
const compiled = (_use: () => unknown): void => undefined;

/** What a use case needs of its environment. */
type EnvironmentOf<UseCase extends (...questions: never[]) => (environment: never) => unknown> =
  Parameters<ReturnType<UseCase>>[0];

describe('commands and states', () => {
  const option: FormatOption = { format: { width: 600, height: 400, unit: 'cm' } };

  test('of the configurator carry what they need', () => {
    ({ kind: 'choose-format', material: 'leinwand', option }) satisfies ConfiguratorCommand;
    // @ts-expect-error -- a format from a dialog comes with its material
    ({ kind: 'choose-format', option }) satisfies ConfiguratorCommand;
    // @ts-expect-error -- a format is read before it is selected
    ({ kind: 'select-format', format: '600x400' }) satisfies ConfiguratorCommand;
    expectTypeOf<ReturnType<typeof configuratorSelection>>().toExtend<
      Parameters<typeof handOffFromConfigurator>[0]
    >();
  });

  test('of the burger have no accordion without its item', () => {
    expectTypeOf<
      Extract<BurgerState, { currentLevel: 'tertiary' }>['activeItem']
    >().toEqualTypeOf<string>();
    expectTypeOf<
      Extract<BurgerState, { isOpen: false }>['currentLevel']
    >().toEqualTypeOf<'primary'>();
    expectTypeOf<
      Extract<BurgerState, { isOpen: false }>['activeItem']
    >().toEqualTypeOf<undefined>();
  });

  test('of dialogs name one of the page’s', () => {
    type Open = Extract<DialogState<(typeof shopDialogs)[number]>, { kind: 'open' }>;
    expectTypeOf<'survey'>().not.toExtend<Open['dialogType']>();
    expectTypeOf<Extract<DialogState, { kind: 'closed' }>>().not.toHaveProperty('dialogType');
  });

  test('of consent are three words', () => {
    expectTypeOf<Consent>().toEqualTypeOf<'granted' | 'declined' | 'unknown'>();
    // @ts-expect-error -- a boolean does not know the unknown
    maySend(true);
    // @ts-expect-error -- no state of consent
    consentEffects('unknown', 'accepted');
    // @ts-expect-error -- what was recorded is sent, or not at all
    applySendingCommand(initialSendingQueue(), { kind: 'flush' });
  });

  test('of the wishlist hold articles', () => {
    const article = { designer: 'collage', query: 'designId=13&locale=de-DE' } as const;
    applyWishlistCommand(emptyWishlist, { kind: 'add', article, at: 0 });
    // @ts-expect-error -- a wish has its time
    applyWishlistCommand(emptyWishlist, { kind: 'add', article });
    // @ts-expect-error -- a wish is removed by its key
    applyWishlistCommand(emptyWishlist, { kind: 'remove', article });
    // @ts-expect-error -- an article is named by its designer
    ({ designer: 'mug', query: '' }) satisfies Article;
  });

  test('of a countdown have a start, and a market’s days', () => {
    expectTypeOf<Omit<LastOrderDates, 'lodStart'>>().not.toExtend<LastOrderDates>();
    // @ts-expect-error -- a locale is not a market
    countdownMessage('de-DE', { lodStart: 0 }, 0);
  });
});

describe('what comes from outside', () => {
  test('is not a path, link or key before it was read', () => {
    expectTypeOf<string>().not.toExtend<Link>();
    expectTypeOf<string>().not.toExtend<UserKey>();
    expectTypeOf<Extract<Link, { kind: 'refused' }>>().not.toHaveProperty('href');
    expectTypeOf<Extract<LinkNavigation, { kind: 'refused' }>>().not.toHaveProperty('href');
  });

  test('is not a flag, source or query value that is not in the vocabulary', () => {
    expectTypeOf<{ '9999_new': 'on' }>().not.toExtend<Treatments>();
    expectTypeOf<{ product_matrix: 'disabled' }>().not.toExtend<Treatments>();
    expectTypeOf<{ list: readonly { a: 1 }[] }>().not.toExtend<QueryValues>();
    expectTypeOf<string>().not.toExtend<PictureSource>();
    // @ts-expect-error -- no preset has that name
    compiled(() => pictureAttributes('poster-xxl', { kind: 'room', room: 'hall', ending: 'jpg' }));
    expectTypeOf(describeError).parameter(0).toEqualTypeOf<string>();
  });
});

describe('use cases', () => {
  test('ask for the ports that they need, and no more', () => {
    expectTypeOf<Parameters<ReturnType<typeof showPage>>[0]>().toEqualTypeOf<{
      readonly content: Content;
    }>();
    expectTypeOf<{ content: Content }>().not.toExtend<
      Parameters<ReturnType<typeof priceConfigurator>>[0]
    >();
  });

  test('chrome that can be empty has no error', () => {
    type Shown = Awaited<ReturnType<ReturnType<ReturnType<typeof showChrome>>>>;
    expectTypeOf<Extract<Shown, { readonly _tag: 'Left' }>['left']>().toBeNever();
  });

  test('name each port that is missing', () => {
    expectTypeOf<EnvironmentOf<typeof addVoucher>>().toEqualTypeOf<
      HasVouchers & HasCarts & HasClock & HasLog
    >();
    expectTypeOf<HasVouchers>().not.toExtend<EnvironmentOf<typeof addVoucher>>();
    expectTypeOf<HasLog>().not.toExtend<EnvironmentOf<typeof addVoucher>>();
    expectTypeOf<HasClock & HasTracking>().not.toExtend<EnvironmentOf<typeof openDesigner>>();
    expectTypeOf<HasConsent & HasTracking>().not.toExtend<EnvironmentOf<typeof evaluateFlag>>();
  });

  test('need a clock to change wishes, and none to show them', () => {
    expectTypeOf<HasWishlists & HasLog>().toExtend<EnvironmentOf<typeof visitorWishlist.read>>();
    expectTypeOf<HasWishlists & HasLog>().not.toExtend<EnvironmentOf<typeof changeWishlist>>();
  });

  test('refuse under the codes of their own calls', () => {
    expectTypeOf<ShopRefusal<'login-error'>>().not.toExtend<ShopRefusal<'sign-up-error'>>();
    // @ts-expect-error -- a code is one of the catalogue
    expectTypeOf<ShopRefusal<'oops'>>().not.toBeNever();
    expectTypeOf<ShopRefusal<'login-error'>['kind']>().toEqualTypeOf<'refused' | 'failed'>();
  });
});
