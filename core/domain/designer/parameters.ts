import { textOf } from '../text/text.ts';

/** Storefront §3, "Configuration parameter names", without those that every designer takes. */
export const parameterNames = [
  'quantity',
  'sku',
  'designGroupId',
  'designId',
  'formatType',
  'frameType',
  'matSize',
  'matType',
  'materialType',
  'startDate',
  'startMonth',
  'year',
  'mountingType',
  'paperType',
  'refinementType',
  'amount',
  'calendarType',
  'accessoryTypes',
  'themeId',
  'photobookType',
  'photobookFormat',
  'photobookBinding',
  'photobookCover',
  'photobookCoverLamination',
  'photobookPaper',
  'photobookPrinting',
  'photobookPageCount',
  'designGroupSetId',
  'graduationsPageCount',
  'photoboxFormat',
  'photoboxType',
  'optionTypes',
  'addToCart',
  'tileCount',
  'productType',
  'isSample',
  'tag',
  'category',
  'occasion',
  'punching',
  'ribbon',
  'ribbonColor',
  'screw',
  'seal',
  'bow',
  'envelope',
  'envelopeColor',
  'inlay',
  'inlayPaper',
] as const;

export type ParameterName = (typeof parameterNames)[number];

/** Ours: a frame's colour and finish, glass and back, as in `printWallPicture`. */
export const framePartNames = ['frameVariant', 'glassType', 'backType'] as const;

/** The specification does not name it. */
export type FramePartName = (typeof framePartNames)[number];

/** Beside the product's own (storefront §3). */
export const sharedParameterNames = {
  locale: 'locale',
  adClickId: 'gclid',
  referralSource: 'referralSource',
} as const;

export type SharedParameterName = (typeof sharedParameterNames)[keyof typeof sharedParameterNames];

/** Where a shopper came from (storefront §3, "Cards"). */
export const referralSources = ['shopping-ad'] as const;

export type ReferralSource = (typeof referralSources)[number];

export type HandOffContext<L> = {
  readonly locale: L;
  /** Of an advertisement: 1 to 200 letters, digits, dashes, underscores or dots. */
  readonly adClickId?: string | undefined;
  readonly referralSource?: ReferralSource | undefined;
};

const adClickIdPattern = /^[\w.-]{1,200}$/u;

/** Whether a text may go on as an ad-click id. */
export const isAdClickId = (text: string): boolean => adClickIdPattern.test(textOf(text));
