/**
 * As a trusted header of a CDN or proxy says (storefront §7, `/api/get-location/`). This process
 * answers, whatever shop API stands behind it.
 */
import { Hono } from 'hono';

import { locationEndpoints } from '../../../adapters/http/endpoints/location.ts';
import { parseVisitorLocation } from '../../../core/domain/locale/countries.ts';
import { E } from '../../../core/fp.ts';
import { addRoutes, route } from '../../endpoints/route.ts';

/** Whoever stands in front sets them. */
export type LocationHeaders = { readonly country: string; readonly region: string | undefined };

/** The service as an application; without headers every location is unknown. */
export const locationService = (headers: LocationHeaders | undefined): Hono => {
  const app = new Hono();
  const visitorLocation = route(locationEndpoints.visitorLocation, async ({ header }) => {
    const location = parseVisitorLocation({
      country: headers === undefined ? '' : (header(headers.country) ?? ''),
      region: headers?.region === undefined ? undefined : header(headers.region),
    });
    if (E.isLeft(location)) return E.right({});
    const { country, region } = location.right;
    return E.right({ country, ...(region !== undefined && { region }) });
  });
  addRoutes(app, [visitorLocation]);
  return app;
};
