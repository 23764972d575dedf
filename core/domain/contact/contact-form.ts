import { E } from '../../fp.ts';
import { parseEmail } from '../customer/email.ts';
import { fieldOf, fieldsOf, type FieldError } from '../customer/form-errors.ts';
import {
  tidyLine,
  tidyLines,
  withinLimits,
  type FormTextError,
  type TextLimits,
} from '../customer/form-text.ts';
import type { BroughtFile } from '../toolbox/toolbox-file.ts';
import { checkAttachments, type ContactAttachment } from './contact-attachments.ts';
import { isContactTopic, type ContactTopic } from './contact-topics.ts';

/** What is typed. */
export type ContactTexts = {
  readonly name: string;
  readonly email: string;
  readonly topic: string;
  readonly message: string;
  /** May be empty but for the white-label service. */
  readonly company: string;
  /** May be empty. */
  readonly orderNumber: string;
};

export type ContactForm = ContactTexts & { readonly attachments: readonly BroughtFile[] };

/** In the form's order. */
export const contactTextFields = [
  'topic',
  'company',
  'name',
  'email',
  'orderNumber',
  'message',
] as const satisfies readonly (keyof ContactTexts)[];

export type ContactMessage = {
  readonly name: string;
  readonly email: string;
  readonly topic: ContactTopic;
  /** Lines end with `\n`. */
  readonly message: string;
  readonly company?: string | undefined;
  readonly orderNumber?: string | undefined;
  readonly attachments: readonly ContactAttachment[];
};

/** In characters. */
export const contactLimits = {
  company: { minimum: 0, maximum: 100 },
  name: { minimum: 1, maximum: 120 },
  message: { minimum: 10, maximum: 5_000 },
  orderNumber: { minimum: 0, maximum: 32 },
} as const satisfies Record<'company' | 'name' | 'message' | 'orderNumber', TextLimits>;

const topicOf = (
  text: string,
): E.Either<{ readonly kind: 'missing' | 'unknown' }, ContactTopic> => {
  const topic = text.trim();
  if (topic === '') return E.left({ kind: 'missing' });
  return isContactTopic(topic) ? E.right(topic) : E.left({ kind: 'unknown' });
};

/** Undefined where nothing was typed, and need not be. */
const companyOf = ({
  company,
  topic,
}: Pick<ContactTexts, 'company' | 'topic'>): E.Either<
  { readonly kind: FormTextError['kind'] },
  string | undefined
> => {
  const text = tidyLine(company);
  if (text === '')
    return topic.trim() === 'white-label' ? E.left({ kind: 'missing' }) : E.right(undefined);
  return withinLimits(contactLimits.company, text);
};

/**
 * Letters and digits, with dashes and slashes between them; in capitals. Undefined where nothing
 * was typed. Checked as typed, since capitals of other letters may be letters of these (`ß`, `SS`).
 */
export const orderNumberOf = (
  text: string,
): E.Either<{ readonly kind: 'too-long' | 'malformed' }, string | undefined> => {
  const number = tidyLine(text).replaceAll(' ', '');
  if (number === '') return E.right(undefined);
  if (number.length > contactLimits.orderNumber.maximum) return E.left({ kind: 'too-long' });
  return /^[A-Za-z0-9]+(?:[-/][A-Za-z0-9]+)*$/u.test(number)
    ? E.right(number.toUpperCase())
    : E.left({ kind: 'malformed' });
};

/**
 * Checks a message (storefront §5: "not shown", so these rules are ours); refused fields are in the
 * form's order.
 */
export const checkContactForm = (
  form: ContactForm,
): E.Either<readonly FieldError<keyof ContactForm>[], ContactMessage> => {
  return fieldsOf<keyof ContactForm>()({
    topic: fieldOf('topic', topicOf(form.topic)),
    company: fieldOf('company', companyOf(form)),
    name: fieldOf('name', withinLimits(contactLimits.name, tidyLine(form.name))),
    email: fieldOf('email', parseEmail(form.email)),
    orderNumber: fieldOf('orderNumber', orderNumberOf(form.orderNumber)),
    message: fieldOf('message', withinLimits(contactLimits.message, tidyLines(form.message))),
    attachments: fieldOf('attachments', checkAttachments(form.attachments)),
  });
};
