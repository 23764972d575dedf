/** Messages of the contact form. The texts are checked by the core's rules, not by the codec. */
import { t } from '../../../core/fp.ts';

/** A message as the form has it. */
export const ContactMessageBody = t.intersection(
  [
    t.type({ name: t.string, email: t.string, topic: t.string, message: t.string }),
    t.partial({ orderNumber: t.string }),
  ],
  'ContactMessageBody',
);
