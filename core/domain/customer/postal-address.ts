/** Postal addresses in the countries that the shop serves. */
import { E } from '../../fp.ts';
import { isServedCountry, type ServedCountry } from '../locale/countries.ts';
import {
  addressFormats,
  parcelStations,
  postBox,
  regionCode,
  type AddressFormat,
} from './address-formats.ts';
import { fieldOf, fieldsOf, type FieldError, type FormErrorCode } from './form-errors.ts';
import { tidyLine, withinLimits, type TextLimits } from './form-text.ts';
import { parsePersonName } from './person-name.ts';

/** Before its check: the texts of a form. */
export type AddressForm = Readonly<
  Record<'company' | 'street' | 'postcode' | 'city' | 'country', string>
>;

export type AddressField = keyof AddressForm;

/** `company` is empty for a person; `street` has the house number. */
type PostalAddress = AddressForm & { readonly country: ServedCountry };

/** In the form's order. */
export const addressFields = [
  'company',
  'street',
  'postcode',
  'city',
  'country',
] as const satisfies readonly AddressField[];

/** In characters. */
export const addressLimits = {
  company: { minimum: 0, maximum: 100 },
  street: { minimum: 1, maximum: 100 },
  city: { minimum: 1, maximum: 80 },
} as const satisfies Partial<Record<AddressField, TextLimits>>;

type Checked<Text extends string = string> = E.Either<{ readonly kind: FormErrorCode }, Text>;

const countryOf = (text: string): Checked<ServedCountry> => {
  if (text === '') return E.left({ kind: 'missing' });
  return isServedCountry(text) ? E.right(text) : E.left({ kind: 'unknown' });
};

/** In capitals, without the country before it, and with the blank where its post puts it. */
const postcodeOf = (text: string, country: Checked<ServedCountry>): Checked => {
  const typed = tidyLine(text).toUpperCase();
  if (typed === '') return E.left({ kind: 'missing' });
  // Whose it is nobody knows: the country is refused instead.
  if (E.isLeft(country)) return E.right(typed);
  const format: AddressFormat = addressFormats[country.right];
  const { prefix, spaced } = format;
  const postcode =
    prefix !== undefined && typed.startsWith(`${prefix}-`)
      ? typed.slice(prefix.length + 1).trim()
      : typed;
  if (!format.postcode.test(postcode)) return E.left({ kind: 'malformed' });
  return E.right(spaced?.(postcode) ?? postcode);
};

/** Each field of an address, tidied; the country's postcode decides what a postcode may be. */
export const checkAddress = (
  form: AddressForm,
): { readonly [Field in AddressField]: Checked<PostalAddress[Field]> } => {
  const country = countryOf(form.country);
  return {
    company: withinLimits(addressLimits.company, tidyLine(form.company)),
    street: withinLimits(addressLimits.street, tidyLine(form.street)),
    postcode: postcodeOf(form.postcode, country),
    city: withinLimits(addressLimits.city, tidyLine(form.city)),
    country,
  };
};

/** As it stands on a label: texts, empty where there is none. `addition` also holds the post number of a parcel station. */
export type LabelAddress = {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly street: string;
  readonly addition: string;
  readonly postcode: string;
  readonly city: string;
  readonly region: string;
  readonly country: ServedCountry;
};

/** A person's or a company's address before its check: `addition` and `region` may be empty. */
export type OrderAddressForm = Readonly<Record<keyof LabelAddress, string>>;

export type OrderAddressField = keyof OrderAddressForm;

/** In the order in which a form asks. */
export const orderAddressFields = [
  'firstName',
  'lastName',
  'company',
  'street',
  'addition',
  'postcode',
  'city',
  'region',
  'country',
] as const satisfies readonly OrderAddressField[];

/** In the order in which people of a country say them: the town before its postcode, or behind it. */
export const addressFieldsIn = (country: ServedCountry): readonly OrderAddressField[] => {
  const { place, region }: AddressFormat = addressFormats[country];
  const isTownFirst = place[0] === 'city';
  return orderAddressFields.flatMap((field): readonly OrderAddressField[] => {
    if (field === 'postcode') return isTownFirst ? [] : [field];
    if (field === 'region') return region === undefined ? [] : [field];
    return field === 'country' && isTownFirst ? ['postcode', field] : [field];
  });
};

/** Nothing typed yet. */
export const emptyOrderAddress = (country: ServedCountry | ''): OrderAddressForm => ({
  firstName: '',
  lastName: '',
  company: '',
  street: '',
  addition: '',
  postcode: '',
  city: '',
  region: '',
  country,
});

/** In characters, as a carrier's label takes them (DHL Parcel DE Shipping, version 2). */
export const labelLimits = {
  company: { minimum: 0, maximum: 50 },
  street: { minimum: 1, maximum: 50 },
  addition: { minimum: 0, maximum: 50 },
  city: { minimum: 1, maximum: 40 },
} as const satisfies Partial<Record<OrderAddressField, TextLimits>>;

const stationOf = (country: Checked<ServedCountry>, street: string) => {
  const station = E.isRight(country) ? parcelStations[country.right] : undefined;
  return station?.pattern.test(tidyLine(street)) === true ? station : undefined;
};

/** Whether a parcel waits there for whoever it is for: nobody can be sent an invoice there. */
export const isParcelStation = ({
  street,
  country,
}: Pick<OrderAddressForm, 'street' | 'country'>): boolean =>
  stationOf(countryOf(country), street) !== undefined;

/** The larger side first, in millimetres. */
export type ParcelSides = readonly [longer: number, shorter: number];

/** Nobody lives at a post box, and a station takes what fits into it. */
const streetOf = (
  { street: typed, country }: OrderAddressForm,
  parcels: readonly ParcelSides[] | undefined,
): Checked => {
  const street = withinLimits(labelLimits.street, tidyLine(typed));
  if (E.isLeft(street) || parcels === undefined) return street;
  if (postBox.test(street.right)) return E.left({ kind: 'not-accepted' });
  const station = stationOf(countryOf(country), street.right);
  return station !== undefined &&
    parcels.some(([longer, shorter]) => longer > station.longer || shorter > station.shorter)
    ? E.left({ kind: 'too-large' })
    : street;
};

const additionOf = ({ street, addition, country }: OrderAddressForm): Checked => {
  const text = withinLimits(labelLimits.addition, tidyLine(addition));
  const station = stationOf(countryOf(country), street);
  if (station === undefined || E.isLeft(text)) return text;
  if (text.right === '') return E.left({ kind: 'missing' });
  const number = text.right.replaceAll(' ', '');
  return station.recipient.test(number) ? E.right(number) : E.left({ kind: 'malformed' });
};

const regionOf = ({ country, region }: OrderAddressForm): Checked => {
  const kind = isServedCountry(country) ? addressFormats[country].region : undefined;
  if (kind === undefined) return E.right('');
  const typed = tidyLine(region);
  if (typed === '') return E.left({ kind: 'missing' });
  const code = regionCode(kind, typed);
  return code === undefined ? E.left({ kind: 'unknown' }) : E.right(code);
};

/**
 * An address of an order, tidied, or its refused fields in the form's order. `parcels`: what is sent
 * there; undefined where nothing but an invoice is. `not-accepted`: a post box takes no parcel;
 * `too-large`: a parcel does not fit into the station that is named as the street.
 */
export const checkOrderAddress = (
  form: OrderAddressForm,
  parcels: readonly ParcelSides[] | undefined,
): E.Either<readonly FieldError<OrderAddressField>[], LabelAddress> => {
  const country = countryOf(form.country);
  return fieldsOf<OrderAddressField>()({
    firstName: fieldOf('firstName', parsePersonName(form.firstName)),
    lastName: fieldOf('lastName', parsePersonName(form.lastName)),
    company: fieldOf('company', withinLimits(labelLimits.company, tidyLine(form.company))),
    street: fieldOf('street', streetOf(form, parcels)),
    addition: fieldOf('addition', additionOf(form)),
    postcode: fieldOf('postcode', postcodeOf(form.postcode, country)),
    city: fieldOf('city', withinLimits(labelLimits.city, tidyLine(form.city))),
    region: fieldOf('region', regionOf(form)),
    country: fieldOf('country', country),
  });
};

/**
 * The lines of a label or an invoice in the country's order, none of them empty; the country's name
 * is left to who knows whether it goes abroad.
 */
export const addressLines = (address: LabelAddress): readonly string[] => {
  const format: AddressFormat = addressFormats[address.country];
  const { firstName, lastName, company, street, addition, postcode, region } = address;
  const city = format.isTownInCapitals ? address.city.toUpperCase() : address.city;
  const parts = { postcode, city, region, ' ': ' ', ', ': ', ', '\n': '\n' } as const;
  const texts = {
    name: `${firstName} ${lastName}`.trim(),
    company,
    street,
    addition,
    place: format.place.map((part) => parts[part]).join(''),
  };
  return format.lines
    .flatMap((line) => texts[line].split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '');
};
