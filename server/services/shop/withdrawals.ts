/** The withdrawal desk: statements are checked by the core's rules and kept in the database. */
import { withdrawalEndpoints } from '../../../adapters/http/endpoints/withdrawal.ts';
import { keepWithdrawal } from '../../../adapters/postgres/stores/withdrawals.ts';
import {
  checkWithdrawalForm,
  withdrawalReference,
} from '../../../core/domain/contact/withdrawal-form.ts';
import { E } from '../../../core/fp.ts';
import type { PriceSources } from './prices.ts';
import { wrongFieldsRefusal } from './refusal.ts';
import { route, type Route } from './route.ts';

/** The routes of the withdrawal desk. */
export const withdrawalRoutes = ({
  database,
  clock,
}: PriceSources): Readonly<Record<keyof typeof withdrawalEndpoints, Route>> => ({
  contractWithdrawal: route(withdrawalEndpoints.contractWithdrawal, async ({ scope, body }) => {
    const checked = checkWithdrawalForm({ goods: '', ...body });
    if (E.isLeft(checked))
      return E.left(wrongFieldsRefusal(checked.left.map(({ field }) => field)));
    const { withdrawalId } = body;
    const statement = { ...checked.right, withdrawalId };
    const receivedAt = await keepWithdrawal(database, scope, statement, clock.now());
    return E.right({
      reference: withdrawalReference(withdrawalId),
      receivedAt: new Date(receivedAt).toISOString(),
    });
  }),
});
