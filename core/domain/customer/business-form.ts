/** What companies say of themselves: who they are, and where invoices go. */
import { E } from '../../fp.ts';
import { addressFields, checkAddress, type AddressForm } from './postal-address.ts';
import { fieldErrorsOf, type FieldError, type FieldResult } from './form-errors.ts';
import { parseVatId, type VatStatus } from './vat-id.ts';

/** `vatId` may be empty. */
export type BusinessForm = AddressForm & { readonly vatId: string };

export type BusinessField = keyof BusinessForm;

/** In the form's order. */
export const businessFields = [
  'company',
  'vatId',
  ...addressFields.filter((field) => field !== 'company'),
] as const satisfies readonly BusinessField[];

/** Nothing typed yet. */
export const emptyBusinessForm: BusinessForm = {
  company: '',
  vatId: '',
  street: '',
  postcode: '',
  city: '',
  country: '',
};

/** As it is kept of a customer; `vatCheckedAt` in milliseconds since 1970. */
export type KeptBusiness = BusinessForm & {
  readonly vatStatus: VatStatus;
  readonly vatCheckedAt?: number | undefined;
};

/** The type of a customer who has signed up as a company (storefront §3: 0 is a consumer). */
export const businessCustomerType = 1;

/** Checks and tidies; refused fields in the form's order. */
export const checkBusinessForm = (
  form: BusinessForm,
): E.Either<readonly FieldError<BusinessField>[], BusinessForm> => {
  const address = checkAddress(form);
  const { street, postcode, city, country } = address;
  const company =
    E.isRight(address.company) && address.company.right === ''
      ? E.left({ kind: 'missing' as const })
      : address.company;
  const vatId = parseVatId(form.vatId, form.country);
  if (
    E.isRight(company) &&
    E.isRight(vatId) &&
    E.isRight(street) &&
    E.isRight(postcode) &&
    E.isRight(city) &&
    E.isRight(country)
  )
    return E.right({
      company: company.right,
      vatId: vatId.right,
      street: street.right,
      postcode: postcode.right,
      city: city.right,
      country: country.right,
    });
  const checked = {
    company,
    vatId,
    street,
    postcode,
    city,
    country,
  } as const satisfies Record<BusinessField, FieldResult>;
  return E.left(fieldErrorsOf(businessFields.map((field) => [field, checked[field]] as const)));
};
