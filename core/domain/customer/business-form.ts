/** What companies say of themselves: who they are, and where invoices go. */
import { E, pipe } from '../../fp.ts';
import { addressFields, checkAddress, type AddressForm } from './postal-address.ts';
import { fieldOf, fieldsOf, type FieldError } from './form-errors.ts';
import { isVatIdOf, parseVatId, type VatStatus } from './vat-id.ts';

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
  const { company, ...address } = checkAddress(form);
  const isNamed = E.isLeft(company) || company.right !== '';
  const vatId = pipe(
    parseVatId(form.vatId, form.country),
    // Without a country nobody knows whose number it should be.
    E.filterOrElseW(
      (number) => E.isLeft(address.country) || isVatIdOf(number, address.country.right),
      () => ({ kind: 'other-country' as const }),
    ),
  );
  return fieldsOf<BusinessField>()({
    company: fieldOf('company', isNamed ? company : E.left({ kind: 'missing' as const })),
    vatId: fieldOf('vatId', vatId),
    street: fieldOf('street', address.street),
    postcode: fieldOf('postcode', address.postcode),
    city: fieldOf('city', address.city),
    country: fieldOf('country', address.country),
  });
};
