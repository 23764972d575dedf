import type { VisitorLocation } from '../../core/domain/locale/countries.ts';
import { E, TE } from '../../core/fp.ts';
import type { Locations } from '../../core/ports/locations.ts';

/** The port for a request from a place, or from an unknown one; `asked` counts. */
export const memoryLocations = (
  location: VisitorLocation | undefined,
): Locations & { readonly asked: () => number } => {
  let asked = 0;
  return {
    asked: () => asked,
    current: async () => {
      asked += 1;
      return location === undefined ? E.left({ kind: 'location-unknown' }) : E.right(location);
    },
  };
};

/** The port while the service does not answer. */
export const failingLocations = (): Locations => ({
  current: TE.left({ kind: 'location-unavailable', reason: 'no answer' }),
});
