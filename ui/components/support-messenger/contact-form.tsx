import { useEffect, useId, useRef, type SubmitEvent } from 'react';

import {
  contactLimits,
  type ContactForm as Form,
} from '../../../core/domain/contact/contact-form.ts';
import { contactTopics } from '../../../core/domain/contact/contact-topics.ts';
import { useText } from '../../messages/text.tsx';
import { Button } from '../button/button.tsx';
import { Notice } from '../notice/notice.tsx';
import { ContactField } from './contact-field.tsx';
import styles from './contact-form.module.css';

/** How far a message has come. */
export type ContactFormState = 'editing' | 'sending' | 'sent' | 'failed';

type ContactFormProps = {
  readonly state: ContactFormState;
  /** The fields that were refused. */
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

/** Brings whoever sent the form to the first field that was refused. */
const useRefusedField = (wrong: ContactFormProps['wrong']) => {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(
    function focusFirstRefused() {
      if (wrong.length > 0)
        ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
    },
    [wrong],
  );
  return ref;
};

/** A message to the shop's service. What was typed stays until it has arrived. */
export const ContactForm = ({ state, wrong, contactHref, onSend }: ContactFormProps) => {
  const text = useText();
  const id = useId();
  const ref = useRefusedField(wrong);
  const { name, message } = contactLimits;
  if (state === 'sent') {
    return (
      <Notice tone="positive" title={text('support.sent.title')} isAnnounced>
        <p>{text('support.sent.text')}</p>
      </Notice>
    );
  }
  const field = (part: keyof Form) => ({
    id: `${id}-${part}`,
    name: part,
    error: wrong.includes(part) ? text(`support.error.${part}`) : undefined,
  });
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSend(readForm(event.currentTarget));
  };
  return (
    <form ref={ref} className={styles['form']} onSubmit={send} noValidate>
      <p className={styles['lead']}>{text('support.lead')}</p>
      <ContactField {...field('topic')} label={text('support.topic')}>
        {(control) => (
          <select {...control} required defaultValue="">
            <option value="">{text('support.topic.choose')}</option>
            {contactTopics.map((topic) => (
              <option key={topic} value={topic}>
                {text(`support.topic.${topic}`)}
              </option>
            ))}
          </select>
        )}
      </ContactField>
      <ContactField {...field('name')} label={text('support.name')}>
        {(control) => (
          <input {...control} type="text" autoComplete="name" required maxLength={name.maximum} />
        )}
      </ContactField>
      <ContactField {...field('email')} label={text('support.email')}>
        {(control) => <input {...control} type="email" autoComplete="email" required />}
      </ContactField>
      <ContactField {...field('orderNumber')} label={text('support.order-number')}>
        {(control) => <input {...control} type="text" autoComplete="off" />}
      </ContactField>
      <ContactField {...field('message')} label={text('support.message')}>
        {(control) => <textarea {...control} rows={5} required maxLength={message.maximum} />}
      </ContactField>
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
