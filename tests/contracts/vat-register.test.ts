/** Registers of VAT ids: the embedded one, and VIES as it answers and fails. */
import { afterAll } from 'vitest';

import { guardedFetch } from '../../adapters/http/resilient-fetch.ts';
import type { Fetch } from '../../adapters/shared/fetch.ts';
import { sleep, type Sleep } from '../../adapters/shared/sleep.ts';
import { viesRegister } from '../../adapters/vies/vat-register.ts';
import { embeddedVatRegister } from '../../server/embedded/shop/vat-register.ts';
import { openVies, viesErrors, viesFaults, type ViesFailure } from '../fakes/vies.ts';
import { givenOutNumbers, vatRegisterContract } from './vat-register.ts';

const vies = await openVies(givenOutNumbers);
afterAll(() => vies.close());

const network: Fetch = (request) => fetch(request);

const registerAt = (baseUrl: string, failure?: ViesFailure, patience: Sleep = sleep) => {
  vies.fail(failure);
  return viesRegister({ baseUrl, fetch: guardedFetch(network, (asked) => asked, patience) });
};

vatRegisterContract('embedded', () => embeddedVatRegister);
vatRegisterContract('VIES', () => registerAt(vies.baseUrl), {
  ...Object.fromEntries(
    [...viesErrors, ...viesFaults.filter((fault) => fault !== 'silent')].map((failure) => [
      failure,
      () => registerAt(vies.baseUrl, failure),
    ]),
  ),
  // No test waits three seconds.
  silent: () => registerAt(vies.baseUrl, 'silent', async () => undefined),
  'no network': () => registerAt('http://127.0.0.1:1'),
  'another address': () => registerAt(`${vies.baseUrl}/v2`),
});
