import { tokenOfForm } from '../../core/domain/newsletter/bot-check.ts';
import {
  newsletterAnswerId,
  newsletterFields,
  newsletterForm as formName,
} from '../../core/domain/newsletter/newsletter-answers.ts';
import type { NewsletterForm } from '../../core/domain/newsletter/newsletter.ts';
import type { NewsletterStep } from '../../core/domain/newsletter/newsletter-step.ts';
import type { HasLog } from '../../core/ports/log.ts';
import type { HasNewsletter } from '../../core/ports/newsletter.ts';
import {
  subscribeToNewsletter,
  type SubscriptionRefusal,
} from '../../core/usecases/subscribe-newsletter.ts';
import { formOf, type PageForm, type PageFormSender } from './form.ts';

const readFields = (fields: URLSearchParams): NewsletterForm => {
  const textOf = (name: keyof typeof newsletterFields): string =>
    fields.get(newsletterFields[name]) ?? '';
  return {
    email: textOf('email'),
    hasConsent: textOf('consent') !== '',
    recaptchaToken: tokenOfForm(textOf('token'), textOf('trap')),
  };
};

/** A shopper can mend the address alone: the consent is checked before. */
const problemOf = (refusal: SubscriptionRefusal): NonNullable<NewsletterStep['problem']> => {
  if (refusal.kind === 'fields') return { kind: 'refused', errors: refusal.errors };
  return refusal.kind === 'refused'
    ? { kind: 'refused', errors: [{ field: 'email', code: 'malformed' }] }
    : { kind: 'failed' };
};

/** A bot check that was not passed is not the shop's fault. */
const isFaultOfShop = (refusal: SubscriptionRefusal): boolean =>
  refusal.kind === 'failed' && (refusal.status === 0 || refusal.status >= 500);

/**
 * May stand on any page of the content, so its fields name it. Leads back to its page; the address
 * says that a mail is on its way.
 */
export const newsletterForm = (environment: HasNewsletter & HasLog): PageForm => ({
  isAt: ({ decision }, sent) =>
    decision.kind === 'page' && sent?.get(newsletterFields.form) === formName,
  form: formOf({
    read: ({ fields }) => readFields(fields),
    perform: (form, { site, locale }: PageFormSender) =>
      subscribeToNewsletter({ channel: site.channel, locale }, form)(environment),
    done: (_done, _form, { page }) => ({
      kind: 'see-other',
      location: `${page.pathname}${page.search}#${newsletterAnswerId('mail-sent')}`,
    }),
    refused: (refusal, { email, hasConsent }) => ({
      kind: 'again',
      step: {
        kind: 'newsletter',
        step: { typed: { email, hasConsent }, problem: problemOf(refusal) },
      },
      status: isFaultOfShop(refusal) ? 503 : 422,
    }),
  }),
});
