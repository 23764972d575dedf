/** Addresses of a customer that a checkout need not ask for again. */
import {
  nothingTyped,
  type CheckoutRules,
  type TypedAddresses,
} from '../domain/checkout/checkout.ts';
import { earlierAddresses, type EarlierAddress } from '../domain/checkout/earlier-addresses.ts';
import type { Customer } from '../domain/customer/customer.ts';
import { emptyOrderAddress } from '../domain/customer/postal-address.ts';
import { E } from '../fp.ts';
import type { HasLog } from '../ports/log.ts';
import type { HasOrders } from '../ports/orders.ts';
import type { HasOwnAccount } from '../ports/own-account.ts';
import type { ShopScope } from '../ports/scope.ts';
import { outagesReported } from './report.ts';

type Buyer = {
  readonly customer: Customer;
  readonly rules: Pick<CheckoutRules, 'country' | 'parcels'>;
};

/** None while nobody can say which there are: outages are logged. */
export const earlierOf =
  ({ rules, customer }: Buyer) =>
  async (environment: HasOrders & HasLog): Promise<readonly EarlierAddress[]> => {
    if (!customer.isLoggedIn) return [];
    const found = await outagesReported(
      environment,
      'orders',
      environment.orders.ofCustomer(customer.number),
    )();
    const country = rules.parcels === undefined ? undefined : rules.country;
    return E.isRight(found)
      ? earlierAddresses(
          found.right.map(({ placed }) => placed),
          country,
        )
      : [];
  };

/** What an account knows already: names, the mail address, and a company's. */
export const prefilled =
  (scope: ShopScope, { rules, customer }: Buyer, [last]: readonly EarlierAddress[]) =>
  async ({ account }: HasOwnAccount): Promise<TypedAddresses> => {
    const blank = nothingTyped(rules);
    if (!customer.isLoggedIn) return blank;
    const known = await account.show(scope)();
    if (E.isLeft(known)) return blank;
    const { email, firstName, lastName, business } = known.right;
    const { company = '', street = '', postcode = '', city = '', country = '' } = business ?? {};
    const address = { ...blank.address, firstName, lastName, company };
    const ofCompany = { ...address, street, postcode, city, country };
    const isHere = country === rules.country;
    // A company's address is what its account says.
    if (last !== undefined && business === undefined)
      return { ...blank, email, address: last.address };
    return {
      email,
      address: isHere ? ofCompany : address,
      isBilledElsewhere: business !== undefined && street !== '' && !isHere,
      billing: isHere || street === '' ? emptyOrderAddress(rules.country) : ofCompany,
    };
  };
