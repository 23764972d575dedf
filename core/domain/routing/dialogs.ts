/** The shop's dialogs (storefront §2, and `room-view`, ours); one is open at a time. */
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

/** The name of a dialog. */
export type DialogName = (typeof dialogNames)[number];

/** The dialogs that show one picture of several: `picture` in the address says which. */
export const pictureDialogs = [
  'customer-picture',
  'image-magnify',
] as const satisfies readonly DialogName[];
