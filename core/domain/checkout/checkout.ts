/**
 * A checkout: what was typed at each of its steps, right or wrong, until it becomes an order. Whether
 * a step is whole is found anew each time, because the cart and the day change in between.
 */
import { E, pipe } from '../../fp.ts';
import { parseEmail } from '../customer/email.ts';
import { fieldOf, fieldsOf, type FieldError, type FormErrorCode } from '../customer/form-errors.ts';
import {
  checkOrderAddress,
  emptyOrderAddress,
  isParcelStation,
  type OrderAddressField,
  type OrderAddressForm,
  type ParcelSides,
} from '../customer/postal-address.ts';
import type { ServedCountry } from '../locale/countries.ts';
import {
  deliverySpeeds,
  paymentMethods,
  type DeliverySpeed,
  type OrderAddress,
  type PaymentMethod,
} from '../order/order.ts';
import { oneOf } from '../text/one-of.ts';

export const checkoutSteps = ['address', 'delivery', 'payment', 'review'] as const;

export type CheckoutStepName = (typeof checkoutSteps)[number];

/** As it was typed. */
export type TypedAddresses = {
  readonly email: string;
  /** Where it is sent, and the invoice, too, unless that goes elsewhere. */
  readonly address: OrderAddressForm;
  readonly isBilledElsewhere: boolean;
  readonly billing: OrderAddressForm;
};

export type Checkout = {
  /** A UUID, which becomes the order's; empty before anything was typed. */
  readonly id: string;
  readonly addresses: TypedAddresses | undefined;
  readonly speed: DeliverySpeed | undefined;
  readonly payment: PaymentMethod | undefined;
};

export const emptyCheckout: Checkout = {
  id: '',
  addresses: undefined,
  speed: undefined,
  payment: undefined,
};

/** Whether nothing was typed yet. */
export const isEmptyCheckout = ({ id }: Checkout): boolean => id === '';

/** What of the cart, the market and the buyer decides which steps there are, and what they take. */
export type CheckoutRules = {
  /** The market's own: nothing is sent to another. */
  readonly country: ServedCountry;
  /** What is sent; undefined where nothing is but gift vouchers by mail. */
  readonly parcels: readonly ParcelSides[] | undefined;
  /** Empty where nothing is sent. */
  readonly speeds: readonly DeliverySpeed[];
  /** Empty where vouchers pay for all of it. */
  readonly methods: readonly PaymentMethod[];
  /** Whoever counts the sales tax knows no such place as the address that was typed. */
  readonly isPlaceUnknown?: boolean;
};

/** Of them those that an address is checked by. */
export type AddressRules = Pick<CheckoutRules, 'country' | 'parcels'>;

/** Those that a checkout has, in their order: without delivery or payment where there is none. */
export const stepsOf = ({ speeds, methods }: CheckoutRules): readonly CheckoutStepName[] =>
  checkoutSteps.filter(
    (step) =>
      (step !== 'delivery' || speeds.length > 0) && (step !== 'payment' || methods.length > 0),
  );

export const billingPrefix = 'billing-';

export type BillingField = `${typeof billingPrefix}${OrderAddressField}`;

/** `address`: fields of where it is sent have no prefix. */
export type AddressStepField = 'email' | OrderAddressField | BillingField;

export type CheckoutField = AddressStepField | 'speed' | 'payment';

export type CheckoutError = FieldError<CheckoutField>;

/** The field of the invoice's address. */
export const billingFieldOf = (field: OrderAddressField): BillingField =>
  `${billingPrefix}${field}`;

export const isDeliverySpeed = oneOf(deliverySpeeds);
export const isPaymentMethod = oneOf(paymentMethods);

export type CheckedAddresses = {
  readonly email: string;
  readonly billing: OrderAddress;
  /** Undefined where it is the billing address, and where nothing is sent. */
  readonly delivery: OrderAddress | undefined;
};

/** No invoice is sent to a parcel station: whoever names one is asked for another address. */
export const needsBilling = ({ address, isBilledElsewhere }: TypedAddresses): boolean =>
  isBilledElsewhere || isParcelStation(address);

const asBilling = ({ field, code }: FieldError<OrderAddressField>) => ({
  field: billingFieldOf(field),
  code,
});

type Addresses = E.Either<readonly FieldError<AddressStepField>[], OrderAddress>;

const sentTo = ({ country, parcels }: AddressRules, typed: OrderAddressForm): Addresses => {
  const isElsewhere = parcels !== undefined && typed.country !== country;
  return checkOrderAddress({ ...typed, country: isElsewhere ? '' : typed.country }, parcels);
};

/** Refused fields are in the form's order. */
export const checkAddresses = (
  rules: AddressRules,
  typed: TypedAddresses,
): E.Either<readonly FieldError<AddressStepField>[], CheckedAddresses> => {
  const isElsewhere = needsBilling(typed);
  const billing: E.Either<readonly FieldError<AddressStepField>[], OrderAddress | undefined> =
    isElsewhere
      ? E.mapLeft((errors: readonly FieldError<OrderAddressField>[]) => errors.map(asBilling))(
          checkOrderAddress(typed.billing, undefined),
        )
      : E.right(undefined);
  return E.map(
    (checked: {
      readonly email: string;
      readonly address: OrderAddress;
      readonly billing: OrderAddress | undefined;
    }): CheckedAddresses =>
      checked.billing === undefined
        ? { email: checked.email, billing: checked.address, delivery: undefined }
        : { email: checked.email, billing: checked.billing, delivery: checked.address },
  )(
    fieldsOf<AddressStepField>()({
      email: fieldOf<AddressStepField, string>('email', parseEmail(typed.email)),
      address: sentTo(rules, typed.address),
      billing,
    }),
  );
};

/** A checkout whose steps are whole. */
export type WholeCheckout = CheckedAddresses & {
  readonly id: string;
  readonly speed: DeliverySpeed;
  readonly payment: PaymentMethod;
};

type Chosen<Choice> = E.Either<{ readonly kind: FormErrorCode }, Choice>;

/** Of what is offered; where nothing is, `none`. */
const chosenOf = <Choice>(
  offered: readonly Choice[],
  chosen: Choice | undefined,
  none: Choice,
): Chosen<Choice> => {
  if (offered.length === 0) return E.right(none);
  if (chosen === undefined) return E.left({ kind: 'missing' });
  return offered.includes(chosen) ? E.right(chosen) : E.left({ kind: 'unknown' });
};

const speedOf = ({ speeds }: CheckoutRules, { speed }: Checkout): Chosen<DeliverySpeed> =>
  chosenOf(speeds, speed, 'standard');

const paymentOf = ({ methods }: CheckoutRules, { payment }: Checkout): Chosen<PaymentMethod> =>
  chosenOf(methods, payment, 'redirect');

/** A postcode says best where it is. */
export const placeUnknown: CheckoutError = { field: 'postcode', code: 'unknown' };

const addressesOf = (
  rules: CheckoutRules,
  { addresses }: Checkout,
): E.Either<readonly CheckoutError[], CheckedAddresses> =>
  pipe(
    checkAddresses(rules, addresses ?? nothingTyped(rules)),
    E.filterOrElseW(
      () => rules.isPlaceUnknown !== true,
      () => [placeUnknown],
    ),
  );

/** Before the first step. */
export const nothingTyped = ({ country }: Pick<CheckoutRules, 'country'>): TypedAddresses => ({
  email: '',
  address: emptyOrderAddress(country),
  isBilledElsewhere: false,
  billing: emptyOrderAddress(country),
});

/** What is missing or wrong at each step; a checkout that has none of it can be ordered. */
export const wholeCheckout = (
  rules: CheckoutRules,
  checkout: Checkout,
): E.Either<readonly CheckoutError[], WholeCheckout> =>
  E.map(
    (checked: {
      readonly addresses: CheckedAddresses;
      readonly speed: DeliverySpeed;
      readonly payment: PaymentMethod;
    }): WholeCheckout => ({
      id: checkout.id,
      ...checked.addresses,
      speed: checked.speed,
      payment: checked.payment,
    }),
  )(
    fieldsOf<CheckoutField>()({
      addresses: addressesOf(rules, checkout),
      speed: fieldOf<CheckoutField, DeliverySpeed>('speed', speedOf(rules, checkout)),
      payment: fieldOf<CheckoutField, PaymentMethod>('payment', paymentOf(rules, checkout)),
    }),
  );

/** The first that is not whole; the review where all are. No step behind it can be reached. */
export const openStep = (rules: CheckoutRules, checkout: Checkout): CheckoutStepName => {
  if (E.isLeft(addressesOf(rules, checkout))) return 'address';
  if (E.isLeft(speedOf(rules, checkout))) return 'delivery';
  return E.isLeft(paymentOf(rules, checkout)) ? 'payment' : 'review';
};

/** Whether all steps before it are whole, and the checkout has it at all. */
export const isReachable = (
  rules: CheckoutRules,
  checkout: Checkout,
  step: CheckoutStepName,
): boolean => {
  const steps = stepsOf(rules);
  return steps.includes(step) && steps.indexOf(step) <= steps.indexOf(openStep(rules, checkout));
};

/** The step after one. */
export const nextStep = (rules: CheckoutRules, step: CheckoutStepName): CheckoutStepName => {
  const steps = stepsOf(rules);
  return steps[steps.indexOf(step) + 1] ?? 'review';
};

/** What a step's form says; a choice is undefined where nothing that there is was chosen. */
export type CheckoutAnswer =
  | { readonly step: 'address'; readonly typed: TypedAddresses }
  | { readonly step: 'delivery'; readonly speed: DeliverySpeed | undefined }
  | { readonly step: 'payment'; readonly method: PaymentMethod | undefined };

export type AnsweredCheckout = {
  readonly checkout: Checkout;
  /** Of this step; empty where it is whole. */
  readonly errors: readonly CheckoutError[];
};

/** More than any field takes: what is kept of a text that was typed. */
const longestTyped = 300;

const clip = (text: string): string => text.slice(0, longestTyped).toWellFormed();

const clipAddress = (form: OrderAddressForm): OrderAddressForm => ({
  firstName: clip(form.firstName),
  lastName: clip(form.lastName),
  company: clip(form.company),
  street: clip(form.street),
  addition: clip(form.addition),
  postcode: clip(form.postcode),
  city: clip(form.city),
  region: clip(form.region),
  country: clip(form.country),
});

const clipTyped = ({
  email,
  address,
  isBilledElsewhere,
  billing,
}: TypedAddresses): TypedAddresses => ({
  email: clip(email),
  address: clipAddress(address),
  isBilledElsewhere,
  billing: clipAddress(billing),
});

/**
 * Keeps what was typed, right or wrong, and says what is wrong with it. `id`: of the checkout that
 * begins with it.
 */
export const answerStep = (
  rules: CheckoutRules,
  before: Checkout,
  answer: CheckoutAnswer,
  id: string,
): AnsweredCheckout => {
  const begun = isEmptyCheckout(before) ? { ...before, id } : before;
  switch (answer.step) {
    case 'address': {
      const checkout = { ...begun, addresses: clipTyped(answer.typed) };
      // Whether there is such a place is found when it is kept.
      const checked = checkAddresses(rules, checkout.addresses);
      return { checkout, errors: E.isLeft(checked) ? checked.left : [] };
    }
    case 'delivery': {
      const checkout = { ...begun, speed: answer.speed ?? begun.speed };
      const checked = fieldOf<CheckoutField, DeliverySpeed>('speed', speedOf(rules, checkout));
      return { checkout, errors: E.isLeft(checked) ? checked.left : [] };
    }
    case 'payment': {
      const checkout = { ...begun, payment: answer.method ?? begun.payment };
      const checked = fieldOf<CheckoutField, PaymentMethod>('payment', paymentOf(rules, checkout));
      return { checkout, errors: E.isLeft(checked) ? checked.left : [] };
    }
  }
};

/** What a visitor typed before a log-in is newer than what their account has. */
export const joinCheckouts = (
  own: Checkout,
  brought: Checkout,
): { readonly joined: Checkout; readonly left: Checkout } => ({
  joined: {
    id: brought.id === '' ? own.id : brought.id,
    addresses: brought.addresses ?? own.addresses,
    speed: brought.speed ?? own.speed,
    payment: brought.payment ?? own.payment,
  },
  left: emptyCheckout,
});
