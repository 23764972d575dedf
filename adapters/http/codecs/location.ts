import { t } from '../../../core/fp.ts';

/**
 * ISO 3166-1, and what follows the dash in ISO 3166-2; nothing where unknown (storefront §7,
 * `/api/get-location/`). Browsers read it with `parseVisitorLocation` of the core, which weighs
 * less.
 */
export const LocationAnswer = t.partial({ country: t.string, region: t.string }, 'LocationAnswer');
