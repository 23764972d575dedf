/** Pages ask this, so it comes without io-ts. */
import { messageOf } from '../../core/domain/errors/thrown.ts';
import { parseVisitorLocation, type VisitorLocation } from '../../core/domain/locale/countries.ts';
import { E } from '../../core/fp.ts';
import type { LocationError, Locations } from '../../core/ports/locations.ts';
import { requestTo, type ApiSettings } from './address.ts';
import { locationAddress } from './endpoints/location-address.ts';

type Read = E.Either<LocationError, VisitorLocation>;

const unavailable = (reason: string): Read => E.left({ kind: 'location-unavailable', reason });

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

const readLocation = (answer: unknown): Read => {
  if (typeof answer !== 'object' || answer === null)
    return unavailable('the answer is not an object');
  const country = textOf('country' in answer ? answer.country : undefined);
  if (country === undefined) return E.left({ kind: 'location-unknown' });
  const region = textOf('region' in answer ? answer.region : undefined);
  const location = parseVisitorLocation({ country, region });
  return E.isRight(location) ? location : unavailable('the answer names no country');
};

/** Where the request seems to come from, as the shop's own host says. */
export const httpLocations = ({ baseUrl, fetch }: ApiSettings): Locations => ({
  current: async () => {
    try {
      const response = await fetch(requestTo(baseUrl, locationAddress, { headers: {} }));
      return response.ok
        ? readLocation(await response.json())
        : unavailable(`the shop answered ${response.status}`);
    } catch (error) {
      return unavailable(messageOf(error));
    }
  },
});
