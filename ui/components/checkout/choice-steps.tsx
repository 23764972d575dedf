/** How it is sent, and how it is paid. */
import { deliveryCost } from '../../../core/domain/order/order-delivery.ts';
import { useText } from '../../messages/text.tsx';
import { ChoiceDetail, ChoiceTile } from '../choice/choice.tsx';
import tiles from '../component-choice/component-choice.module.css';
import gift from '../gift-form/gift-form.module.css';
// The withdrawal's form looks the same.
import styles from '../withdrawal-form/withdrawal-form.module.css';
import { fieldId } from './checkout-fields.tsx';
import { ErrorSummary } from './checkout-parts.tsx';
import type { ShownProps } from './checkout-props.ts';
import { nextOf, StepForm } from './step-form.tsx';

type Option = { readonly value: string; readonly name: string; readonly detail: string };

const Options = ({
  field,
  legend,
  options,
  chosen,
}: {
  readonly field: 'speed' | 'payment';
  readonly legend: string;
  readonly options: readonly Option[];
  readonly chosen: string | undefined;
}) => (
  <fieldset className={styles['form']} id={fieldId(field)}>
    <legend className={gift['legend']}>{legend}</legend>
    {options.map(({ value, name, detail }) => (
      <ChoiceTile
        key={value}
        className={tiles['tile']}
        name={field}
        value={value}
        isSelected={value === chosen}
      >
        <span>
          {name}
          <ChoiceDetail>{detail}</ChoiceDetail>
        </span>
      </ChoiceTile>
    ))}
  </fieldset>
);

export const DeliveryStep = ({ step, money, day }: Pick<ShownProps, 'step' | 'money' | 'day'>) => {
  const text = useText();
  const { choices, speed, errors, items } = step;
  return (
    <StepForm step="delivery" submitText={text(`checkout.to.${nextOf(step)}`)}>
      <ErrorSummary
        problems={errors.map(({ field }) => ({ field, text: text('checkout.error.speed') }))}
      />
      <Options
        field="speed"
        legend={text('checkout.how-fast')}
        options={choices.map((choice) => ({
          value: choice.speed,
          name: text(`checkout.${choice.speed}`),
          detail: `${text('checkout.arrives', { day: day(choice.arrival) })} · ${money(deliveryCost(choice))}`,
        }))}
        // Nobody pays more than they have asked for.
        chosen={speed ?? 'standard'}
      />
      {items.length > 1 && <p>{text('checkout.together')}</p>}
    </StepForm>
  );
};

export const PaymentStep = ({ step }: Pick<ShownProps, 'step'>) => {
  const text = useText();
  const { methods, payment, errors } = step;
  return (
    <StepForm step="payment" submitText={text(`checkout.to.${nextOf(step)}`)}>
      <ErrorSummary
        problems={errors.map(({ field }) => ({ field, text: text('checkout.error.payment') }))}
      />
      <Options
        field="payment"
        legend={text('checkout.how-paid')}
        options={methods.map((method) => ({
          value: method,
          name: text(`checkout.${method}`),
          detail: text(`checkout.${method}-hint`),
        }))}
        chosen={payment ?? methods[0]}
      />
    </StepForm>
  );
};
