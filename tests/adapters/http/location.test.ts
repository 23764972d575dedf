import { expect, test } from 'vitest';

import { httpLocations } from '../../../adapters/http/location.ts';
import { E } from '../../../core/fp.ts';
import { answering, json, testQuestions, unavailable } from './api-questions.ts';

testQuestions([
  {
    ask: (api) => httpLocations(api).current(),
    line: 'GET /api/get-location/',
    answer: () => json({ country: 'DE', region: 'BY' }),
    means: { country: 'DE', region: 'BY' },
    hasScope: false,
    away: unavailable('location-unavailable'),
    missing: unavailable('location-unavailable', 'the shop answered 404'),
  },
]);

test('an answer that is not as declared is no place', async () => {
  const read = async (answer: unknown) => httpLocations(answering(json(answer)).api).current();
  for (const nothing of ['text', null, 7])
    expect(await read(nothing)).toEqual(
      E.left(unavailable('location-unavailable', 'the answer is not an object')),
    );
  for (const unknown of [{}, { country: 7 }, { region: 'BY' }])
    expect(await read(unknown)).toEqual(E.left({ kind: 'location-unknown' }));
  expect(await read({ country: 'nowhere' })).toEqual(
    E.left(unavailable('location-unavailable', 'the answer names no country')),
  );
  for (const country of [{ country: 'DE' }, { country: 'DE', region: 7 }])
    expect(await read(country)).toEqual(E.right({ country: 'DE', region: undefined }));
});
