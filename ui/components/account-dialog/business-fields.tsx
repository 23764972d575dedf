import { addressLimits } from '../../../core/domain/customer/postal-address.ts';
import {
  businessFields,
  type BusinessField,
  type BusinessForm,
} from '../../../core/domain/customer/business-form.ts';
import { useText } from '../../messages/text.tsx';
import { Field } from '../field/field.tsx';

export type CountryChoice = { readonly code: string; readonly name: string };

type BusinessFieldsProps = {
  readonly typed: BusinessForm;
  /** The first one is chosen where none was. */
  readonly countries: readonly CountryChoice[];
  readonly errorOf: (field: BusinessField) => string | undefined;
  /** Of the controls, where links lead to them. */
  readonly idOf?: ((field: BusinessField) => string) | undefined;
  readonly firstError?: string | undefined;
};

const inputs = {
  company: { autoComplete: 'organization', maxLength: addressLimits.company.maximum },
  vatId: { autoComplete: 'off', maxLength: 32 },
  street: { autoComplete: 'billing street-address', maxLength: addressLimits.street.maximum },
  postcode: { autoComplete: 'billing postal-code', maxLength: 16 },
  city: { autoComplete: 'billing address-level2', maxLength: addressLimits.city.maximum },
} as const satisfies Record<Exclude<BusinessField, 'country'>, object>;

/**
 * A company and its invoice address. Nothing is `required`: a browser could not show what is missing
 * where the fields are hidden.
 */
export const BusinessFields = ({
  typed,
  countries,
  errorOf,
  idOf,
  firstError,
}: BusinessFieldsProps) => {
  const text = useText();
  return businessFields.map((field) => (
    <Field
      key={field}
      id={idOf?.(field)}
      label={text(`account-dialog.${field}`)}
      error={errorOf(field)}
      isFirstError={field === firstError}
    >
      {(control) =>
        field === 'country' ? (
          <select
            {...control}
            name={field}
            autoComplete="billing country"
            defaultValue={typed.country === '' ? countries[0]?.code : typed.country}
          >
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        ) : (
          <input
            {...control}
            {...inputs[field]}
            type="text"
            name={field}
            defaultValue={typed[field]}
          />
        )
      }
    </Field>
  ));
};
