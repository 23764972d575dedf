import {
  billingFieldOf,
  needsBilling,
  type CheckoutField,
} from '../../../core/domain/checkout/checkout.ts';
import type { ShownCheckout } from '../../../core/domain/checkout/checkout-step.ts';
import { orderAddressFields } from '../../../core/domain/customer/postal-address.ts';
import { accountDialogQuery } from '../../../core/domain/customer/over-page.ts';
import { useText, useTextWith } from '../../messages/text.tsx';
import business from '../account-dialog/account-dialog.module.css';
import gift from '../gift-form/gift-form.module.css';
// The withdrawal's form looks the same.
import styles from '../withdrawal-form/withdrawal-form.module.css';
import { AddressFields, EmailField, fieldErrorText } from './checkout-fields.tsx';
import { ErrorSummary, type FieldProblem } from './checkout-parts.tsx';
import type { ShownProps } from './checkout-props.ts';
import { nextOf, StepForm } from './step-form.tsx';

const useAddressErrors = ({ errors, typed }: ShownCheckout) => {
  const text = useText();
  const codeOf = (field: CheckoutField) => errors.find((error) => error.field === field);
  const ofAddress = (isBilling: boolean) => (field: (typeof orderAddressFields)[number]) => {
    const error = codeOf(isBilling ? billingFieldOf(field) : field);
    return error && fieldErrorText(text, field, error, isBilling ? typed.billing : typed.address);
  };
  const email = codeOf('email') && text('account-dialog.error.email');
  const problems: readonly FieldProblem[] = [
    ...(email === undefined ? [] : [{ field: 'email', text: email } as const]),
    ...[false, true].flatMap((isBilling) =>
      orderAddressFields.flatMap((field): readonly FieldProblem[] => {
        const problem = ofAddress(isBilling)(field);
        return problem === undefined
          ? []
          : [{ field: isBilling ? billingFieldOf(field) : field, text: problem }];
      }),
    ),
  ];
  return { email, sent: ofAddress(false), billed: ofAddress(true), problems };
};

/** Guest or customer, where it is sent, and where the invoice goes. */
export const AddressStep = ({ step, countries }: Pick<ShownProps, 'step' | 'countries'>) => {
  const text = useText();
  const textWith = useTextWith();
  const { typed, isSent, isLoggedIn } = step;
  const errors = useAddressErrors(step);
  return (
    <>
      {!isLoggedIn && (
        <p>
          {textWith('checkout.log-in', {
            link: (words) => <a href={accountDialogQuery('', 'log-in')}>{words}</a>,
          })}
        </p>
      )}
      <StepForm step="address" submitText={text(`checkout.to.${nextOf(step)}`)}>
        <ErrorSummary problems={errors.problems} />
        <EmailField typed={typed.email} error={errors.email} />
        <fieldset className={styles['form']}>
          <legend className={gift['legend']}>
            {text(isSent ? 'checkout.sent-to' : 'checkout.billed-to')}
          </legend>
          <AddressFields
            kind={isSent ? 'shipping' : 'billing'}
            typed={typed.address}
            countries={isSent ? countries.slice(0, 1) : countries}
            nameOf={(field) => field}
            errorOf={errors.sent}
            isRequired
          />
        </fieldset>
        {isSent && (
          <div className={business['choice']}>
            <label>
              <input
                type="checkbox"
                name="isBilledElsewhere"
                value="yes"
                defaultChecked={needsBilling(typed)}
              />
              <span>{text('checkout.billed-elsewhere')}</span>
            </label>
            <div>
              <fieldset className={styles['form']}>
                <legend className={gift['legend']}>{text('checkout.billed-to')}</legend>
                <AddressFields
                  kind="billing"
                  typed={typed.billing}
                  countries={countries}
                  nameOf={billingFieldOf}
                  errorOf={errors.billed}
                  isRequired={false}
                />
              </fieldset>
            </div>
          </div>
        )}
      </StepForm>
    </>
  );
};
