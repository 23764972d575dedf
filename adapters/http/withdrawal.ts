import { TE, pipe } from '../../core/fp.ts';
import type { WithdrawalDesk, WithdrawalError } from '../../core/ports/withdrawal-desk.ts';
import type { ApiSettings } from './address.ts';
import { callEndpoint, outageOf, statusOfCall, type CallError } from './call-endpoint.ts';
import { withdrawalEndpoints } from './endpoints/withdrawal.ts';

/** The form was checked before: every other refusal means that nothing was kept. */
const withdrawalError = (error: CallError): WithdrawalError =>
  statusOfCall(error) === 409
    ? { kind: 'withdrawal-differs' }
    : outageOf('withdrawal-unavailable')(error);

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
