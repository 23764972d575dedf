import type { EndpointAddress } from '../address.ts';

/** Apart from its codec, because every page asks it and decodes by hand. */
export const customerDataAddress = {
  method: 'GET',
  paths: ['/web-api/customer-data'],
  credentials: 'session',
} as const satisfies EndpointAddress;
