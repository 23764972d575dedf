import { textOf } from '../text/text.ts';

/**
 * The names of all configuration parameters (storefront §3, "Configuration parameter names"), and
 * those that every designer takes: the locale, the ad-click id, the referral source.
 */
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

/** A configuration parameter of a product. */
export type ParameterName = (typeof parameterNames)[number];

/**
 * What a frame is described by beside the specification's configuration parameters: its colour and
 * finish, its glass and its back. These names are ours, those of `printWallPicture`.
 */
export const framePartNames = ['frameVariant', 'glassType', 'backType'] as const;

/** A parameter of a frame that the specification does not name. */
export type FramePartName = (typeof framePartNames)[number];

/** The parameters that every designer takes beside its product's own (storefront §3). */
export const sharedParameterNames = {
  locale: 'locale',
  adClickId: 'gclid',
  referralSource: 'referralSource',
} as const;

/** A parameter that every designer takes. */
export type SharedParameterName = (typeof sharedParameterNames)[keyof typeof sharedParameterNames];

/** Where a shopper came from, if the shop cares (storefront §3, "Cards"). */
export const referralSources = ['shopping-ad'] as const;

/** A referral source that the designer knows. */
export type ReferralSource = (typeof referralSources)[number];

/** What goes along to every designer: the locale, and where a shopper came from. */
export type HandOffContext<L> = {
  readonly locale: L;
  /** The advertisement's click id: 1 to 200 letters, digits, dashes, underscores or dots. */
  readonly adClickId?: string | undefined;
  readonly referralSource?: ReferralSource | undefined;
};

const adClickIdPattern = /^[\w.-]{1,200}$/u;

/** Whether a text may go on as an ad-click id. */
export const isAdClickId = (text: string): boolean => adClickIdPattern.test(textOf(text));
