import { textOf } from '../text/text.ts';

/**
 * - `word`: of a closed list; `words`: several, as `key[]`; - `identifier`: 1 to 64 letters,
 * digits, dashes or underscores, known to the designer; - `integer`: digits without leading zeros;
 * `flag`: `true`, else absent; - `format`: in a locale's unit or in millimetres as the product
 * says; - `date`: a year and a month, perhaps a day.
 */
export const parameterValueKinds = [
  'word',
  'words',
  'identifier',
  'integer',
  'flag',
  'format',
  'date',
] as const;

export type ParameterValueKind = (typeof parameterValueKinds)[number];

/**
 * Storefront §3, "Configuration parameter names", in its order, without those that every designer
 * takes; which of them a designer takes, its product says.
 */
export const parameterTable = {
  quantity: 'integer',
  sku: 'identifier',
  designGroupId: 'identifier',
  designId: 'identifier',
  formatType: 'format',
  frameType: 'word',
  matSize: 'integer',
  matType: 'word',
  materialType: 'word',
  startDate: 'date',
  startMonth: 'integer',
  year: 'integer',
  mountingType: 'word',
  paperType: 'word',
  refinementType: 'word',
  amount: 'integer',
  calendarType: 'word',
  accessoryTypes: 'words',
  themeId: 'identifier',
  photobookType: 'word',
  photobookFormat: 'word',
  photobookBinding: 'word',
  photobookCover: 'word',
  photobookCoverLamination: 'word',
  photobookPaper: 'word',
  photobookPrinting: 'word',
  photobookPageCount: 'integer',
  designGroupSetId: 'identifier',
  graduationsPageCount: 'integer',
  photoboxFormat: 'format',
  photoboxType: 'word',
  optionTypes: 'words',
  addToCart: 'flag',
  tileCount: 'integer',
  productType: 'word',
  isSample: 'flag',
  tag: 'identifier',
  category: 'identifier',
  occasion: 'word',
  punching: 'identifier',
  ribbon: 'identifier',
  ribbonColor: 'identifier',
  screw: 'identifier',
  seal: 'identifier',
  bow: 'identifier',
  envelope: 'word',
  envelopeColor: 'identifier',
  inlay: 'identifier',
  inlayPaper: 'identifier',
} as const satisfies Readonly<Record<string, ParameterValueKind>>;

export type ParameterName = keyof typeof parameterTable;

/** Whether a text is a key of `parameterTable`. */
export const isParameterName = (text: string): text is ParameterName =>
  Object.hasOwn(parameterTable, text);

/** In the specification's order. */
export const parameterNames: readonly ParameterName[] =
  /* @__PURE__ */ Object.keys(parameterTable).filter(isParameterName);

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
