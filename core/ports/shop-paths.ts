/**
 * Every path that the shop's pages call (storefront §7, supporting §7): what a shop behind these
 * ports has to answer. Which port and use case stand for each is in `core/PORTS.md`.
 */

/** The paths of the shop API. */
export const webApiPaths = [
  '/web-api/aspect-ratio',
  '/web-api/calculator/reference',
  '/web-api/calendar-design-group',
  '/web-api/calendar-price',
  '/web-api/campaign-data',
  '/web-api/customer-auth-google-credentials',
  '/web-api/customer-picture',
  '/web-api/express-shop',
  '/web-api/variants-for-frame-types',
  '/web-api/photobook-design-group-set',
  '/web-api/photobook-price',
  '/web-api/photobox-data',
  '/web-api/localized-urls',
  '/web-api/shop-frontends-initial-data',
  '/web-api/sku/container',
  '/web-api/voucher',
  '/web-api/card-accessories',
  '/web-api/card-accessory-order',
  '/web-api/card-accessory-price',
  '/web-api/card-price',
  '/web-api/collage-designer-design-groups',
  '/web-api/collage-designer-design-group',
  '/web-api/customer-data',
  '/web-api/customer-login',
  '/web-api/customer-logout',
  '/web-api/customer-password-reset',
  '/web-api/customer-signup',
  '/web-api/feature-flags',
  '/web-api/newsletter-confirm',
  '/web-api/newsletter-subscribe',
  '/web-api/shipping-information',
  '/web-api/themes',
  '/web-api/toolbox-convert-file',
  '/web-api/toolbox-convert-pdf',
  '/web-api/toolbox-download',
  '/web-api/toolbox-optimize-image',
  '/web-api/product-selection-photo-frame/price-article',
  '/web-api/product-selection-photo-frame/format-limits',
  '/web-api/product-selection-photo-frame/prices-format-group',
  '/web-api/product-selection-photo-frame/prices-formats',
  '/web-api/product-selection-photo-frame/prices-from',
  '/web-api/product-selection-photo-frame/data',
] as const;

/** The paths of the price API. */
export const priceApiPaths = [
  '/price-api/accessory',
  '/price-api/prices/format-group-prices-images',
  '/price-api/frame',
  '/price-api/photo-options-groups',
  '/price-api/prices/article',
  '/price-api/prices/format-group',
  '/price-api/prices/formats',
  '/price-api/photoboxes',
] as const;

/** Paths of the shop outside its two APIs. */
export const otherShopPaths = [
  '/accessory',
  '/gift-voucher',
  '/api/get-location/',
  '/whitelabel/switch',
] as const;

/** The paths of the content service: our own in front of it, and the vendor's. */
export const contentServicePaths = [
  '/frontend-api/mp/storyblok',
  '/frontend-api/mp/storyblok/breadcrumb',
  '/frontend-api/mp/storyblok/transform',
  'cdn/stories',
  'cdn/stories/{slug}',
] as const;

/**
 * Calls of the flag vendor's own client, which the shop never makes itself (decisions, "Flags").
 */
export const flagClientCalls = [
  'splitChanges',
  'segmentChanges',
  'memberships',
  'auth',
  'events bulk',
  'impressions bulk',
  'impressions count',
  'unique keys',
  'metrics config',
  'metrics usage',
] as const;
