import {
  businessFields,
  emptyBusinessForm,
  type BusinessField,
  type BusinessForm,
} from '../../core/domain/customer/business-form.ts';

const businessBy = (textOf: (field: BusinessField) => string): BusinessForm => ({
  ...emptyBusinessForm,
  ...Object.fromEntries(businessFields.map((field) => [field, textOf(field)])),
});

/** What a company has typed. */
export const readBusiness = (fields: URLSearchParams): BusinessForm =>
  businessBy((field) => fields.get(field) ?? '');

/** Without what else is there. */
export const businessOf = (form: BusinessForm): BusinessForm => businessBy((field) => form[field]);
