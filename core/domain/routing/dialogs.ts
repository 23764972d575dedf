/** The shop's dialogs (storefront §2; `room-view` is ours); one is open at a time. */
export const dialogNames = [
  'calculator-more-formats',
  'calculator-own-format',
  'customer-picture',
  'image-magnify',
  'log-in',
  'password-confirm',
  'password-reset',
  'product-description',
  'sign-up',
  '3d-preview',
  'room-view',
] as const;

/** One of `dialogNames`. */
export type DialogName = (typeof dialogNames)[number];

/** Dialogs that show the picture which `picture` in the address names. */
export const pictureDialogs = [
  'customer-picture',
  'image-magnify',
] as const satisfies readonly DialogName[];
