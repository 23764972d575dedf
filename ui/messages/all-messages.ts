import { articleMessages, publicationMessages } from '../blocks/messages.ts';
import { designOverviewMessages } from '../blocks/design-overview/messages.ts';
import { countdownMessages } from '../blocks/countdown/messages.ts';
import { pictureSetsMessages } from '../blocks/picture-sets/messages.ts';
import { helpMessages } from '../blocks/help/messages.ts';
import { materialComparisonMessages } from '../blocks/material-comparison/messages.ts';
import { newsletterMessages } from '../blocks/newsletter/messages.ts';
import { toolboxMessages } from '../blocks/toolbox/messages.ts';
import { reviewsMessages } from '../blocks/reviews/messages.ts';
import {
  accountDialogMessages,
  accountErrorMessages,
} from '../components/account-dialog/messages.ts';
import { accountBusinessMessages } from '../components/account-dialog/messages-of-business.ts';
import { formErrorMessages } from '../components/field/messages.ts';
import { bankTransferMessages } from '../components/bank-transfer/messages.ts';
import { bookMessages } from '../components/book/messages.ts';
import { breadcrumbMessages } from '../components/breadcrumb/messages.ts';
import { burgerMessages } from '../components/burger/messages.ts';
import { buttonMessages } from '../components/button/messages.ts';
import { configuratorMessages } from '../components/option-list/messages.ts';
import { cartListMessages } from '../components/cart-list/messages.ts';
import { checkoutAddressMessages } from '../components/checkout/messages-of-address.ts';
import { checkoutReviewMessages } from '../components/checkout/messages-of-review.ts';
import { checkoutSalesTaxMessages } from '../components/checkout/messages-of-tax.ts';
import { checkoutMessages } from '../components/checkout/messages.ts';
import { choiceMessages } from '../components/choice/messages.ts';
import { connectionNoticeMessages } from '../components/connection-notice/messages.ts';
import { consentMessages } from '../components/consent/messages.ts';
import { accountAnswerMessages } from '../components/customer-account/messages-of-answers.ts';
import { accountKeptMessages } from '../components/customer-account/messages-of-kept.ts';
import { orderActionMessages } from '../components/order-page/messages-of-actions.ts';
import { orderStateMessages } from '../components/order-page/messages-of-states.ts';
import { orderMessages } from '../components/order-page/messages.ts';
import { customerAccountMessages } from '../components/customer-account/messages.ts';
import { deliveryMessages, occasionMessages } from '../components/delivery/messages.ts';
import { destinationMessages } from '../components/destination/messages.ts';
import { designerSummaryMessages } from '../components/designer-summary/messages.ts';
import { dialogMessages } from '../components/dialog/messages.ts';
import { errorPageMessages } from '../components/error-page/messages.ts';
import { flyoutMessages } from '../components/flyout/messages.ts';
import { footerMessages } from '../components/footer/messages.ts';
import { formatChoiceMessages } from '../components/format-choice/messages.ts';
import { formatTileMessages } from '../components/format-tile/messages.ts';
import { galleryMessages } from '../components/gallery/messages.ts';
import { googleSignInMessages } from '../components/google-sign-in/messages.ts';
import { headerMessages, liveHeaderMessages } from '../components/header/messages.ts';
import { linkMessages } from '../components/link/messages.ts';
import { locationNoticeMessages } from '../components/location-notice/messages.ts';
import { mainNavigationMessages } from '../components/main-navigation/messages.ts';
import { marketSwitcherMessages } from '../components/market-switcher/messages.ts';
import { cardOverviewHeadMessages } from '../web/products/card/overview/heads/messages.ts';
import { cardOverviewLeadMessages } from '../web/products/card/overview/leads/messages.ts';
import { personalFormMessages } from '../components/personal-form/messages.ts';
import { personalSendingMessages } from '../components/personal-form/messages-of-sending.ts';
import { ownWordsMessages } from '../web/products/card/parts/own-words/messages.ts';
import { moreFormatsMessages } from '../web/products/wall-picture/parts/more-formats/messages.ts';
import { noticeMessages } from '../components/notice/messages.ts';
import { ownFormatMessages } from '../web/products/wall-picture/parts/own-format/messages.ts';
import { ownPictureFieldMessages, ownPictureMessages } from '../components/own-picture/messages.ts';
import { phonePhotoMessages, phoneWayMessages } from '../components/phone-photo/messages.ts';
import { previewNoteMessages } from '../components/preview-note/messages.ts';
import { componentChoiceMessages } from '../components/component-choice/messages.ts';
import { priceMessages } from '../components/price/messages.ts';
import {
  materialTraitMessages,
  productFactsMessages,
} from '../components/product-facts/messages.ts';
import { scrollRowMessages } from '../components/scroll-row/messages.ts';
import { shopLinksMessages } from '../components/shop-links/messages.ts';
import { skipLinkMessages } from '../components/skip-link/messages.ts';
import { stageMessages } from '../web/products/wall-picture/parts/stage/messages.ts';
import { subNavigationMessages } from '../components/sub-navigation/messages.ts';
import { supportMessages } from '../components/support-messenger/messages.ts';
import { videoMessages } from '../components/video/messages.ts';
import { whitelabelBarMessages } from '../components/whitelabel-bar/messages.ts';
import { refusedMessages } from '../blocks/refused/messages.ts';
import { llmsMessages } from '../web/machine-files/messages.ts';
import { wishButtonMessages } from '../components/wish-button/messages.ts';
import { wishListMessages } from '../components/wish-list/messages.ts';
import { guaranteeNoticeMessages } from '../components/guarantee-notice/messages.ts';
import { giftFormMessages } from '../components/gift-form/messages.ts';
import { withdrawalFormMessages } from '../components/withdrawal-form/messages.ts';
import { addressMessages } from '../web/configurator/messages.ts';
import { designerContextMessages } from '../web/designer/messages.ts';
import { factMessages } from '../web/products/messages.ts';
import { customerPictureMessages } from '../web/products/wall-picture/parts/customer-picture/messages.ts';
import { dialogLinkMessages } from '../components/dialog-links/messages.ts';
import { imageMagnifyMessages } from '../web/products/wall-picture/parts/image-magnify/messages.ts';
import { previewMessages } from '../web/products/wall-picture/parts/preview-3d/messages.ts';
import { ownWallMessages } from '../web/products/wall-picture/parts/own-wall/messages.ts';
import { roomViewMessages } from '../web/products/wall-picture/parts/room-view/messages.ts';
import { unavailableDialogMessages } from '../components/unavailable-dialog/messages.ts';
import type { MessageTable } from './message-table.ts';

const sharedTables = [
  accountDialogMessages,
  accountBusinessMessages,
  accountErrorMessages,
  formErrorMessages,
  bankTransferMessages,
  bookMessages,
  breadcrumbMessages,
  burgerMessages,
  buttonMessages,
  configuratorMessages,
  articleMessages,
  cardOverviewHeadMessages,
  cardOverviewLeadMessages,
  designOverviewMessages,
  cartListMessages,
  checkoutAddressMessages,
  checkoutMessages,
  checkoutSalesTaxMessages,
  checkoutReviewMessages,
  choiceMessages,
  connectionNoticeMessages,
  consentMessages,
  customerAccountMessages,
  orderActionMessages,
  orderMessages,
  orderStateMessages,
  accountAnswerMessages,
  accountKeptMessages,
  countdownMessages,
  deliveryMessages,
  occasionMessages,
  destinationMessages,
  designerSummaryMessages,
  dialogMessages,
  errorPageMessages,
  flyoutMessages,
  footerMessages,
  formatChoiceMessages,
  formatTileMessages,
  galleryMessages,
  googleSignInMessages,
  headerMessages,
  linkMessages,
  llmsMessages,
  liveHeaderMessages,
  locationNoticeMessages,
  mainNavigationMessages,
  marketSwitcherMessages,
  pictureSetsMessages,
  helpMessages,
  materialComparisonMessages,
  moreFormatsMessages,
  newsletterMessages,
  toolboxMessages,
  noticeMessages,
  publicationMessages,
  ownFormatMessages,
  ownPictureFieldMessages,
  phonePhotoMessages,
  phoneWayMessages,
  ownPictureMessages,
  addressMessages,
  previewNoteMessages,
  componentChoiceMessages,
  priceMessages,
  materialTraitMessages,
  productFactsMessages,
  reviewsMessages,
  refusedMessages,
  scrollRowMessages,
  shopLinksMessages,
  skipLinkMessages,
  stageMessages,
  subNavigationMessages,
  supportMessages,
  videoMessages,
  whitelabelBarMessages,
  wishButtonMessages,
  wishListMessages,
  guaranteeNoticeMessages,
  giftFormMessages,
  withdrawalFormMessages,
  customerPictureMessages,
  dialogLinkMessages,
  imageMagnifyMessages,
  previewMessages,
  ownWallMessages,
  ownWordsMessages,
  personalFormMessages,
  personalSendingMessages,
  roomViewMessages,
  unavailableDialogMessages,
  designerContextMessages,
  factMessages,
] as const satisfies readonly MessageTable[];

/** Every table of the products' folders. */
const productTables = Object.values(
  import.meta.glob<Readonly<Record<string, MessageTable>>>(
    '../web/products/*/messages{,-of-*}.ts',
    {
      eager: true,
    },
  ),
).flatMap((module) => Object.values(module));

/**
 * The server and Storybook use all tables; a page sends a browser only those that it names
 * (`messagesFor`).
 */
export const allMessages: readonly MessageTable[] = [...sharedTables, ...productTables];

/** The tables of products: each adds its own by its name, beside them in its folder. */
export interface ProductTables {
  readonly shared: typeof factMessages;
}

type KeyOf<Table> = Table extends unknown ? keyof Table : never;

/** Keys are dotted, the part of the interface first. */
export type MessageKey = KeyOf<(typeof sharedTables)[number] | ProductTables[keyof ProductTables]>;
