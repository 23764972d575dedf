/** What every register of VAT ids must do. */
import { describe, expect, test } from 'vitest';

import { isInVatRegister } from '../../core/domain/customer/vat-id.ts';
import { E } from '../../core/fp.ts';
import type { VatRegister } from '../../core/ports/vat-register.ts';
import { businessSamples } from '../arbitraries/customer.ts';

/** Right numbers of each country of the Union, and of Northern Ireland. */
export const givenOutNumbers: readonly string[] = [
  ...Object.values(businessSamples).map(({ vatId }) => vatId),
  'XI980780684',
].filter(isInVatRegister);

/** Right numbers that nobody was given. */
const freeNumbers = ['DE123456840', 'LU00000000', 'IT00000000000'];

/** `failing`: registers that cannot be asked, by what is wrong. */
export const vatRegisterContract = (
  name: string,
  start: () => VatRegister,
  failing: Readonly<Record<string, () => VatRegister>> = {},
): void => {
  describe(`VAT register: ${name}`, () => {
    test('knows what was given out, and what was not', async () => {
      const { isGivenOut } = start();
      for (const [numbers, known] of [
        [givenOutNumbers, true],
        [freeNumbers, false],
      ] as const)
        for (const vatId of numbers)
          expect([vatId, await isGivenOut(vatId)()]).toEqual([vatId, E.right(known)]);
    });

    if (Object.keys(failing).length === 0) return;
    test('calls a number neither right nor wrong while it cannot be asked, and says why', async () => {
      for (const [failure, register] of Object.entries(failing))
        for (const vatId of ['DE129273398', 'DE123456840'])
          expect([failure, await register().isGivenOut(vatId)()]).toEqual([
            failure,
            E.left({
              kind: 'vat-register-unavailable',
              reason: expect.stringMatching(/\S/u),
            }),
          ]);
    });
  });
};
