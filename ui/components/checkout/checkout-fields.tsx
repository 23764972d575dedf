/** Fields of an address, in the order in which people say it. */
import { emailLimits } from '../../../core/domain/customer/email.ts';
import {
  addressFormats,
  parcelStations,
  stateNames,
  type AddressFormat,
} from '../../../core/domain/customer/address-formats.ts';
import {
  labelLimits,
  addressFieldsIn,
  orderAddressFields,
  type OrderAddressField,
  type OrderAddressForm,
} from '../../../core/domain/customer/postal-address.ts';
import { personNameLimits } from '../../../core/domain/customer/person-name.ts';
import { isServedCountry, type ServedCountry } from '../../../core/domain/locale/countries.ts';
import type { CheckoutError, CheckoutField } from '../../../core/domain/checkout/checkout.ts';
import { useText, type Text } from '../../messages/text.tsx';
import { ArticleNote } from '../article-list/article-list.tsx';
import { Field } from '../field/field.tsx';

export type CountryChoice = { readonly code: string; readonly name: string };

/** Of a field's control, to which the summary of errors leads. */
export const fieldId = (field: CheckoutField): string => `checkout-${field}`;

const formatOf = (country: string): AddressFormat | undefined =>
  isServedCountry(country) ? addressFormats[country] : undefined;

/** What to type; `typed` is the address that it stands in. */
export const fieldErrorText = (
  text: Text,
  field: OrderAddressField,
  { code }: Pick<CheckoutError, 'code'>,
  typed: OrderAddressForm,
): string => {
  switch (field) {
    case 'firstName':
    case 'lastName':
    case 'city':
    case 'country':
      return text(`account-dialog.error.${field}`);
    case 'street':
      if (code === 'not-accepted') return text('checkout.error.post-box');
      return text(code === 'too-large' ? 'checkout.error.station-size' : 'checkout.error.street');
    case 'addition':
      return text(code === 'too-long' ? 'checkout.error.addition' : 'checkout.error.post-number');
    case 'postcode': {
      const example = formatOf(typed.country)?.postcodeExample;
      return example === undefined
        ? text('account-dialog.error.postcode')
        : text('checkout.error.postcode', { example });
    }
    case 'company':
    case 'region':
      return text(`checkout.error.${field}`);
  }
};

/** For browsers that fill fields in; `shipping` or `billing` stands before them. */
const autoComplete = {
  firstName: 'given-name',
  lastName: 'family-name',
  company: 'organization',
  street: 'address-line1',
  addition: 'address-line2',
  postcode: 'postal-code',
  city: 'address-level2',
  region: 'address-level1',
  country: 'country',
} as const satisfies Readonly<Record<OrderAddressField, string>>;

const maxLengths: Readonly<Partial<Record<OrderAddressField, number>>> = {
  firstName: personNameLimits.maximum,
  lastName: personNameLimits.maximum,
  company: labelLimits.company.maximum,
  street: labelLimits.street.maximum,
  addition: labelLimits.addition.maximum,
  city: labelLimits.city.maximum,
};

const optional: readonly OrderAddressField[] = ['company', 'addition', 'region'];

type AddressFieldsProps = {
  readonly kind: 'shipping' | 'billing';
  readonly typed: OrderAddressForm;
  /** One country is said, of several one is chosen. */
  readonly countries: readonly CountryChoice[];
  readonly nameOf: (field: OrderAddressField) => CheckoutField;
  readonly errorOf: (field: OrderAddressField) => string | undefined;
  /** Its fields are of use only where they are wanted: nothing is asked of the browser. */
  readonly isRequired: boolean;
};

const labelOf = (text: Text, field: OrderAddressField, only: ServedCountry | undefined): string => {
  switch (field) {
    case 'company':
    case 'addition':
      return text(`checkout.${field}`);
    case 'region': {
      const kind = only && formatOf(only)?.region;
      return text(`checkout.${kind ?? 'region'}`);
    }
    case 'firstName':
    case 'lastName':
    case 'street':
    case 'postcode':
    case 'city':
    case 'country':
      return text(`account-dialog.${field}`);
  }
};

/** The county of Britain is not asked for, nor anything else that the post does not want. */
export const AddressFields = ({
  kind,
  typed,
  countries,
  nameOf,
  errorOf,
  isRequired,
}: AddressFieldsProps) => {
  const text = useText();
  const [first, ...others] = countries;
  const only =
    others.length === 0 && first !== undefined && isServedCountry(first.code)
      ? first.code
      : undefined;
  const hasStations = kind === 'shipping' && only !== undefined && parcelStations[only];
  const hintId = `${fieldId(nameOf('street'))}-hint`;
  return (only === undefined ? orderAddressFields : addressFieldsIn(only)).map((field) => {
    const name = nameOf(field);
    const shared = { name, autoComplete: `${kind} ${autoComplete[field]}` };
    if (field === 'country' && only !== undefined)
      return (
        <p key={field}>
          {text('account-dialog.country')}: {first?.name}
          <input type="hidden" name={name} value={only} />
        </p>
      );
    const isChosen = field === 'country' || (field === 'region' && only === 'US');
    return (
      <Field
        key={field}
        id={fieldId(name)}
        label={labelOf(text, field, only)}
        error={errorOf(field)}
        hintId={field === 'street' && hasStations ? hintId : undefined}
      >
        {(control) => (
          <>
            {isChosen ? (
              <select {...control} {...shared} defaultValue={typed[field]}>
                {field === 'region' && <option value="">{text('checkout.choose')}</option>}
                {field === 'region'
                  ? Object.entries(stateNames).map(([code, state]) => (
                      <option key={code} value={code}>
                        {state}
                      </option>
                    ))
                  : countries.map(({ code, name: country }) => (
                      <option key={code} value={code}>
                        {country}
                      </option>
                    ))}
              </select>
            ) : (
              <input
                {...control}
                {...shared}
                type="text"
                required={isRequired && !optional.includes(field)}
                maxLength={maxLengths[field]}
                defaultValue={typed[field]}
                {...(field === 'postcode' && {
                  inputMode:
                    only === undefined || only === 'GB' || only === 'NL' ? 'text' : 'numeric',
                  autoCapitalize: 'characters',
                })}
              />
            )}
            {field === 'street' && hasStations && (
              <div id={hintId}>
                <ArticleNote>{text('checkout.station-hint')}</ArticleNote>
              </div>
            )}
          </>
        )}
      </Field>
    );
  });
};

export const EmailField = ({
  typed,
  error,
}: {
  readonly typed: string;
  readonly error: string | undefined;
}) => {
  const text = useText();
  const hintId = `${fieldId('email')}-hint`;
  return (
    <Field id={fieldId('email')} label={text('account-dialog.email')} error={error} hintId={hintId}>
      {(control) => (
        <>
          <input
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={emailLimits.address}
            required
            defaultValue={typed}
          />
          <div id={hintId}>
            <ArticleNote>{text('checkout.email-hint')}</ArticleNote>
          </div>
        </>
      )}
    </Field>
  );
};
