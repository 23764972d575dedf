/** What the customer service reads, in English: the fields as they were sent. */
import type { ContactMessage } from '../../../core/domain/contact/contact-form.ts';
import type {
  Withdrawal,
  WithdrawalReceipt,
} from '../../../core/domain/contact/withdrawal-form.ts';
import type { MailPart, MailScope, WrittenMail } from '../mail-parts.ts';

const factsOf = (facts: Readonly<Record<string, string | undefined>>): MailPart => ({
  facts: Object.entries(facts).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  ),
});

/** A message of the contact form. */
export const contactNotice = (
  { channel, locale }: MailScope,
  { name, email, topic, company, orderNumber, message }: Omit<ContactMessage, 'attachments'>,
  reference: string,
): WrittenMail => ({
  subject: `Contact (${locale}): ${topic}`,
  reference,
  parts: [
    factsOf({
      Name: name,
      Company: company,
      Email: email,
      Order: orderNumber,
      Shop: `${channel} ${locale}`,
    }),
    { quote: message },
  ],
});

/** A withdrawal that was acknowledged. */
export const withdrawalNotice = (
  { channel, locale }: MailScope,
  { name, email, orderNumber, goods }: Withdrawal,
  { reference, receivedAt }: WithdrawalReceipt,
): WrittenMail => ({
  subject: `Withdrawal (${locale})`,
  reference,
  parts: [
    factsOf({
      Received: new Date(receivedAt).toISOString(),
      Name: name,
      Email: email,
      Order: orderNumber,
      Goods: goods ?? 'the whole order',
      Shop: `${channel} ${locale}`,
    }),
  ],
});

/** An order that somebody has to look at, at the desk. */
export const deskNotice = (number: string, about: string): WrittenMail => ({
  subject: `Order: ${about}`,
  reference: number,
  parts: [factsOf({ Order: number, About: about })],
});
