/** The texts are checked by the core's rules, not by the codec. */
import { t } from '../../../core/fp.ts';
import { Base64, MessageId } from './wire.ts';

/**
 * With its sender's id a message is kept once, however often its request arrives: who has heard
 * nothing of it may send it again.
 */
export const ContactMessageBody = t.intersection(
  [
    t.type({ name: t.string, email: t.string, topic: t.string, message: t.string }),
    t.partial({
      company: t.string,
      orderNumber: t.string,
      messageId: MessageId,
      attachments: t.readonlyArray(t.type({ name: t.string, content: Base64 })),
    }),
  ],
  'ContactMessageBody',
);
