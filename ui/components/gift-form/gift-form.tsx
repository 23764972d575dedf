import type { ReactNode } from 'react';

import { viewBoxOf } from '../../../core/domain/artwork/draw-svg.ts';
import type { DisplayPage } from '../../../core/domain/artwork/resolve.ts';
import { printPath } from '../../../core/domain/artwork/path.ts';
import { emailLimits } from '../../../core/domain/customer/email.ts';
import {
  giftLimits,
  ownAmount,
  type GiftForm as Form,
} from '../../../core/domain/voucher/gift-order.ts';
import type { GiftStep } from '../../../core/domain/voucher/gift-step.ts';
import { useText } from '../../messages/text.tsx';
import { Button } from '../button/button.tsx';
import { ChoiceTile } from '../choice/choice.tsx';
import { firstFocus } from '../field/first-focus.ts';
import { Field } from '../field/field.tsx';
import { Notice } from '../notice/notice.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
// The withdrawal's form looks the same.
import forms from '../withdrawal-form/withdrawal-form.module.css';
import styles from './gift-form.module.css';

type OfferedAmount = {
  /** Whole units: `50`. */
  readonly value: string;
  /** Printed: `50 €`. */
  readonly name: string;
};

type OfferedDesign = { readonly design: string; readonly picture: ReactNode };

type GiftFormProps = {
  readonly step: GiftStep;
  readonly amounts: readonly OfferedAmount[];
  readonly designs: readonly OfferedDesign[];
  /** The least and the most that can be typed, printed. */
  readonly bounds: { readonly least: string; readonly most: string };
};

/** Outlines alone: the same as is printed. */
const Sheet = ({ page }: { readonly page: DisplayPage }) => (
  <svg className={styles['sheet']} viewBox={viewBoxOf(page, 'trim')} aria-hidden="true">
    {page.items.map((item) => {
      if (item.kind === 'picture') return null;
      const outline = printPath(item.path);
      const paint =
        item.line === undefined
          ? { fill: item.colour }
          : { fill: 'none', stroke: item.colour, strokeWidth: item.line };
      return (
        <path
          key={`${item.object} ${item.colour} ${outline}`}
          d={outline}
          strokeLinecap="round"
          strokeLinejoin="round"
          {...paint}
        />
      );
    })}
  </svg>
);

/** Posts to the page that it stands on, without scripts; nothing that was typed is lost. */
export const GiftForm = ({ step, amounts, designs, bounds }: GiftFormProps) => {
  const text = useText();
  const { form, errors, giftId, sheet, problem } = step;
  const first = errors[0]?.field;
  const errorOf = (field: keyof Form): string | undefined =>
    errors.some((error) => error.field === field) ? text(`gift.error.${field}`, bounds) : undefined;
  const shared = (field: keyof Form, label = text(`gift.${field}`)) => ({
    label,
    error: errorOf(field),
    isFirstError: first === field,
  });
  const line = (field: 'recipient' | 'sender', autoComplete: string) => (
    <Field {...shared(field)}>
      {(control) => (
        <input
          {...control}
          name={field}
          autoComplete={autoComplete}
          maxLength={giftLimits[field].maximum}
          required
          defaultValue={form[field]}
        />
      )}
    </Field>
  );
  const wrong = (field: 'amount' | 'design') => {
    const error = errorOf(field);
    return error !== undefined && <p className={styles['error']}>{error}</p>;
  };
  return (
    <form method="post" action="#" className={forms['form']} noValidate={errors.length > 0}>
      {first !== undefined && (
        <Notice tone="error" isAnnounced>
          <p>{text('gift.errors')}</p>
        </Notice>
      )}
      {problem !== undefined && (
        <Notice tone="error" isAnnounced>
          <p>{text(problem === 'full' ? 'gift.full' : 'cart.failed')}</p>
        </Notice>
      )}
      {sheet !== undefined && (
        <div tabIndex={-1} {...firstFocus(true)}>
          <VisuallyHidden>{text('gift.sheet', { name: form.recipient })}</VisuallyHidden>
          <Sheet page={sheet} />
        </div>
      )}
      {giftId !== undefined && <input type="hidden" name="giftId" value={giftId} />}
      <fieldset>
        <legend className={styles['legend']}>{text('gift.amount')}</legend>
        <div className={styles['amounts']}>
          {[...amounts, { value: ownAmount, name: text('gift.own') }].map(({ value, name }) => (
            <ChoiceTile
              className={styles['amount']}
              name="amount"
              value={value}
              isSelected={form.amount === value}
              key={value}
            >
              {name}
            </ChoiceTile>
          ))}
        </div>
        {wrong('amount')}
      </fieldset>
      <Field {...shared('ownAmount', text('gift.ownAmount', bounds))}>
        {(control) => (
          <input
            {...control}
            name="ownAmount"
            inputMode="numeric"
            autoComplete="off"
            maxLength={8}
            defaultValue={form.ownAmount}
          />
        )}
      </Field>
      <fieldset>
        <legend className={styles['legend']}>{text('gift.design')}</legend>
        <div className={styles['designs']}>
          {designs.map(({ design, picture }) => (
            <ChoiceTile
              className={styles['design']}
              name="design"
              value={design}
              isSelected={form.design === design}
              key={design}
            >
              {picture}
            </ChoiceTile>
          ))}
        </div>
        {wrong('design')}
      </fieldset>
      {line('recipient', 'off')}
      {line('sender', 'name')}
      <Field {...shared('words')}>
        {(control) => (
          <textarea
            {...control}
            name="words"
            rows={3}
            maxLength={giftLimits.words.maximum}
            defaultValue={form.words}
          />
        )}
      </Field>
      <Field {...shared('email')}>
        {(control) => (
          <input
            {...control}
            name="email"
            type="email"
            autoComplete="off"
            maxLength={emailLimits.address}
            required
            defaultValue={form.email}
          />
        )}
      </Field>
      <Field {...shared('sendOn')}>
        {(control) => <input {...control} name="sendOn" type="date" defaultValue={form.sendOn} />}
      </Field>
      <Button type="submit" name="wants" value="preview" tone="secondary" isWide>
        {text('gift.preview')}
      </Button>
      <Button type="submit" name="wants" value="buy" isWide>
        {text('cart.put')}
      </Button>
    </form>
  );
};
