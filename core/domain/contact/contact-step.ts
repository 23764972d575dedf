/** What the contact form shows: what was typed, and what came of it. */
import type { FieldError } from '../customer/form-errors.ts';
import type { ContactForm, ContactTexts } from './contact-form.ts';

/** No page can fill in a file field again: whoever chose files must choose them once more. */
export type ContactStep = {
  readonly typed: ContactTexts;
  readonly hadAttachments: boolean;
  readonly problem?:
    | { readonly kind: 'refused'; readonly errors: readonly FieldError<keyof ContactForm>[] }
    /** Nobody says whether it arrived; under the same id it is kept once. */
    | { readonly kind: 'failed'; readonly messageId: string }
    | undefined;
};

export const emptyContactStep: ContactStep = {
  typed: { name: '', email: '', topic: '', company: '', message: '', orderNumber: '' },
  hadAttachments: false,
};

/** The place on the page that says it; the address's fragment shows it. */
export const contactSentId = 'contact-sent';
