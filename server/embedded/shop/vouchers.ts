import { voucherEndpoints } from '../../../adapters/http/endpoints/vouchers.ts';
import { keptCarts } from '../../../adapters/postgres/stores/carts.ts';
import { cartCookie, sessionCookie } from '../../../core/domain/cookie/storefront-cookies.ts';
import { visitorKeyOf } from '../../../core/domain/cookie/visitor-key.ts';
import { printWirePrice } from '../../../core/domain/money/wire-price.ts';
import { E } from '../../../core/fp.ts';
import type { Log } from '../../../core/ports/log.ts';
import { isOutage } from '../../../core/ports/outage.ts';
import type { Owner } from '../../../core/ports/owner.ts';
import type { HasVouchers } from '../../../core/ports/vouchers.ts';
import { addVoucher } from '../../../core/usecases/use-voucher.ts';
import { refusal } from '../../endpoints/refusal.ts';
import { route, type Route } from '../../endpoints/route.ts';
import { customerOfToken } from './customer-data.ts';
import type { PriceSources } from './prices.ts';

export type VoucherSources = PriceSources & HasVouchers & { readonly log: Log };

export const voucherRoutes = (
  sources: VoucherSources,
): Readonly<Record<keyof typeof voucherEndpoints, Route>> => ({
  voucher: route(voucherEndpoints.voucher, async ({ scope, body: { code }, cookie }) => {
    const { database, clock, vouchers, log } = sources;
    const { isLoggedIn, number } = await customerOfToken(sources, cookie(sessionCookie));
    // Who has no cart has nothing in it.
    const key = visitorKeyOf(cookie(cartCookie)) ?? '';
    const owner: Owner = isLoggedIn ? { kind: 'customer', number } : { kind: 'visitor', key };
    const carts = keptCarts(async () => database, clock);
    const added = await addVoucher(scope, owner, code)({ vouchers, carts, clock, log })();
    if (E.isLeft(added))
      return E.left(
        isOutage(added.left)
          ? refusal(503, 'service-unavailable')
          : refusal(400, `cart.${added.left.kind}`, 'code'),
      );
    const { id, ending, balance, expiresAt } = added.right;
    const wire = {
      id,
      ending,
      balance: printWirePrice(balance),
      expiresAt: new Date(expiresAt).toISOString(),
    };
    return E.right({ payload: { voucher: wire } });
  }),
});
