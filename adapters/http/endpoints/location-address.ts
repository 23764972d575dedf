import type { EndpointAddress } from '../address.ts';

/** Apart from its codec, because pages ask it and decode by hand. */
export const locationAddress = {
  method: 'GET',
  paths: ['/api/get-location/', '/api/get-location'],
  credentials: 'none',
} as const satisfies EndpointAddress;
