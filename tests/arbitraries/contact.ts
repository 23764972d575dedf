import fc from 'fast-check';

import { attachmentTypes } from '../../core/domain/contact/contact-attachments.ts';
import type { ContactForm } from '../../core/domain/contact/contact-form.ts';
import { contactTopics } from '../../core/domain/contact/contact-topics.ts';
import { fileOfType } from './toolbox.ts';
import { anyEmail, anyFieldText, anyPersonName } from './customer.ts';

/** A contact form that is filled in right, in the spelling that the shop keeps. */
export const anyRightContactForm: fc.Arbitrary<ContactForm> = fc.record({
  name: anyPersonName,
  email: anyEmail,
  topic: fc.constantFrom(...contactTopics),
  company: fc.constantFrom('Lovelace GmbH', 'Rahmen & Söhne'),
  message: fc.constantFrom('Wo ist meine Karte?', 'Guten Tag,\n\nich habe eine Frage.'),
  orderNumber: fc.constantFrom('', '123456', 'A-12/34'),
  attachments: fc.array(
    fc.constantFrom(...attachmentTypes).map((type) => fileOfType(type)),
    { maxLength: 3 },
  ),
});

/** Files as anybody may send them: too many, of any type, named in any way. */
const anyFiles = fc.array(
  fc.record({ name: anyFieldText, bytes: fc.uint8Array({ maxLength: 40 }) }),
  { maxLength: 5 },
);

/** A contact form with any content. */
export const anyContactForm: fc.Arbitrary<ContactForm> = anyRightContactForm.chain((right) =>
  fc.record({
    name: fc.oneof(fc.constant(right.name), anyFieldText),
    email: fc.oneof(fc.constant(right.email), anyFieldText),
    topic: fc.oneof(fc.constant(right.topic), anyFieldText),
    message: fc.oneof(fc.constant(right.message), anyFieldText),
    company: fc.oneof(fc.constant(right.company), anyFieldText),
    orderNumber: fc.oneof(fc.constant(right.orderNumber), anyFieldText),
    attachments: fc.oneof(fc.constant(right.attachments), anyFiles),
  }),
);
