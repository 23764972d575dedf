/** Mails of the shop that all tests share, as it keeps them in its folder. */
import { readdir, readFile } from 'node:fs/promises';

import { inject } from 'vitest';

/** The texts of those to an address, the oldest first. */
export const mailsTo = async (email: string): Promise<readonly string[]> => {
  const folder = inject('mails');
  const names: readonly string[] = await readdir(folder).catch(() => []);
  const texts = await Promise.all(
    names.toSorted().map((name) => readFile(`${folder}/${name}`, 'utf8')),
  );
  return texts.filter((text) => text.includes(`To: ${email}`));
};
