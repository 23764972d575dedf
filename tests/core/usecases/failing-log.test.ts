/** A log that fails takes nothing down: every use case that reports stands without it. */
import { describe, expect, test } from 'vitest';

import type { E } from '../../../core/fp.ts';
import type { Log } from '../../../core/ports/log.ts';
import type { ShopScope } from '../../../core/ports/scope.ts';
import { chooseDefaultOption, chooseMaterials } from '../../../core/usecases/choose-material.ts';
import { contactPersonOf, sendContactMessage } from '../../../core/usecases/contact-shop.ts';
import {
  logIn,
  logInWithGoogle,
  logOut,
  reportGoogleSignIn,
  resetPassword,
  signUp,
} from '../../../core/usecases/enter-account.ts';
import { changeWishlist, mergeWishlistAtLogIn } from '../../../core/usecases/keep-wishlist.ts';
import { measurePicture } from '../../../core/usecases/measure-picture.ts';
import { priceCard } from '../../../core/usecases/price-product.ts';
import { readHybridLayout, readRichText } from '../../../core/usecases/read-content.ts';
import {
  addCardAccessory,
  showCardOverview,
  showCardTheme,
} from '../../../core/usecases/shop-cards.ts';
import { showCollage } from '../../../core/usecases/show-collage.ts';
import { showCountdown } from '../../../core/usecases/show-countdown.ts';
import { showErrorPage } from '../../../core/usecases/show-error-page.ts';
import {
  confirmNewsletter,
  subscribeToNewsletter,
} from '../../../core/usecases/subscribe-newsletter.ts';
import { addVoucher, buyGiftVoucher } from '../../../core/usecases/use-voucher.ts';
import { failingAccounts } from '../../fakes/accounts.ts';
import { failingCardAccessories } from '../../fakes/card-accessories.ts';
import { failingCardThemes } from '../../fakes/card-themes.ts';
import { manualClock } from '../../fakes/clock.ts';
import { failingCollages } from '../../fakes/collages.ts';
import { closedContactDesk } from '../../fakes/contact-desk.ts';
import { memoryContent } from '../../fakes/content.ts';
import { failingFrameMaterials } from '../../fakes/frame-materials.ts';
import { memoryImageMetadata } from '../../fakes/image-metadata.ts';
import { recordingLog, throwingLog } from '../../fakes/log.ts';
import { failingNewsletter } from '../../fakes/newsletter.ts';
import { failingProductPrices } from '../../fakes/product-prices.ts';
import { failingVouchers } from '../../fakes/vouchers.ts';
import { failingWishlists } from '../../fakes/wishlists.ts';
import { reading } from '../content/story-writer.ts';

const scope: ShopScope = { channel: 'poster', locale: 'de-DE' };
const person = { email: 'ada@example.com', password: 'analytical engine 1843' };
const names = { firstName: 'Ada', lastName: 'Lovelace' };
const message = { topic: 'order', message: 'Where is my canvas?', orderNumber: '' };
const entry = { kind: 'design', product: 'card', designId: 'd' } as const;
const card = { format: { width: 1, height: 1 }, refinement: 'gold', quantity: 1 } as const;
const form = { email: person.email, hasConsent: true, recaptchaToken: 'x' };

/** Everything that reports, in a world where it has something to report. */
const environment = (log: Log) => ({
  log,
  accounts: failingAccounts(503),
  cardAccessories: failingCardAccessories(503),
  cardPrices: failingProductPrices(),
  cardThemes: failingCardThemes(),
  clock: manualClock(9),
  collages: failingCollages(),
  contactDesk: closedContactDesk(),
  content: memoryContent([]),
  frameMaterials: failingFrameMaterials(),
  imageMetadata: memoryImageMetadata(new Map()),
  newsletter: failingNewsletter(),
  vouchers: failingVouchers(503),
  wishlists: failingWishlists(false),
});

type World = ReturnType<typeof environment>;

const reporting: readonly (readonly [
  name: string,
  run: (world: World) => () => Promise<E.Either<unknown, unknown>>,
])[] = [
  ['logIn', logIn(scope, person)],
  ['logInWithGoogle', logInWithGoogle(scope, 'x')],
  ['reportGoogleSignIn', reportGoogleSignIn('button-not-found')],
  ['signUp', signUp(scope, { ...person, ...names })],
  ['resetPassword', resetPassword(scope, person)],
  ['logOut', logOut(scope)],
  ['addVoucher', addVoucher(scope, 'GIFT2026')],
  ['buyGiftVoucher', buyGiftVoucher(scope, 5_000)],
  ['subscribeToNewsletter', subscribeToNewsletter(scope, form)],
  [
    'subscribeToNewsletter, no token',
    subscribeToNewsletter(scope, { ...form, recaptchaToken: '' }),
  ],
  ['confirmNewsletter', confirmNewsletter(scope, 'x'.repeat(40))],
  ['sendContactMessage', sendContactMessage(scope, { ...person, name: 'Ada', ...message })],
  ['contactPersonOf', contactPersonOf([], 'ada')],
  ['changeWishlist', changeWishlist({ kind: 'visitor', key: 'v' }, { kind: 'add', entry })],
  ['mergeWishlistAtLogIn', mergeWishlistAtLogIn('v', '1')],
  ['chooseDefaultOption', chooseDefaultOption('silk')],
  ['chooseMaterials', chooseMaterials(scope, 'gold')],
  ['chooseMaterials, no answer', chooseMaterials(scope, 'artbox')],
  ['showCountdown', showCountdown({ lodStart: 0, lodEnd: 1 })],
  ['showCollage', showCollage('poster', '7')],
  ['showCardOverview', showCardOverview(scope, '')],
  ['showCardTheme', showCardTheme(scope, 'a')],
  ['addCardAccessory', addCardAccessory(scope, 's', 1)],
  ['priceCard', priceCard(scope, card)],
  ['measurePicture', measurePicture('a.jpg')],
  ['readRichText', readRichText(reading, 7)],
  ['readHybridLayout', readHybridLayout('{', {})],
  [
    'showErrorPage',
    showErrorPage({ ...scope, platform: 'web' }, { code: 'route-missing', path: '/' }),
  ],
];

describe('with a log that throws', () => {
  test.each(reporting)('%s answers all the same', async (_name, run) => {
    const log = recordingLog();
    const answer = await run(environment(log))();
    expect(log.reports).toHaveLength(1);
    expect(await run(environment(throwingLog()))()).toEqual(answer);
  });
});
