/** Postal addresses in the countries that the shop serves. */
import { E } from '../../fp.ts';
import { isServedCountry, type ServedCountry } from '../locale/countries.ts';
import type { FormErrorCode } from './form-errors.ts';
import { tidyLine, withinLimits, type TextLimits } from './form-text.ts';

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

const fourDigits = /^[1-9]\d{3}$/u;
const fiveDigits = /^\d{5}$/u;

/** In capitals. */
const postcodes = {
  AT: fourDigits,
  BE: fourDigits,
  CH: fourDigits,
  DE: fiveDigits,
  ES: /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/u,
  FR: fiveDigits,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/u,
  IT: fiveDigits,
  LI: /^94(?:8[5-9]|9[0-8])$/u,
  LU: fourDigits,
  NL: /^[1-9]\d{3} ?[A-Z]{2}$/u,
  US: /^\d{5}(?:-\d{4})?$/u,
} as const satisfies Readonly<Record<ServedCountry, RegExp>>;

type Checked<Text extends string = string> = E.Either<{ readonly kind: FormErrorCode }, Text>;

const countryOf = (text: string): Checked<ServedCountry> => {
  if (text === '') return E.left({ kind: 'missing' });
  return isServedCountry(text) ? E.right(text) : E.left({ kind: 'unknown' });
};

const postcodeOf = (text: string, country: Checked<ServedCountry>): Checked => {
  const postcode = tidyLine(text).toUpperCase();
  if (postcode === '') return E.left({ kind: 'missing' });
  // Whose it is nobody knows: the country is refused instead.
  if (E.isLeft(country)) return E.right(postcode);
  return postcodes[country.right].test(postcode)
    ? E.right(postcode)
    : E.left({ kind: 'malformed' });
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
