/** Follows the mails of the embedded shop, which wait in its database. */
import type { Database } from '../../adapters/postgres/database.ts';
import { passwordResets, signUps } from '../../adapters/postgres/schema/customers.ts';
import { outgoingMails } from '../../adapters/postgres/schema/outgoing-mails.ts';
import { emailKey } from '../../core/domain/customer/email.ts';
import { sessionTokenHash } from '../../server/embedded/shop/customer-data.ts';
import { mailedLinkIn } from './kept-mails.ts';

/** However its letters are written. */
export const mailsTo = async ({ orm }: Database, email: string) =>
  (await orm.select().from(outgoingMails)).filter(
    ({ recipient }) => emailKey(recipient) === emailKey(email),
  );

/** The token of the link that an address has now; empty without one. */
export const linkTokenFor = async (database: Database, email: string): Promise<string> => {
  const kept = [
    ...(await database.orm.select().from(signUps)),
    ...(await database.orm.select().from(passwordResets)),
  ].map(({ tokenHash }) => tokenHash);
  const tokens = (await mailsTo(database, email)).map(
    ({ text }) => mailedLinkIn(text)?.searchParams.get('token') ?? '',
  );
  return tokens.find((token) => kept.includes(sessionTokenHash(token))) ?? '';
};
