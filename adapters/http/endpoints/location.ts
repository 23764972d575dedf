/**
 * Storefront §7, `/api/get-location/`. Never relayed: only who stands before this process knows
 * where a request comes from.
 */
import { jsonAnswer } from '../answers.ts';
import { noBody } from '../bodies.ts';
import { LocationAnswer } from '../codecs/location.ts';
import { endpoint, jsonSizes, noQuery, usualTime } from '../endpoint.ts';
import { noScope } from '../scope.ts';
import { locationAddress } from './location-address.ts';

export const locationEndpoints = {
  visitorLocation: endpoint({
    ...locationAddress,
    summary: 'The country that the request seems to come from, if that is known.',
    port: 'Locations.current',
    scope: noScope,
    query: noQuery,
    body: noBody,
    answer: jsonAnswer(LocationAnswer),
    refusals: {},
    caching: { kind: 'private' },
    largest: jsonSizes,
    within: usualTime,
  }),
} as const;
