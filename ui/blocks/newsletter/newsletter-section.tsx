import { useId } from 'react';

import { scriptlessToken } from '../../../core/domain/newsletter/bot-check.ts';
import {
  newsletterAnswerId,
  newsletterFields,
  newsletterForm,
  newsletterPageAnswers,
} from '../../../core/domain/newsletter/newsletter-answers.ts';
import type {
  NewsletterField,
  NewsletterStep,
} from '../../../core/domain/newsletter/newsletter-step.ts';
import { emailLimits } from '../../../core/domain/customer/email.ts';
import { Button } from '../../components/button/button.tsx';
import { firstFocus } from '../../components/field/first-focus.ts';
import { Field } from '../../components/field/field.tsx';
import { Link, type TextLink } from '../../components/link/link.tsx';
import { FormAnswers } from '../../components/notice/form-answers.tsx';
import { Notice } from '../../components/notice/notice.tsx';
import { PageSection } from '../../components/page-section/page-section.tsx';
import { VisuallyHidden } from '../../components/visually-hidden/visually-hidden.tsx';
import { useText } from '../../messages/text.tsx';
import styles from './newsletter.module.css';

export type NewsletterSectionProps = {
  readonly headline: string;
  readonly text: string;
  readonly consent: string;
  readonly link: TextLink | undefined;
  /** With the former input, and the reason of a refusal. */
  readonly step: NewsletterStep;
  /** Asked when the form is about to be sent. */
  readonly tokenOf?: (() => string) | undefined;
};

const tones = {
  'mail-sent': 'positive',
  failed: 'error',
  confirmed: 'positive',
  'token-unknown': 'warning',
  unsubscribed: 'positive',
  'unsubscribe-unknown': 'warning',
} as const;

/** The same with scripts and without. */
export const NewsletterSection = (props: NewsletterSectionProps) => {
  const { headline, text: lead, consent, link, step, tokenOf } = props;
  const { typed, problem } = step;
  const text = useText();
  const consentErrorId = useId();
  const errors = problem?.kind === 'refused' ? problem.errors : [];
  const errorOf = (field: NewsletterField): string | undefined =>
    errors.some((error) => error.field === field) ? text(`newsletter.error.${field}`) : undefined;
  const consentError = errorOf('hasConsent');
  return (
    <PageSection headline={headline} width="text" tone="sunken">
      <form
        className={styles['form']}
        method="post"
        action="#"
        noValidate={problem !== undefined}
        onSubmit={
          tokenOf &&
          (({ currentTarget }) => {
            const token = currentTarget.elements.namedItem(newsletterFields.token);
            if (token instanceof HTMLInputElement) token.value = tokenOf();
          })
        }
      >
        {lead !== '' && <p>{lead}</p>}
        <FormAnswers
          tones={tones}
          answers={newsletterPageAnswers}
          idOf={newsletterAnswerId}
          textOf={(answer) => text(`newsletter.${answer}`)}
        />
        {problem !== undefined && (
          <div tabIndex={-1} {...firstFocus(problem.kind === 'failed')}>
            <Notice tone="error" isAnnounced>
              <p>{text(`newsletter.${problem.kind}`)}</p>
            </Notice>
          </div>
        )}
        <input type="hidden" name={newsletterFields.form} value={newsletterForm} />
        <input type="hidden" name={newsletterFields.token} defaultValue={scriptlessToken} />
        <Field
          label={text('newsletter.email')}
          error={errorOf('email')}
          isFirstError={errors[0]?.field === 'email'}
        >
          {(control) => (
            <input
              {...control}
              type="email"
              name={newsletterFields.email}
              defaultValue={typed.email}
              autoComplete="email"
              required
              maxLength={emailLimits.address}
            />
          )}
        </Field>
        {/* Unseen, so that only bots fill it in. */}
        <VisuallyHidden>
          <label aria-hidden="true">
            {text('newsletter.trap')}
            <input name={newsletterFields.trap} tabIndex={-1} autoComplete="off" />
          </label>
        </VisuallyHidden>
        <div className={styles['consent']}>
          <label>
            <input
              type="checkbox"
              name={newsletterFields.consent}
              value="yes"
              required
              defaultChecked={typed.hasConsent}
              {...firstFocus(errors[0]?.field === 'hasConsent')}
              aria-invalid={consentError !== undefined}
              aria-describedby={consentError && consentErrorId}
            />
            <span>{consent}</span>
          </label>{' '}
          {link && <Link {...link}>{link.text}</Link>}
          {consentError !== undefined && (
            <p className={styles['error']} id={consentErrorId}>
              {consentError}
            </p>
          )}
        </div>
        <div>
          <Button type="submit">{text('newsletter.subscribe')}</Button>
        </div>
      </form>
    </PageSection>
  );
};
