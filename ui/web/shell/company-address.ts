import type { AddressData } from '../../../core/domain/content/structured-data.ts';

/** Of the sample shop's operator, as its imprint has it. */
export const companyAddress: AddressData = {
  '@type': 'PostalAddress',
  streetAddress: 'Musterstraße 12',
  postalCode: '80331',
  addressLocality: 'München',
  addressCountry: 'DE',
};
