import { isInVatRegister, type VatStatus } from '../domain/customer/vat-id.ts';
import { pipe, TE, type RTE } from '../fp.ts';
import type { HasLog } from '../ports/log.ts';
import type { HasVatRegister } from '../ports/vat-register.ts';
import { outagesReported } from './report.ts';

/** What the register says of a checked VAT id; an outage is logged and keeps nobody out. */
export const checkVatId =
  (vatId: string): RTE.ReaderTaskEither<HasVatRegister & HasLog, never, VatStatus> =>
  ({ vatRegister, log }) =>
    isInVatRegister(vatId)
      ? pipe(
          outagesReported({ log }, 'vat-register', vatRegister.isGivenOut(vatId)),
          TE.match(
            (): VatStatus => 'unavailable',
            (isGivenOut): VatStatus => (isGivenOut ? 'valid' : 'invalid'),
          ),
          TE.fromTask,
        )
      : TE.right('unknown');
