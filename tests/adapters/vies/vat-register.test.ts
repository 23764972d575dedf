import { expect, test } from 'vitest';

import { viesRegister } from '../../../adapters/vies/vat-register.ts';
import { E } from '../../../core/fp.ts';

const ask = (answer: () => Response) => {
  const sent: unknown[] = [];
  const register = viesRegister({
    baseUrl: 'https://vies.test/rest-api',
    fetch: async (request, limits) => {
      sent.push([request.method, request.url, await request.json(), limits?.milliseconds]);
      return answer();
    },
  });
  return { sent, asked: register.isGivenOut('DE129273398')() };
};

test.each([true, false])('a number that VIES knows or not: %s', async (valid) => {
  const { sent, asked } = ask(() => Response.json({ countryCode: 'DE', valid, name: '---' }));
  expect(await asked).toEqual(E.right(valid));
  expect(sent).toEqual([
    [
      'POST',
      'https://vies.test/rest-api/check-vat-number',
      { countryCode: 'DE', vatNumber: '129273398' },
      3_000,
    ],
  ]);
});
