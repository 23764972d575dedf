/** The contact form, sent to the contact page as a browser without scripts sends it. */
import { areAttachmentsTaken } from '../../../core/domain/contact/contact-attachments.ts';
import { contactTextFields } from '../../../core/domain/contact/contact-form.ts';
import type { ContactStep } from '../../../core/domain/contact/contact-step.ts';
import { pageLog } from '../log/logs.ts';

type Problem = NonNullable<ContactStep['problem']>;

/** It arrived, fields were refused, or nobody says so. */
export type SentMessage =
  | { readonly kind: 'sent' }
  | { readonly kind: 'failed' }
  | Extract<Problem, { readonly kind: 'refused' }>;

const formFields = [...contactTextFields, 'attachments'] as const;

const isFile = (value: FormDataEntryValue): value is File => value instanceof File;

/** The fields that the page marks as wrong. */
const refusedFields = (html: string): SentMessage => {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const marked = [...page.querySelectorAll('[aria-invalid="true"]')].map((one) =>
    one.getAttribute('name'),
  );
  const fields = formFields.filter((field) => marked.includes(field));
  return fields.length === 0
    ? { kind: 'failed' }
    : { kind: 'refused', errors: fields.map((field) => ({ field, code: 'malformed' })) };
};

const failed = (reason: string): SentMessage => {
  pageLog.report('request-failed', { part: 'contact', reason });
  return { kind: 'failed' };
};

/** Never throws. Files that are too large are not sent at all. */
export const postContactForm = async (
  form: HTMLFormElement,
  messageId: string,
): Promise<SentMessage> => {
  const data = new FormData(form);
  data.set('messageId', messageId);
  const files = data.getAll('attachments').filter(isFile);
  if (!areAttachmentsTaken(files.filter(({ name }) => name !== '').map(({ size }) => size)))
    return { kind: 'refused', errors: [{ field: 'attachments', code: 'too-large' }] };
  try {
    const answer = await fetch(form.action, { method: 'POST', body: data, redirect: 'manual' });
    if (answer.type === 'opaqueredirect') return { kind: 'sent' };
    return answer.status === 422
      ? refusedFields(await answer.text())
      : failed(`status ${answer.status}`);
  } catch {
    return failed('no answer');
  }
};
