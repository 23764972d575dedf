/** What the customer service reads: the fields as they were sent. */
import type { ContactMessage } from '../../../core/domain/contact/contact-form.ts';
import type {
  Withdrawal,
  WithdrawalReceipt,
} from '../../../core/domain/contact/withdrawal-form.ts';
import { toolboxMediaTypes } from '../../../core/domain/toolbox/toolbox-table.ts';
import type { Mail } from '../../../core/ports/mailer.ts';
import type { ShopScope } from '../../../core/ports/scope.ts';

type Facts = Readonly<Record<string, string | undefined>>;

const printFacts = (facts: Facts): string =>
  Object.entries(facts)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

/** An answer goes to who wrote the message. */
export const contactMail = (
  { channel, locale }: ShopScope,
  { id, to }: Pick<Mail, 'id' | 'to'>,
  { name, email, topic, orderNumber, message, attachments }: ContactMessage,
  { reference }: { readonly reference: string },
): Mail => ({
  id,
  to,
  replyTo: email,
  subject: `Contact (${locale}): ${topic} (${reference})`,
  text: `${printFacts({ Name: name, Email: email, Order: orderNumber, Shop: `${channel} ${locale}` })}\n\n${message}`,
  attachments: attachments.map(({ type, ...file }) => ({
    ...file,
    contentType: toolboxMediaTypes[type],
  })),
});

/** A withdrawal that was acknowledged. */
export const withdrawalNoticeMail = (
  { channel, locale }: ShopScope,
  { id, to }: Pick<Mail, 'id' | 'to'>,
  { name, email, orderNumber, goods }: Withdrawal,
  { reference, receivedAt }: WithdrawalReceipt,
): Mail => ({
  id,
  to,
  replyTo: email,
  subject: `Withdrawal (${locale}): ${reference}`,
  text: printFacts({
    Received: new Date(receivedAt).toISOString(),
    Name: name,
    Email: email,
    Order: orderNumber,
    Goods: goods ?? 'the whole order',
    Shop: `${channel} ${locale}`,
  }),
});
