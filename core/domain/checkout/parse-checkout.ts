import { E, t } from '../../fp.ts';
import { parseJson } from '../text/parse-json.ts';
import { emptyCheckout, isDeliverySpeed, isPaymentMethod, type Checkout } from './checkout.ts';

const Address = t.type({
  firstName: t.string,
  lastName: t.string,
  company: t.string,
  street: t.string,
  addition: t.string,
  postcode: t.string,
  city: t.string,
  region: t.string,
  country: t.string,
});

const Typed = t.type({
  email: t.string,
  address: Address,
  isBilledElsewhere: t.boolean,
  billing: Address,
});

const Stored = t.type({
  version: t.literal(1),
  id: t.string,
  addresses: t.unknown,
  speed: t.unknown,
  payment: t.unknown,
});

/** Reads a stored checkout, the inverse of `printCheckout`; what cannot be read has to be typed again. */
export const parseCheckout = (text: string): Checkout => {
  const stored = Stored.decode(parseJson(text));
  if (E.isLeft(stored)) return emptyCheckout;
  const { id, addresses, speed, payment } = stored.right;
  return {
    id,
    addresses: Typed.is(addresses) ? addresses : undefined,
    speed: typeof speed === 'string' && isDeliverySpeed(speed) ? speed : undefined,
    payment: typeof payment === 'string' && isPaymentMethod(payment) ? payment : undefined,
  };
};

/** JSON with its version, as it is stored. */
export const printCheckout = ({ id, addresses, speed, payment }: Checkout): string =>
  JSON.stringify({ version: 1, id, addresses, speed, payment });
