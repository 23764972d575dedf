import type { ReactNode } from 'react';

import {
  billingFieldOf,
  needsBilling,
  type CheckoutField,
} from '../../../core/domain/checkout/checkout.ts';
import {
  earlierAddressOf,
  type EarlierAddress,
} from '../../../core/domain/checkout/earlier-addresses.ts';
import type { ShownCheckout } from '../../../core/domain/checkout/checkout-step.ts';
import {
  addressLines,
  emptyOrderAddress,
  orderAddressFields,
} from '../../../core/domain/customer/postal-address.ts';
import { accountDialogQuery } from '../../../core/domain/customer/over-page.ts';
import { useText, useTextWith } from '../../messages/text.tsx';
import business from '../account-dialog/account-dialog.module.css';
import { ChoiceDetail, ChoiceTile } from '../choice/choice.tsx';
import tiles from '../component-choice/component-choice.module.css';
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

/** A customer's earlier addresses, and the fields of another one, which show where it is chosen. */
const AddressChoice = ({
  earlier,
  chosen,
  children,
}: {
  readonly earlier: readonly EarlierAddress[];
  readonly chosen: EarlierAddress | undefined;
  readonly children: ReactNode;
}) => {
  const text = useText();
  if (earlier.length === 0) return children;
  return (
    <>
      {earlier.map(({ key, address }) => {
        const [name, ...lines] = addressLines(address);
        return (
          <ChoiceTile
            className={tiles['tile']}
            name="earlier"
            value={key}
            isSelected={key === chosen?.key}
            key={key}
          >
            <span>
              {name}
              <ChoiceDetail>{lines.join(', ')}</ChoiceDetail>
            </span>
          </ChoiceTile>
        );
      })}
      <div className={`${styles['form']} ${business['choice']}`}>
        <ChoiceTile
          className={tiles['tile']}
          name="earlier"
          value=""
          isSelected={chosen === undefined}
        >
          <span>{text('checkout.other-address')}</span>
        </ChoiceTile>
        <div className={styles['form']}>{children}</div>
      </div>
    </>
  );
};

/** Guest or customer, where it is sent, and where the invoice goes. */
export const AddressStep = ({ step, countries }: Pick<ShownProps, 'step' | 'countries'>) => {
  const text = useText();
  const textWith = useTextWith();
  const { typed, earlier, isSent, isLoggedIn } = step;
  const errors = useAddressErrors(step);
  // What is wrong with an address is mended in its fields.
  const isWrong = orderAddressFields.some((field) => errors.sent(field) !== undefined);
  const chosen = isWrong ? undefined : earlierAddressOf(earlier, typed.address);
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
          <AddressChoice earlier={earlier} chosen={chosen}>
            <AddressFields
              kind={isSent ? 'shipping' : 'billing'}
              typed={
                chosen === undefined ? typed.address : emptyOrderAddress(chosen.address.country)
              }
              countries={isSent ? countries.slice(0, 1) : countries}
              nameOf={(field) => field}
              errorOf={errors.sent}
              isRequired
            />
          </AddressChoice>
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
