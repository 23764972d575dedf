/** Where each question is answered; the price API and the frame selection share their answers. */
export const addresses = {
  formats: ['/price-api/prices/formats', '/web-api/product-selection-photo-frame/prices-formats'],
  article: ['/price-api/prices/article', '/web-api/product-selection-photo-frame/price-article'],
  limits: ['/web-api/product-selection-photo-frame/format-limits'],
  shipping: ['/web-api/shipping-information'],
  customer: ['/web-api/customer-data'],
  document: ['/web-api/openapi.json'],
} as const satisfies Record<string, readonly string[]>;
