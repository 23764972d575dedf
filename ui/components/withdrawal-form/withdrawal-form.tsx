import type { ReactNode } from 'react';

import {
  withdrawalFields,
  withdrawalLimits,
  type Withdrawal,
  type WithdrawalForm as Form,
  type WithdrawalStep,
} from '../../../core/domain/contact/withdrawal-form.ts';
import { useText } from '../../messages/text.tsx';
import { Button } from '../button/button.tsx';
import { firstFocus } from '../field/first-focus.ts';
import { Field } from '../field/field.tsx';
import { Notice, type NoticeTone } from '../notice/notice.tsx';
import styles from './withdrawal-form.module.css';

type StepOf<Kind extends WithdrawalStep['kind']> = Extract<WithdrawalStep, { readonly kind: Kind }>;

type WithdrawalFormProps = {
  readonly step: WithdrawalStep;
  /** Milliseconds since 1970, printed in the market's own time. */
  readonly printTime: (instant: number) => string;
};

const Typing = ({ form, errors }: StepOf<'form'>) => {
  const text = useText();
  const first = errors[0]?.field;
  const errorOf = (field: keyof Form): string | undefined =>
    errors.some((error) => error.field === field) ? text(`withdrawal.error.${field}`) : undefined;
  const input = (field: Exclude<keyof Form, 'goods'>, autoComplete: string, maximum?: number) => (
    <Field
      label={text(`withdrawal.${field}`)}
      error={errorOf(field)}
      isFirstError={field === first}
    >
      {(control) => (
        <input
          {...control}
          name={field}
          type={field === 'email' ? 'email' : 'text'}
          autoComplete={autoComplete}
          required
          maxLength={maximum}
          defaultValue={form[field]}
        />
      )}
    </Field>
  );
  return (
    <form method="post" action="#" className={styles['form']} noValidate={errors.length > 0}>
      {first !== undefined && (
        <Notice tone="error" isAnnounced>
          <p>{text('withdrawal.errors')}</p>
        </Notice>
      )}
      {input('name', 'name', withdrawalLimits.name.maximum)}
      {input('orderNumber', 'off', withdrawalLimits.orderNumber.maximum)}
      <Field
        label={text('withdrawal.goods')}
        error={errorOf('goods')}
        isFirstError={first === 'goods'}
      >
        {(control) => (
          <textarea
            {...control}
            name="goods"
            rows={3}
            maxLength={withdrawalLimits.goods.maximum}
            defaultValue={form.goods}
          />
        )}
      </Field>
      {input('email', 'email')}
      <Button type="submit" name="wants" value="review" isWide>
        {text('withdrawal.review')}
      </Button>
    </form>
  );
};

type NewsProps = {
  readonly tone?: NoticeTone | undefined;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
};

/** The notice has the focus when its page opens, because it comes before the form (WCAG 2.4.3). */
const News = ({ tone, title, text, children }: NewsProps) => (
  <div className={styles['form']}>
    <div tabIndex={-1} {...firstFocus(true)}>
      <Notice tone={tone} title={title} isAnnounced>
        <p>{text}</p>
      </Notice>
    </div>
    {children}
  </div>
);

const Statement = ({ withdrawal }: { readonly withdrawal: Withdrawal }) => {
  const text = useText();
  const facts = { ...withdrawal, goods: withdrawal.goods ?? text('withdrawal.whole-order') };
  return (
    <dl className={styles['facts']}>
      {withdrawalFields.map((field) => (
        <div key={field}>
          <dt>{text(field === 'goods' ? 'withdrawal.declared' : `withdrawal.${field}`)}</dt>
          <dd>{facts[field]}</dd>
        </div>
      ))}
    </dl>
  );
};

const Confirming = ({ withdrawal, withdrawalId }: StepOf<'review' | 'failed'>) => {
  const text = useText();
  return (
    <form method="post" action="#" className={styles['form']}>
      <Statement withdrawal={withdrawal} />
      {withdrawalFields.map((field) => (
        <input key={field} type="hidden" name={field} value={withdrawal[field] ?? ''} />
      ))}
      <input type="hidden" name="withdrawalId" value={withdrawalId} />
      <Button type="submit" name="wants" value="confirm" isWide>
        {text('withdrawal.confirm')}
      </Button>
      <Button type="submit" name="wants" value="edit" tone="secondary" isWide>
        {text('withdrawal.edit')}
      </Button>
    </form>
  );
};

/** Every step is a page that the server makes, so that it works without scripts. */
export const WithdrawalForm = ({ step, printTime }: WithdrawalFormProps) => {
  const text = useText();
  switch (step.kind) {
    case 'form':
      return <Typing {...step} />;
    case 'review':
    case 'failed':
      return (
        <News
          tone={step.kind === 'failed' ? 'error' : undefined}
          title={text(`withdrawal.${step.kind}.title`)}
          text={text(`withdrawal.${step.kind}.text`)}
        >
          <Confirming {...step} />
        </News>
      );
    case 'received':
      return (
        <News
          tone="positive"
          title={text('withdrawal.received.title')}
          text={text('withdrawal.received.text', {
            time: printTime(step.receipt.receivedAt),
            reference: step.receipt.reference,
            email: step.withdrawal.email,
          })}
        >
          <Statement withdrawal={step.withdrawal} />
        </News>
      );
  }
};
