import { useEffect, useRef, type SubmitEvent } from 'react';

import {
  contactLimits,
  type ContactForm as Form,
} from '../../../core/domain/contact/contact-form.ts';
import { contactTopics } from '../../../core/domain/contact/contact-topics.ts';
import { useText } from '../../messages/text.tsx';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { Notice } from '../notice/notice.tsx';
import styles from './support-messenger.module.css';

export type ContactFormState = 'editing' | 'sending' | 'sent' | 'failed';

type ContactFormProps = {
  readonly state: ContactFormState;
  readonly wrong: readonly (keyof Form)[];
  /** The page with the other ways to reach the shop. */
  readonly contactHref: string;
  readonly onSend: (form: Form) => void;
};

const readForm = (element: HTMLFormElement): Form => {
  const data = new FormData(element);
  const textOf = (name: keyof Form): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    name: textOf('name'),
    email: textOf('email'),
    topic: textOf('topic'),
    message: textOf('message'),
    orderNumber: textOf('orderNumber'),
  };
};

const useRefusedField = (wrong: ContactFormProps['wrong']) => {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(
    function focusFirstRefused() {
      if (wrong.length === 0) return;
      const field = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      field?.focus({ preventScroll: true });
      // With its label above it and the error below.
      field?.scrollIntoView({ block: 'center' });
    },
    [wrong],
  );
  return ref;
};

/** The button that had the focus is gone. */
const takeFocus = (element: HTMLElement | null): void => element?.focus();

/** The input stays until the message has arrived. */
export const ContactForm = ({ state, wrong, contactHref, onSend }: ContactFormProps) => {
  const text = useText();
  const ref = useRefusedField(wrong);
  const { name, message } = contactLimits;
  if (state === 'sent') {
    return (
      <div ref={takeFocus} tabIndex={-1}>
        <Notice tone="positive" title={text('support.sent.title')} isAnnounced>
          <p>{text('support.sent.text')}</p>
        </Notice>
      </div>
    );
  }
  const errorOf = (field: keyof Form): string | undefined =>
    wrong.includes(field) ? text(`support.error.${field}`) : undefined;
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSend(readForm(event.currentTarget));
  };
  return (
    <form ref={ref} className={styles['form']} onSubmit={send} noValidate>
      <p className={styles['lead']}>{text('support.lead')}</p>
      <Field label={text('support.topic')} error={errorOf('topic')}>
        {(control) => (
          <select {...control} name="topic" required defaultValue="">
            <option value="">{text('support.topic.choose')}</option>
            {contactTopics.map((topic) => (
              <option key={topic} value={topic}>
                {text(`support.topic.${topic}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={text('support.name')} error={errorOf('name')}>
        {(control) => (
          <input
            {...control}
            name="name"
            type="text"
            autoComplete="name"
            required
            maxLength={name.maximum}
          />
        )}
      </Field>
      <Field label={text('support.email')} error={errorOf('email')}>
        {(control) => (
          <input {...control} name="email" type="email" autoComplete="email" required />
        )}
      </Field>
      <Field label={text('support.order-number')} error={errorOf('orderNumber')}>
        {(control) => <input {...control} name="orderNumber" type="text" autoComplete="off" />}
      </Field>
      <Field label={text('support.message')} error={errorOf('message')}>
        {(control) => (
          <textarea {...control} name="message" rows={5} required maxLength={message.maximum} />
        )}
      </Field>
      {state === 'failed' && (
        <Notice tone="error" title={text('support.failed.title')} isAnnounced>
          <p>{text('support.failed.text')}</p>
          <a href={contactHref}>{text('support.contact-page')}</a>
        </Notice>
      )}
      <Button
        type="submit"
        isWide
        isLoading={state === 'sending'}
        loadingText={text('support.sending')}
      >
        {text('support.send')}
      </Button>
    </form>
  );
};
