/** Where a request seems to come from (storefront §7, `/api/get-location/`). */
import { t } from '../../../core/fp.ts';

/**
 * A country by ISO 3166-1 and what follows the dash in ISO 3166-2; nothing where that is unknown.
 * Browsers read it with `parseVisitorLocation` of the core, which weighs less.
 */
export const LocationAnswer = t.partial({ country: t.string, region: t.string }, 'LocationAnswer');
