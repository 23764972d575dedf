import type { TE } from '../fp.ts';
import type { Outage } from './outage.ts';

/** Who says whether a VAT id was given out, such as VIES of the European Union. */
export type VatRegister = {
  /** Of a number that `parseVatId` has checked. */
  readonly isGivenOut: (
    vatId: string,
  ) => TE.TaskEither<Outage<'vat-register-unavailable'>, boolean>;
};

export type HasVatRegister = { readonly vatRegister: VatRegister };
