import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

import { checkContactForm } from '../../../core/domain/contact/contact-form.ts';
import { currencyOf } from '../../../core/domain/locale/locale-units.ts';
import { checkNewsletterForm } from '../../../core/domain/newsletter/newsletter.ts';
import { parseGiftVoucherAmount } from '../../../core/domain/voucher/gift-voucher-amount.ts';
import { parseVoucherCode, printVoucherCode } from '../../../core/domain/voucher/voucher-code.ts';
import { wishlistKey } from '../../../core/domain/wishlist/wishlist-entry.ts';
import {
  applyWishlistCommand,
  emptyWishlist,
  longestWishlist,
  mergeWishlists,
} from '../../../core/domain/wishlist/wishlist.ts';
import { E } from '../../../core/fp.ts';
import type { ShopScope } from '../../../core/ports/scope.ts';
import type { WishlistOwner } from '../../../core/ports/wishlists.ts';
import { contactPersonOf, sendContactMessage } from '../../../core/usecases/contact-shop.ts';
import {
  changeWishlist,
  mergeWishlistAtLogIn,
  showWishlist,
} from '../../../core/usecases/keep-wishlist.ts';
import {
  addCardAccessory,
  showCardOverview,
  showCardTheme,
} from '../../../core/usecases/shop-cards.ts';
import {
  confirmNewsletter,
  subscribeToNewsletter,
} from '../../../core/usecases/subscribe-newsletter.ts';
import { addVoucher, buyGiftVoucher } from '../../../core/usecases/use-voucher.ts';
import { anyContactForm } from '../../arbitraries/contact.ts';
import { anyLocale } from '../../arbitraries/locale.ts';
import { anyNewsletterForm } from '../../arbitraries/newsletter.ts';
import { anyVoucherCode } from '../../arbitraries/voucher.ts';
import { anyWishlist, anyWishlistEntry } from '../../arbitraries/wishlist.ts';
import { failingCardAccessories, memoryCardAccessories } from '../../fakes/card-accessories.ts';
import { failingCardThemes, memoryCardThemes } from '../../fakes/card-themes.ts';
import { manualClock } from '../../fakes/clock.ts';
import { closedContactDesk, memoryContactDesk } from '../../fakes/contact-desk.ts';
import { recordingLog } from '../../fakes/log.ts';
import { botToken, failingNewsletter, memoryNewsletter } from '../../fakes/newsletter.ts';
import { failingVouchers, memoryVouchers } from '../../fakes/vouchers.ts';
import { failingWishlists, memoryWishlists } from '../../fakes/wishlists.ts';

const scope: ShopScope = { channel: 'kartenliebe', locale: 'de-DE' };
const euros = (minorUnits: number) => ({ minorUnits, currency: 'eur' as const });

describe('addVoucher', () => {
  test.prop([anyVoucherCode])('takes a code as people write it', async (code) => {
    const log = recordingLog();
    const vouchers = memoryVouchers(new Map([[code, euros(100)]]));
    const typed = ` ${printVoucherCode(code).toLowerCase()} `;
    expect(await addVoucher(scope, typed)({ vouchers, log })()).toEqual(
      E.right({ code, balance: euros(100) }),
    );
    expect(log.reports).toEqual([]);
  });

  test.prop([fc.string()])('asks the shop for codes alone, and logs no refusal', async (typed) => {
    const log = recordingLog();
    const read = parseVoucherCode(typed);
    const answer = await addVoucher(scope, typed)({ vouchers: memoryVouchers(new Map()), log })();
    expect(answer).toMatchObject(
      E.isLeft(read)
        ? { left: { kind: 'no-voucher-code', error: read.left } }
        : { left: { kind: 'refused' } },
    );
    expect(log.reports).toEqual([]);
  });

  test('logs what cannot be mended, once', async () => {
    const log = recordingLog();
    const environment = { vouchers: failingVouchers(500), log };
    expect(await addVoucher(scope, 'GIFT2026')(environment)()).toMatchObject({
      left: { kind: 'failed', code: 'error-add-voucher' },
    });
    expect(log.reports).toEqual([{ code: 'error-add-voucher', facts: { status: 500 } }]);
  });
});

describe('buyGiftVoucher', () => {
  test.prop([anyLocale, fc.integer({ min: 0, max: 60_000 })])(
    'buys amounts that there are, in the locale’s currency',
    async (locale, minorUnits) => {
      const log = recordingLog();
      const vouchers = memoryVouchers(new Map());
      const answer = await buyGiftVoucher({ ...scope, locale }, minorUnits)({ vouchers, log })();
      const amount = parseGiftVoucherAmount(currencyOf(locale), minorUnits);
      expect(answer).toEqual(
        E.isRight(amount)
          ? E.right(undefined)
          : E.left({ kind: 'no-voucher-amount', error: amount.left }),
      );
      expect(vouchers.bought).toEqual(E.isRight(amount) ? [amount.right] : []);
      expect(log.reports).toEqual([]);
    },
  );

  test('logs what cannot be mended, once', async () => {
    const log = recordingLog();
    await buyGiftVoucher(scope, 5_000)({ vouchers: failingVouchers(0), log })();
    expect(log.reports).toEqual([{ code: 'error-add-voucher', facts: { status: 0 } }]);
  });
});

describe('the newsletter', () => {
  const form = { email: 'ada@example.com', hasConsent: true, recaptchaToken: 'human' };

  test.prop([anyNewsletterForm])('is sent right forms alone', async (given) => {
    const log = recordingLog();
    const newsletter = memoryNewsletter(manualClock(0));
    const answer = await subscribeToNewsletter(scope, given)({ newsletter, log })();
    const checked = checkNewsletterForm(given);
    if (E.isLeft(checked)) {
      expect(answer).toEqual(checked);
      const isBotless = checked.left.kind === 'no-bot-check';
      expect(log.reports.map(({ code }) => code)).toEqual(
        isBotless ? ['newsletter-no-recaptcha-token'] : [],
      );
    } else {
      expect(newsletter.statusOf(checked.right.email).kind).toBe('pending');
      expect(log.reports).toEqual([]);
    }
  });

  test('logs a form without a token, and a failed check, once each', async () => {
    const log = recordingLog();
    const environment = { newsletter: memoryNewsletter(manualClock(0)), log };
    const without = { ...form, recaptchaToken: '' };
    expect(await subscribeToNewsletter(scope, without)(environment)()).toMatchObject({
      left: { kind: 'no-bot-check' },
    });
    const bot = { ...form, recaptchaToken: botToken };
    expect(await subscribeToNewsletter(scope, bot)(environment)()).toMatchObject({
      left: { kind: 'failed', message: 'Please try again.' },
    });
    expect(log.reports.map(({ code }) => code)).toEqual([
      'newsletter-no-recaptcha-token',
      'newsletter-recaptcha-error',
    ]);
  });

  test('does not log fields that the shopper can mend', async () => {
    const log = recordingLog();
    const environment = { newsletter: memoryNewsletter(manualClock(0)), log };
    const answer = await subscribeToNewsletter(scope, { ...form, email: '' })(environment)();
    expect(answer).toMatchObject({ left: { kind: 'fields' } });
    expect(log.reports).toEqual([]);
  });

  test('is confirmed by the token of its link', async () => {
    const log = recordingLog();
    const newsletter = memoryNewsletter(manualClock(0));
    await subscribeToNewsletter(scope, form)({ newsletter, log })();
    const token = newsletter.tokenFor(form.email);
    expect(await confirmNewsletter(scope, ` ${token} `)({ newsletter, log })()).toEqual(
      E.right(undefined),
    );
    expect(newsletter.statusOf(form.email).kind).toBe('subscribed');
    expect(await confirmNewsletter(scope, '')({ newsletter, log })()).toEqual(
      E.left({ kind: 'no-token', error: { kind: 'missing' } }),
    );
    expect(await confirmNewsletter(scope, 'x'.repeat(40))({ newsletter, log })()).toEqual(
      E.left({ kind: 'token-unknown' }),
    );
    expect(log.reports).toEqual([]);
  });

  test('logs a confirmation that nobody answers', async () => {
    const log = recordingLog();
    const environment = { newsletter: failingNewsletter(), log };
    await confirmNewsletter(scope, 'x'.repeat(40))(environment)();
    expect(log.reports).toEqual([
      { code: 'request-failed', facts: { part: 'newsletter', reason: 'no answer' } },
    ]);
  });
});

describe('the contact form', () => {
  test.prop([anyContactForm])('sends right messages alone', async (form) => {
    const log = recordingLog();
    const contactDesk = memoryContactDesk();
    const answer = await sendContactMessage(scope, form)({ contactDesk, log })();
    const checked = checkContactForm(form);
    expect(answer).toEqual(
      E.isRight(checked) ? E.right(undefined) : E.left({ kind: 'fields', errors: checked.left }),
    );
    expect(contactDesk.messages).toEqual(E.isRight(checked) ? [checked.right] : []);
    expect(log.reports).toEqual([]);
  });

  test('logs a message that does not get through, once', async () => {
    const log = recordingLog();
    const form = {
      name: 'Ada',
      email: 'ada@example.com',
      topic: 'delivery',
      message: 'Where is my canvas?',
      orderNumber: '',
    };
    const environment = { contactDesk: closedContactDesk(), log };
    expect(await sendContactMessage(scope, form)(environment)()).toMatchObject({
      left: { kind: 'contact-unavailable' },
    });
    expect(log.reports).toEqual([
      { code: 'request-failed', facts: { part: 'contact', reason: 'no mail server' } },
    ]);
  });

  test('shows its person, or stands without one, which is logged', async () => {
    const log = recordingLog();
    const ada = { id: 'ada', name: 'Ada', role: 'Service' };
    expect(await contactPersonOf([ada], 'ada')({ log })()).toEqual(E.right(ada));
    expect(log.reports).toEqual([]);
    expect(await contactPersonOf([ada], 'grace')({ log })()).toEqual(E.right(undefined));
    expect(log.reports).toEqual([
      { code: 'contact-form-person-not-found', facts: { id: 'grace' } },
    ]);
  });
});

describe('the wishlist', () => {
  const owner: WishlistOwner = { kind: 'visitor', key: 'v' };
  const customer: WishlistOwner = { kind: 'customer', number: '1' };
  const now = 1_000;
  const world = () => {
    const wishlists = memoryWishlists();
    const log = recordingLog();
    return { wishlists, log, clock: manualClock(now) };
  };

  test.prop([anyWishlist, anyWishlistEntry])(
    'changes as its reducer says',
    async (before, entry) => {
      const environment = world();
      await environment.wishlists.write(owner, before)();
      const key = wishlistKey(entry);
      let expected = before;
      for (const [wish, command] of [
        [
          { kind: 'add', entry },
          { kind: 'add', entry, at: now },
        ],
        [
          { kind: 'toggle', entry },
          { kind: 'toggle', entry, at: now },
        ],
        [
          { kind: 'toggle', entry },
          { kind: 'toggle', entry, at: now },
        ],
        [
          { kind: 'remove', key },
          { kind: 'remove', key },
        ],
        [{ kind: 'clear' }, { kind: 'clear' }],
      ] as const) {
        expected = applyWishlistCommand(expected, command);
        expect(await changeWishlist(owner, wish)(environment)()).toEqual(E.right(expected));
        expect(await showWishlist(owner)(environment)()).toEqual(E.right(expected));
      }
      expect(environment.log.reports).toEqual([]);
    },
  );

  test.prop([anyWishlistEntry])('is written only where it changes', async (entry) => {
    const environment = world();
    await changeWishlist(owner, { kind: 'add', entry })(environment)();
    expect(environment.wishlists.writes()).toBe(1);
    await changeWishlist(owner, { kind: 'add', entry })(environment)();
    await changeWishlist(owner, { kind: 'remove', key: 'other' })(environment)();
    expect(environment.wishlists.writes()).toBe(1);
    await changeWishlist(owner, { kind: 'remove', key: wishlistKey(entry) })(environment)();
    await changeWishlist(owner, { kind: 'clear' })(environment)();
    expect(environment.wishlists.writes()).toBe(2);
  });

  test.prop([anyWishlist, anyWishlist])(
    'of a visitor comes along at the log-in, and nothing is lost while there is room',
    async (own, brought) => {
      const environment = world();
      await environment.wishlists.write(customer, own)();
      await environment.wishlists.write(owner, brought)();
      const merged = await mergeWishlistAtLogIn('v', '1')(environment)();
      const expected = brought.length === 0 ? own : mergeWishlists(own, brought);
      expect(merged).toEqual(E.right(expected));
      expect(await showWishlist(customer)(environment)()).toEqual(E.right(expected));
      expect(await showWishlist(owner)(environment)()).toEqual(E.right(emptyWishlist));
      const keys = new Set([...own, ...brought].map(({ entry }) => wishlistKey(entry)));
      expect(expected.length).toBe(Math.min(keys.size, longestWishlist));
      // A second log-in changes nothing.
      expect(await mergeWishlistAtLogIn('v', '1')(environment)()).toEqual(E.right(expected));
    },
  );

  test('of a visitor who wished for nothing leaves the customer’s alone', async () => {
    const environment = world();
    expect(await mergeWishlistAtLogIn('v', '1')(environment)()).toEqual(E.right(emptyWishlist));
    expect(environment.wishlists.writes()).toBe(0);
  });

  test('of a visitor stays until the customer’s is kept', async () => {
    const entry = { kind: 'design', product: 'card', designId: 'd' } as const;
    const brought = applyWishlistCommand(emptyWishlist, { kind: 'add', entry, at: now });
    const written: WishlistOwner['kind'][] = [];
    const log = recordingLog();
    const wishlists = {
      read:
        ({ kind }: WishlistOwner) =>
        async () =>
          E.right(kind === 'visitor' ? brought : emptyWishlist),
      write:
        ({ kind }: WishlistOwner) =>
        async () => {
          written.push(kind);
          return E.left({ kind: 'wishlist-unavailable' as const, reason: 'full' });
        },
    };
    expect(await mergeWishlistAtLogIn('v', '1')({ wishlists, log })()).toMatchObject({
      left: { kind: 'wishlist-unavailable' },
    });
    expect(written).toEqual(['customer']);
    expect(log.reports).toHaveLength(1);
  });

  test.each([true, false])(
    'that cannot be kept is logged, once (readable: %s)',
    async (readable) => {
      const log = recordingLog();
      const environment = { wishlists: failingWishlists(readable), log, clock: manualClock(now) };
      const entry = { kind: 'design', product: 'card', designId: 'd' } as const;
      expect(await changeWishlist(owner, { kind: 'add', entry })(environment)()).toEqual(
        E.left({ kind: 'wishlist-unavailable', reason: 'full' }),
      );
      expect(log.reports).toEqual([
        { code: 'request-failed', facts: { part: 'wishlist', reason: 'full' } },
      ]);
      expect(E.isRight(await showWishlist(owner)(environment)())).toBe(readable);
      expect(log.reports).toHaveLength(readable ? 1 : 2);
    },
  );
});

describe('cards', () => {
  const themes = [
    { id: 'a', name: 'A', occasion: 'hochzeit' },
    { id: 'b', name: 'B', occasion: 'taufe' },
  ] as const;

  test('are overviewed as the query asks', async () => {
    const log = recordingLog();
    const environment = { cardThemes: memoryCardThemes(themes), log };
    expect(await showCardOverview(scope, '?category[]=taufe')(environment)()).toEqual(
      E.right({ themes: [themes[1]], total: 1 }),
    );
    expect(await showCardOverview(scope, '?page=2')(environment)()).toEqual(
      E.right({ themes: [], total: 2 }),
    );
    expect(log.reports).toEqual([]);
  });

  test('have themes with an id', async () => {
    const log = recordingLog();
    const environment = { cardThemes: memoryCardThemes(themes), log };
    expect(await showCardTheme(scope, 'a')(environment)()).toEqual(E.right(themes[0]));
    for (const id of ['', ' ', 'c']) {
      expect(await showCardTheme(scope, id)(environment)()).toEqual(
        E.left({ kind: 'theme-not-found', id }),
      );
    }
    expect(log.reports).toEqual([]);
  });

  test('that cannot be loaded are logged, once each; an empty id is not even asked for', async () => {
    const log = recordingLog();
    const environment = { cardThemes: failingCardThemes(), log };
    await showCardOverview(scope, '')(environment)();
    await showCardTheme(scope, 'a')(environment)();
    await showCardTheme(scope, ' ')(environment)();
    const report = {
      code: 'overview-container-load-failed',
      facts: { part: 'themes', reason: 'no answer' },
    };
    expect(log.reports).toEqual([report, report]);
  });

  test.prop([fc.oneof(fc.integer({ min: -5, max: 50 }), fc.double())])(
    'have accessories in whole pieces',
    async (quantity) => {
      const log = recordingLog();
      const cardAccessories = memoryCardAccessories([{ sku: 's', kind: 'seal', price: euros(1) }]);
      const answer = await addCardAccessory(scope, 's', quantity)({ cardAccessories, log })();
      const isWhole = Number.isSafeInteger(quantity) && quantity >= 1;
      expect(answer).toEqual(
        isWhole ? E.right(undefined) : E.left({ kind: 'no-accessory-quantity', quantity }),
      );
      expect([...cardAccessories.cart]).toEqual(isWhole ? [['s', quantity]] : []);
      expect(log.reports).toEqual([]);
    },
  );

  test('have one accessory at least, and log what cannot be mended', async () => {
    const log = recordingLog();
    const cardAccessories = failingCardAccessories(503);
    expect(await addCardAccessory(scope, 's', 1)({ cardAccessories, log })()).toMatchObject({
      left: { kind: 'failed', code: 'error-add-accessory' },
    });
    expect(await addCardAccessory(scope, 's', 0)({ cardAccessories, log })()).toMatchObject({
      left: { kind: 'no-accessory-quantity' },
    });
    expect(log.reports).toEqual([{ code: 'error-add-accessory', facts: { status: 503 } }]);
  });
});
