/** Reads the mails that a shop without a mail server keeps as files. */
import { join } from 'node:path';

import { listKeptMails, readKeptMail } from '../../adapters/mail/kept-mails.ts';
import { mailedLinkPaths } from '../../core/domain/customer/account-dialogs.ts';

/** The link of a mail that opens an account or sets a password; undefined without one. */
export const mailedLinkIn = (text: string): URL | undefined => {
  const links = (text.match(/https?:\/\/[^\s"<]+/gu) ?? []).map((link) => new URL(link));
  const paths: readonly string[] = Object.values(mailedLinkPaths);
  return links.find(({ pathname }) => paths.includes(pathname));
};

/** The mails to an address below a shop's `DATA_DIR`, the oldest first. */
export const keptMailsTo = async (dataDir: string, email: string): Promise<readonly string[]> => {
  const folder = join(dataDir, 'mails');
  const ids = (await listKeptMails(folder)).toReversed();
  const mails = await Promise.all(
    ids.map(async (id) => (await readKeptMail(folder, id))?.toString() ?? ''),
  );
  return mails.filter((mail) => new RegExp(`^To: .*${email}`, 'imu').test(mail));
};
