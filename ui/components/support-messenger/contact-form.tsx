import { useEffect, useId, useRef, type SubmitEvent } from 'react';

import { attachmentAccept } from '../../../core/domain/contact/contact-attachments.ts';
import {
  contactLimits,
  type ContactForm as Form,
} from '../../../core/domain/contact/contact-form.ts';
import type { ContactStep } from '../../../core/domain/contact/contact-step.ts';
import { contactTopics, type ContactTopic } from '../../../core/domain/contact/contact-topics.ts';
import { emailLimits } from '../../../core/domain/customer/email.ts';
import { useText } from '../../messages/text.tsx';
import { Button } from '../button/button.tsx';
import { firstFocus } from '../field/first-focus.ts';
import { Field } from '../field/field.tsx';
import { Notice } from '../notice/notice.tsx';
import styles from './support-messenger.module.css';

type ContactFormProps = {
  readonly step: ContactStep;
  /** What it is about, where it is not the shopper's to say: then it is a company that writes. */
  readonly topic?: ContactTopic | undefined;
  /** Where the form lies over another page: the contact page, which takes it. */
  readonly contactHref?: string | undefined;
  readonly isSending?: boolean | undefined;
  /** Sends it in the browser's place, with what was typed and chosen left in it. */
  readonly onSend?: ((form: HTMLFormElement) => void) | undefined;
};

/** That of a page of its own needs a company. */
const offeredTopics = contactTopics.filter((topic) => topic !== 'white-label');

/** A page that is loaded with errors has its own `autofocus`. */
const useRefusedField = (problem: ContactStep['problem']) => {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(
    function focusFirstRefused() {
      if (problem?.kind !== 'refused') return;
      const field = ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      field?.focus({ preventScroll: true });
      // With its label above it and the error below.
      field?.scrollIntoView({ block: 'center' });
    },
    [problem],
  );
  return ref;
};

/** Posts to the contact page, with scripts and without. */
export const ContactForm = ({ step, topic, contactHref, isSending, onSend }: ContactFormProps) => {
  const text = useText();
  const { typed, problem, hadAttachments } = step;
  const ref = useRefusedField(problem);
  const hintId = useId();
  const errors = problem?.kind === 'refused' ? problem.errors : [];
  const isToChooseAgain = hadAttachments && errors.every(({ field }) => field !== 'attachments');
  const shared = (field: keyof Form) => ({
    error: errors.some((error) => error.field === field)
      ? text(`support.error.${field}`)
      : undefined,
    isFirstError: errors[0]?.field === field,
  });
  const send = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSend?.(event.currentTarget);
  };
  return (
    <form
      ref={ref}
      method="post"
      action={contactHref ?? '#'}
      encType="multipart/form-data"
      className={styles['form']}
      onSubmit={onSend && send}
      noValidate
    >
      {contactHref !== undefined && <p className={styles['lead']}>{text('support.lead')}</p>}
      {topic === undefined ? (
        <Field label={text('support.topic')} {...shared('topic')}>
          {(control) => (
            <select {...control} name="topic" required defaultValue={typed.topic}>
              <option value="">{text('support.topic.choose')}</option>
              {offeredTopics.map((offered) => (
                <option key={offered} value={offered}>
                  {text(`support.topic.${offered}`)}
                </option>
              ))}
            </select>
          )}
        </Field>
      ) : (
        <>
          <input type="hidden" name="topic" value={topic} />
          <Field label={text('support.company')} {...shared('company')}>
            {(control) => (
              <input
                {...control}
                name="company"
                type="text"
                autoComplete="organization"
                required
                maxLength={contactLimits.company.maximum}
                defaultValue={typed.company}
              />
            )}
          </Field>
        </>
      )}
      <Field label={text('support.name')} {...shared('name')}>
        {(control) => (
          <input
            {...control}
            name="name"
            type="text"
            autoComplete="name"
            required
            maxLength={contactLimits.name.maximum}
            defaultValue={typed.name}
          />
        )}
      </Field>
      <Field label={text('support.email')} {...shared('email')}>
        {(control) => (
          <input
            {...control}
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={emailLimits.address}
            defaultValue={typed.email}
          />
        )}
      </Field>
      {topic === undefined && (
        <Field label={text('support.order-number')} {...shared('orderNumber')}>
          {(control) => (
            <input
              {...control}
              name="orderNumber"
              type="text"
              autoComplete="off"
              defaultValue={typed.orderNumber}
            />
          )}
        </Field>
      )}
      <Field label={text('support.message')} {...shared('message')}>
        {(control) => (
          <textarea
            {...control}
            name="message"
            rows={5}
            required
            maxLength={contactLimits.message.maximum}
            defaultValue={typed.message}
          />
        )}
      </Field>
      {topic === undefined && (
        <>
          {/* Last, so that what was typed is known before files are read. */}
          <Field label={text('support.attachments')} hintId={hintId} {...shared('attachments')}>
            {(control) => (
              <input
                {...control}
                name="attachments"
                type="file"
                multiple
                accept={attachmentAccept}
              />
            )}
          </Field>
          <p className={styles['hint']} id={hintId}>
            {text(isToChooseAgain ? 'support.attachments.again' : 'support.attachments.hint')}
          </p>
        </>
      )}
      {problem?.kind === 'failed' && (
        <div tabIndex={-1} {...firstFocus(true)}>
          <input type="hidden" name="messageId" value={problem.messageId} />
          <Notice tone="error" title={text('support.failed.title')} isAnnounced>
            <p>{text('support.failed.text')}</p>
            {contactHref !== undefined && <a href={contactHref}>{text('support.contact-page')}</a>}
          </Notice>
        </div>
      )}
      <Button
        type="submit"
        isWide
        isLoading={isSending ?? false}
        loadingText={text('support.sending')}
      >
        {text('support.send')}
      </Button>
    </form>
  );
};
