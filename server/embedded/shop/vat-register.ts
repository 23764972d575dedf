import { keepVatStatus } from '../../../adapters/postgres/stores/business-customers.ts';
import { E, TE } from '../../../core/fp.ts';
import type { VatRegister } from '../../../core/ports/vat-register.ts';
import { checkVatId } from '../../../core/usecases/check-vat-id.ts';
import type { AccountSources } from './account-sessions.ts';

/** In the place of VIES: every right number was given out but those that end in 0. */
export const embeddedVatRegister: VatRegister = {
  isGivenOut: (vatId) => TE.right(!vatId.endsWith('0')),
};

/** Asks the register about a customer's checked number, and notes the answer with its day. */
export const noteVatId = async (
  sources: AccountSources,
  customerNumber: string,
  vatId: string,
): Promise<void> => {
  const { database, clock } = sources;
  const status = await checkVatId(vatId)(sources)();
  if (E.isLeft(status) || status.right === 'unknown') return;
  await keepVatStatus(database, customerNumber, {
    vatId,
    status: status.right,
    at: clock.now(),
  });
};
