/** A log that fails takes nothing down: every use case that reports stands without it. */
import { addAccessory } from '../../../core/usecases/add-accessory.ts';
import { describe, expect, test } from 'vitest';

import type { ConfiguratorBlock } from '../../../core/domain/products/wall-picture/configurator-block.ts';
import type { CalendarDesignGroup } from '../../../core/domain/products/calendar/calendar-designs.ts';
import type { E } from '../../../core/fp.ts';
import type { Log } from '../../../core/ports/log.ts';
import type { ShopScope } from '../../../core/ports/scope.ts';
import { chooseCalendarDesign } from '../../../core/usecases/calendar/choose-calendar-design.ts';
import {
  showCollageGroup,
  showCollageGroups,
} from '../../../core/usecases/collage/show-collage-groups.ts';
import {
  chooseDefaultOption,
  chooseFrames,
  chooseMaterials,
} from '../../../core/usecases/wall-picture/choose-material.ts';
import {
  formatLimits,
  moreFormats,
  preselectProduct,
  priceConfigurator,
} from '../../../core/usecases/wall-picture/configure-picture.ts';
import { contactPersonOf, sendContactMessage } from '../../../core/usecases/contact-shop.ts';
import {
  logIn,
  logInWithGoogle,
  logOut,
  reportGoogleSignIn,
  resetPassword,
  confirmPassword,
  confirmSignUp,
  signUp,
} from '../../../core/usecases/enter-account.ts';
import { changeWishlist, visitorWishlist, wishFor } from '../../../core/usecases/keep-wishlist.ts';
import { measurePicture } from '../../../core/usecases/measure-picture.ts';
import { findSku } from '../../../core/usecases/open-sku.ts';
import { priceFormatGroups, priceFrom } from '../../../core/usecases/price-formats.ts';
import { priceOptions } from '../../../core/usecases/wall-picture/price-parts.ts';
import { priceArticles } from '../../../core/usecases/price-article.ts';
import { readHybridLayout, readRichText } from '../../../core/usecases/read-content.ts';
import { showCardOverview, showCardTheme } from '../../../core/usecases/card/shop-cards.ts';
import { showCampaign } from '../../../core/usecases/show-campaign.ts';
import { showCollage } from '../../../core/usecases/collage/show-collage.ts';
import {
  loadHybridChrome,
  previewStory,
  showBreadcrumb,
} from '../../../core/usecases/show-content-parts.ts';
import { showCountdown } from '../../../core/usecases/show-countdown.ts';
import { showCustomerPictures } from '../../../core/usecases/show-customer-pictures.ts';
import { showDelivery, showExpress } from '../../../core/usecases/show-delivery.ts';
import { showErrorPage } from '../../../core/usecases/show-error-page.ts';
import { showLocalizedUrls } from '../../../core/usecases/show-localized-urls.ts';
import { showChrome } from '../../../core/usecases/show-page.ts';
import {
  confirmNewsletter,
  subscribeToNewsletter,
} from '../../../core/usecases/subscribe-newsletter.ts';
import { suggestSite } from '../../../core/usecases/suggest-site.ts';
import { switchWhitelabel } from '../../../core/usecases/switch-whitelabel.ts';
import { convertFile, downloadToolboxResult } from '../../../core/usecases/use-toolbox.ts';
import { addVoucher, buyGiftVoucher } from '../../../core/usecases/use-voucher.ts';
import { fileOfType } from '../../arbitraries/toolbox.ts';
import { whitelabelCustomer } from '../../contracts/offers.ts';
import { failingAccounts } from '../../fakes/accounts.ts';
import { failingBreadcrumbs } from '../../fakes/breadcrumbs.ts';
import { failingCampaigns } from '../../fakes/campaigns.ts';
import { failingPersonalisations } from '../../fakes/personalisations.ts';
import { failingCarts } from '../../fakes/carts.ts';
import { failingCardThemes } from '../../fakes/card-themes.ts';
import { manualClock } from '../../fakes/clock.ts';
import { failingCollages } from '../../fakes/collages.ts';
import { closedContactDesk } from '../../fakes/contact-desk.ts';
import { closedWithdrawalDesk } from '../../fakes/withdrawal-desk.ts';
import { memoryContent } from '../../fakes/content.ts';
import { failingCustomerPictures } from '../../fakes/customer-pictures.ts';
import { failingCollageGroups, failingDesignGroups } from '../../fakes/design-groups.ts';
import { failingExpressShop } from '../../fakes/express-shop.ts';
import { failingFrameMaterials } from '../../fakes/frame-materials.ts';
import { memoryImageMetadata } from '../../fakes/image-metadata.ts';
import { failingInitialData } from '../../fakes/initial-data.ts';
import { failingLocalizedUrls } from '../../fakes/localized-urls.ts';
import { failingLocations } from '../../fakes/locations.ts';
import { recordingLog, throwingLog } from '../../fakes/log.ts';
import { failingNewsletter } from '../../fakes/newsletter.ts';
import { failingArticlePrices } from '../../fakes/article-prices.ts';
import { failingOptionPrices } from '../../fakes/option-prices.ts';
import { failingPrices } from '../../fakes/prices.ts';
import { failingShipping } from '../../fakes/shipping.ts';
import { failingSkuContainers } from '../../fakes/sku-containers.ts';
import { memoryStoryTransform } from '../../fakes/story-transform.ts';
import { failingToolbox } from '../../fakes/toolbox.ts';
import { failingVouchers } from '../../fakes/vouchers.ts';
import { failingWhitelabelService } from '../../fakes/whitelabel-service.ts';
import { failingWishlists } from '../../fakes/wishlists.ts';
import { reading } from '../content/story-writer.ts';
import { embeddedSites } from '../../../server/embedded-addresses.ts';

const scope: ShopScope = { channel: 'poster', locale: 'de-DE' };
const person = { email: 'ada@example.com', password: 'analytical engine 1843' };
const names = { firstName: 'Ada', lastName: 'Lovelace' };
const message = {
  topic: 'order',
  message: 'Where is my canvas?',
  company: '',
  orderNumber: '',
  attachments: [],
};
const article = { designer: 'card', query: 'themeId=1&locale=de-DE' } as const;
const form = { email: person.email, hasConsent: true, recaptchaToken: 'x' };

const request = { ...scope, platform: 'web', slug: 'a' } as const;
const sites = embeddedSites(3_000);
const visit = {
  urls: [],
  locale: 'de-DE',
  languages: [],
  isCrawler: false,
  hasDeclined: false,
} as const;
const format = { width: 600, height: 400, unit: 'cm' } as const;
const canvas = { materialType: 'leinwand' } as const;
const material = {
  value: 'leinwand',
  materialType: 'leinwand',
  context: {},
  formats: [{ format }],
  initiallySelectedFormat: format,
} as const;
const configurator = { product: 'photo-frame', options: [material], labels: [] } as const;
const block: ConfiguratorBlock = {
  kind: 'wall-picture',
  id: 'c',
  headline: '',
  startLabel: '',
  product: 'framedMaterial',
  materials: [{ materialType: 'leinwand', frameType: undefined }],
  labels: [],
  motif: { source: '', alternative: '' },
};
const brokenStory = {
  uuid: 'd',
  name: 'D',
  full_slug: 'poster/de-DE/pages/d',
  content: { component: 'Page', body: [{ component: 'Nothing', _uid: 'a' }] },
};
const otherFormat = { material: 'leinwand', format: { ...format, width: 777 } };

/** Everything that reports, in a world where it has something to report. */
const environment = (log: Log) => ({
  log,
  articlePrices: failingArticlePrices(),
  accounts: failingAccounts(503),
  breadcrumbs: failingBreadcrumbs(),
  calendarDesigns: failingDesignGroups<CalendarDesignGroup>(),
  campaigns: failingCampaigns(),
  cardThemes: failingCardThemes(),
  carts: failingCarts(),
  personalisations: failingPersonalisations(),
  clock: manualClock(9),
  collageGroups: failingCollageGroups(),
  collages: failingCollages(),
  contactDesk: closedContactDesk(),
  withdrawalDesk: closedWithdrawalDesk(),
  content: memoryContent([]),
  customerPictures: failingCustomerPictures(),
  expressShop: failingExpressShop(),
  frameMaterials: failingFrameMaterials(),
  imageMetadata: memoryImageMetadata(new Map()),
  initialData: failingInitialData(),
  localizedUrls: failingLocalizedUrls(),
  locations: failingLocations(),
  newsletter: failingNewsletter(),
  optionPrices: failingOptionPrices(),
  prices: failingPrices({ kind: 'prices-unavailable', reason: 'down' }),
  shipping: failingShipping(),
  skuContainers: failingSkuContainers(),
  storyTransform: memoryStoryTransform(),
  toolbox: failingToolbox(),
  vouchers: failingVouchers(),
  whitelabelService: failingWhitelabelService(503),
  wishlists: failingWishlists(false),
});

const gift = {
  id: 'a',
  form: {
    amount: '50',
    ownAmount: '',
    design: 'frame',
    recipient: 'Ada',
    sender: 'Grace',
    words: '',
    email: 'ada@example.com',
    sendOn: '',
  },
};

type World = ReturnType<typeof environment>;

const reporting: readonly (readonly [
  name: string,
  run: (world: World) => () => Promise<E.Either<unknown, unknown>>,
])[] = [
  ['logIn', logIn(scope, person)],
  ['logInWithGoogle', logInWithGoogle(scope, { credential: 'x', nonce: 'n' })],
  ['reportGoogleSignIn', reportGoogleSignIn('button-not-found')],
  ['signUp', signUp(scope, { ...person, ...names })],
  ['confirmSignUp', confirmSignUp(scope, { ...person, token: 'x' })],
  ['resetPassword', resetPassword(scope, person)],
  [
    'confirmPassword',
    confirmPassword(scope, { ...person, repeatedPassword: person.password, token: 'x' }),
  ],
  ['logOut', logOut(scope)],
  ['addVoucher', addVoucher(scope, { kind: 'visitor', key: 'v' }, 'GIFT2026')],
  ['buyGiftVoucher', buyGiftVoucher(scope, { kind: 'visitor', key: 'v' }, gift)],
  ['subscribeToNewsletter', subscribeToNewsletter(scope, form)],
  [
    'subscribeToNewsletter, no token',
    subscribeToNewsletter(scope, { ...form, recaptchaToken: '' }),
  ],
  ['confirmNewsletter', confirmNewsletter(scope, 'x'.repeat(40))],
  ['sendContactMessage', sendContactMessage(scope, { ...person, name: 'Ada', ...message }, 'id')],
  ['contactPersonOf', contactPersonOf([], 'ada')],
  ['changeWishlist', changeWishlist({ kind: 'visitor', key: 'v' }, { kind: 'add', article })],
  ['wishFor', wishFor(scope, { kind: 'visitor', key: 'v' }, article)],
  ['visitorWishlist.bring', visitorWishlist.bring('v', '1')],
  ['chooseDefaultOption', chooseDefaultOption('silk')],
  ['chooseMaterials', chooseMaterials(scope, 'gold')],
  ['chooseMaterials, no answer', chooseMaterials(scope, 'artbox')],
  ['showCountdown', showCountdown({ lodStart: 0, lodEnd: 1 })],
  ['showCollage', showCollage('poster', 7)],
  ['showCardOverview', showCardOverview(scope, '')],
  ['showCardTheme', showCardTheme(scope, 'a')],
  [
    'addAccessory',
    addAccessory(scope, { kind: 'visitor', key: 'v' }, { sku: 'screw-messing', pieces: 1 }),
  ],
  ['priceArticles', priceArticles(scope, [{ designer: 'collage', query: 'designId=13' }])],
  ['measurePicture', measurePicture('a.jpg')],
  ['readRichText', readRichText(reading, 7)],
  ['readHybridLayout', readHybridLayout('{', {})],
  [
    'showErrorPage',
    showErrorPage(
      { ...scope, platform: 'web' },
      { code: 'route-missing', path: '/', requestId: 'r-1' },
    ),
  ],
  ['showChrome', showChrome(scope)],
  [
    'priceConfigurator',
    priceConfigurator(scope, block, { material: undefined, format: undefined }),
  ],
  [
    'priceConfigurator, nothing sold',
    (world) =>
      priceConfigurator(scope, block, { material: undefined, format: undefined })({
        ...world,
        prices: failingPrices({ kind: 'article-unknown' }),
      }),
  ],
  ['preselectProduct', preselectProduct(scope, configurator, otherFormat)],
  ['moreFormats', moreFormats(scope, configurator)],
  ['formatLimits', formatLimits(scope, material)],
  ['chooseFrames', chooseFrames(scope, 'leinwand')],
  ['chooseCalendarDesign', chooseCalendarDesign(scope, { designGroupId: 'a', format: 'a4-hoch' })],
  ['showCollageGroups', showCollageGroups(scope)],
  ['showCollageGroup', showCollageGroup(scope, 'a')],
  ['findSku', findSku(scope, 'a')],
  ['priceFormatGroups', priceFormatGroups(scope, canvas)],
  ['priceFrom', priceFrom(scope, canvas)],
  ['priceOptions', priceOptions(scope, canvas, format)],
  ['showCampaign', showCampaign(scope)],
  ['showBreadcrumb', showBreadcrumb(request)],
  ['previewStory', previewStory(request, brokenStory)],
  ['loadHybridChrome', loadHybridChrome(scope, { layout: {}, messages: {} })],
  ['showCustomerPictures', showCustomerPictures(scope)],
  ['showDelivery', showDelivery(scope)],
  ['showExpress', showExpress(scope, 'card')],
  ['showLocalizedUrls', showLocalizedUrls(sites, scope, '/')],
  ['suggestSite', suggestSite(visit)],
  ['switchWhitelabel', switchWhitelabel(scope, whitelabelCustomer)],
  ['convertFile', convertFile(fileOfType('png'))],
  ['downloadToolboxResult', downloadToolboxResult('a')],
];

describe('with a log that throws', () => {
  test.each(reporting)('%s answers all the same', async (_name, run) => {
    const log = recordingLog();
    const answer = await run(environment(log))();
    expect(log.reports).toHaveLength(1);
    expect(await run(environment(throwingLog()))()).toEqual(answer);
  });
});
