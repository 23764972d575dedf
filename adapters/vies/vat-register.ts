/** VIES, the European Commission's register of VAT ids, by its REST interface. */
import { messageOf } from '../../core/domain/errors/thrown.ts';
import { E, t } from '../../core/fp.ts';
import type { Outage } from '../../core/ports/outage.ts';
import type { VatRegister } from '../../core/ports/vat-register.ts';
import type { Fetch } from '../shared/fetch.ts';

type ViesSettings = {
  /** The address before `/check-vat-number`. */
  readonly baseUrl: string;
  readonly fetch: Fetch;
};

/** Some 500 bytes; a customer waits for the answer. */
const limits = { bytes: 20_000, milliseconds: 3_000 } as const;

/** A member state that is away is told by another body. */
const Answer = t.type({ valid: t.boolean });

const unavailable = (reason: string): E.Either<Outage<'vat-register-unavailable'>, never> =>
  E.left({ kind: 'vat-register-unavailable', reason });

/** Asks VIES. A VAT id begins with its country. */
export const viesRegister = ({ baseUrl, fetch }: ViesSettings): VatRegister => ({
  isGivenOut: (vatId) => async () => {
    try {
      const answer = await fetch(
        new Request(`${baseUrl}/check-vat-number`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
          body: JSON.stringify({ countryCode: vatId.slice(0, 2), vatNumber: vatId.slice(2) }),
        }),
        limits,
      );
      if (!answer.ok) return unavailable(`VIES answered ${answer.status}`);
      const read = Answer.decode(await answer.json());
      return E.isRight(read) ? E.right(read.right.valid) : unavailable('VIES could not tell');
    } catch (thrown) {
      return unavailable(messageOf(thrown));
    }
  },
});
