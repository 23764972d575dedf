import { TE, pipe } from '../../core/fp.ts';
import type { WithdrawalDesk } from '../../core/ports/withdrawal-desk.ts';
import type { ApiSettings } from './address.ts';
import { callEndpoint, outageOf } from './call-endpoint.ts';
import { withdrawalEndpoints } from './endpoints/withdrawal.ts';

/** The form was checked before: even a refusal means that nothing was kept. */
const withdrawalError = outageOf('withdrawal-unavailable');

/** The withdrawal desk over HTTP. */
export const httpWithdrawalDesk = (api: ApiSettings): WithdrawalDesk => ({
  declare: (scope, { goods, ...withdrawal }, withdrawalId) =>
    pipe(
      callEndpoint(api, withdrawalEndpoints.contractWithdrawal, {
        scope,
        query: {},
        body: { ...withdrawal, withdrawalId, ...(goods !== undefined && { goods }) },
      }),
      TE.bimap(withdrawalError, ({ reference, receivedAt }) => ({
        reference,
        receivedAt: Date.parse(receivedAt),
      })),
    ),
});
