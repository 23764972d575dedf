import type { Locale } from '../../../core/domain/locale/locales.ts';
import { scriptlessToken } from '../../../core/domain/newsletter/bot-check.ts';
import {
  newsletterAnswerId,
  newsletterFields,
  newsletterPageAnswers,
  newsletterPaths,
} from '../../../core/domain/newsletter/newsletter-answers.ts';
import { emailLimits } from '../../../core/domain/customer/email.ts';
import { Button } from '../../components/button/button.tsx';
import { Field } from '../../components/field/field.tsx';
import { Link, type TextLink } from '../../components/link/link.tsx';
import { Notice } from '../../components/notice/notice.tsx';
import { PageSection } from '../../components/page-section/page-section.tsx';
import { useText } from '../../messages/text.tsx';
import styles from './newsletter.module.css';

/** The newsletter's form as it is drawn, on the server and in a browser alike. */
export type NewsletterSectionProps = {
  readonly headline: string;
  readonly text: string;
  readonly consent: string;
  readonly link: TextLink | undefined;
  readonly locale: Locale;
  /** Called when somebody begins to fill in the form, and right before it is sent. */
  readonly onBegin?: (() => void) | undefined;
  readonly tokenOf?: (() => string) | undefined;
};

const tones = {
  'mail-sent': 'positive',
  refused: 'warning',
  failed: 'error',
  confirmed: 'positive',
  'token-unknown': 'warning',
  unsubscribed: 'positive',
  'unsubscribe-unknown': 'warning',
} as const;

/** All answers to the form and to the mail's link; the address's fragment shows one of them. */
const Answers = () => {
  const text = useText();
  return newsletterPageAnswers.map((answer) => (
    <div className={styles['answer']} id={newsletterAnswerId(answer)} tabIndex={-1} key={answer}>
      <Notice tone={tones[answer]}>
        <p>{text(`newsletter.${answer}`)}</p>
      </Notice>
    </div>
  ));
};

/** Asks for the newsletter: a form that is sent as it is, with scripts and without. */
export const NewsletterSection = (props: NewsletterSectionProps) => {
  const { headline, text: lead, consent, link, locale, onBegin, tokenOf } = props;
  const text = useText();
  return (
    <PageSection headline={headline} width="text" tone="sunken">
      <form
        className={styles['form']}
        method="post"
        action={newsletterPaths.subscribe}
        onSubmit={
          tokenOf &&
          (({ currentTarget }) => {
            const token = currentTarget.elements.namedItem(newsletterFields.token);
            if (token instanceof HTMLInputElement) token.value = tokenOf();
          })
        }
      >
        {lead !== '' && <p>{lead}</p>}
        <Answers />
        <input type="hidden" name={newsletterFields.locale} value={locale} />
        <input type="hidden" name={newsletterFields.token} defaultValue={scriptlessToken} />
        <Field label={text('newsletter.email')}>
          {(control) => (
            <input
              {...control}
              type="email"
              name={newsletterFields.email}
              onFocus={onBegin}
              autoComplete="email"
              required
              maxLength={emailLimits.address}
            />
          )}
        </Field>
        <label className={styles['trap']} aria-hidden="true">
          {text('newsletter.trap')}
          <input name={newsletterFields.trap} tabIndex={-1} autoComplete="off" />
        </label>
        <div className={styles['consent']}>
          <label>
            <input type="checkbox" name={newsletterFields.consent} value="yes" required />
            <span>{consent}</span>
          </label>{' '}
          {link && <Link {...link}>{link.text}</Link>}
        </div>
        <div>
          <Button type="submit">{text('newsletter.subscribe')}</Button>
        </div>
      </form>
    </PageSection>
  );
};
