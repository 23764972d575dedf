import type { VisitorLocation } from '../domain/locale/countries.ts';
import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';

/** The place cannot be found out, or the service did not answer. */
export type LocationError = { readonly kind: 'location-unknown' } | Outage<'location-unavailable'>;

/** Likely location of a request (storefront §7: `/api/get-location/`). */
export type Locations = {
  readonly current: TE.TaskEither<LocationError, VisitorLocation>;
};

export type HasLocations = { readonly locations: Locations };
