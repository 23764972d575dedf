/** In lower case; the first row that fits decides. */

/** Storefront §3 "Device info". */
export const deviceSystems = ['ios', 'android', 'windows', 'macos', 'other'] as const;

/** `other`: Linux, ChromeOS and everything unknown. */
export type DeviceSystem = (typeof deviceSystems)[number];

/**
 * Windows Phone claimed to be Android and an iPhone, and iOS says "like Mac OS X": the narrower
 * claim comes first.
 */
export const systemWords = [
  { word: 'windows', system: 'windows' },
  { word: 'iphone', system: 'ios' },
  { word: 'ipad', system: 'ios' },
  { word: 'ipod', system: 'ios' },
  { word: 'android', system: 'android' },
  { word: 'macintosh', system: 'macos' },
] as const satisfies readonly { readonly word: string; readonly system: DeviceSystem }[];

/** Browsers that the shop tells apart. */
export const deviceBrowsers = [
  'chrome',
  'edge',
  'firefox',
  'opera',
  'safari',
  'samsung',
  'other',
] as const;

export type DeviceBrowser = (typeof deviceBrowsers)[number];

/** All claim to be Safari, most of them Chrome: these two come last, Safari behind Chrome. */
export const browserWords = [
  { word: 'edg/', browser: 'edge' },
  { word: 'edga/', browser: 'edge' },
  { word: 'edgios/', browser: 'edge' },
  { word: 'edge/', browser: 'edge' },
  { word: 'opr/', browser: 'opera' },
  { word: 'opt/', browser: 'opera' },
  { word: 'opera', browser: 'opera' },
  { word: 'samsungbrowser/', browser: 'samsung' },
  { word: 'firefox/', browser: 'firefox' },
  { word: 'fxios/', browser: 'firefox' },
  { word: 'crios/', browser: 'chrome' },
  { word: 'chrome/', browser: 'chrome' },
  { word: 'safari/', browser: 'safari' },
] as const satisfies readonly { readonly word: string; readonly browser: DeviceBrowser }[];

/** An Android device without `mobile` is a tablet, too. */
export const tabletWords = ['ipad', 'tablet', 'kindle', 'silk/', 'playbook'] as const;

export const phoneWords = ['iphone', 'ipod', 'mobile', 'windows phone', 'opera mini'] as const;
