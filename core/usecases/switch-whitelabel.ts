import type { Customer } from '../domain/customer/customer.ts';
import {
  switchedWhitelabelOrder,
  type WhitelabelRefusal,
} from '../domain/customer/whitelabel-switch.ts';
import { pipe, TE, type RTE } from '../fp.ts';
import type { HasLog } from '../ports/log.ts';
import type { ShopScope } from '../ports/scope.ts';
import type { ShopRefusal } from '../ports/shop-refusal.ts';
import type { HasWhitelabelService } from '../ports/whitelabel-service.ts';
import { reportFailed, tapLeft } from './report.ts';

/**
 * Makes the order in the cart a white-label one, or a usual one, for white-label customers only;
 * gives the customer after it.
 */
export const switchWhitelabel =
  (
    scope: ShopScope,
    customer: Customer,
  ): RTE.ReaderTaskEither<
    HasWhitelabelService & HasLog,
    WhitelabelRefusal | ShopRefusal<'request-failed'>,
    Customer
  > =>
  ({ whitelabelService, log }) =>
    pipe(
      TE.fromEither(switchedWhitelabelOrder(customer)),
      TE.flatMap(({ isWhitelabelOrder }) =>
        tapLeft(whitelabelService.switchTo(scope, isWhitelabelOrder), (refusal) =>
          reportFailed(log, refusal),
        ),
      ),
    );
