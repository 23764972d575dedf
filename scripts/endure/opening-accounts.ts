/**
 * A process that opens accounts and resets their passwords until it is killed; each step that was
 * acknowledged is a line with its address.
 */
import { setTimeout as wait } from 'node:timers/promises';

import { toolboxResults } from '../../adapters/media/toolbox-results.ts';
import { openDatabase } from '../../adapters/postgres/open-database.ts';
import { shopService } from '../../server/embedded/shop/shop.ts';
import { recordingLog } from '../../tests/fakes/log.ts';
import { linkTokenFor } from '../../tests/fakes/mailed-links.ts';
import { noPages } from '../../tests/fakes/page-sources.ts';
import { drawNoPdf } from '../../tests/fakes/toolbox-results.ts';
import { unusedUploads } from '../../tests/fakes/unused-uploads.ts';
import { chosenPasswords } from './account-steps.ts';

const [dataDir = '', databaseUrl = '', prefix = ''] = process.argv.slice(2);

const database = await openDatabase({ dataDir, databaseUrl: databaseUrl || undefined });
const clock = { now: Date.now };
const app = shopService({
  ...noPages,
  trustedProxies: 0,
  database,
  drawPdf: drawNoPdf,
  results: toolboxResults('/nonexistent', clock),
  uploads: unusedUploads,
  clock,
  log: recordingLog(),
});

const send = async (path: string, body: object, userAgent = ''): Promise<void> => {
  const response = await app.request(`/web-api/customer-${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': userAgent,
      'x-channel': 'poster',
      'x-locale': 'de-DE',
    },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} was refused: ${await response.text()}`);
};

for (let index = 0; ; index += 1) {
  const email = `${prefix}-${index}@example.com`;
  const { first, second } = chosenPasswords;
  const person = { email, password: first, firstName: 'Ada', lastName: 'Lovelace' };
  const steps = {
    signup: async () => send('signup', person),
    'signup-confirm': async () =>
      send('signup-confirm', { token: await linkTokenFor(database, email), password: first }),
    'password-reset': async () => send('password-reset', { email }),
    'password-confirm': async () =>
      send('password-confirm', { token: await linkTokenFor(database, email), password: second }),
    // By a device that the account has not had.
    login: async () => send('login', { email, password: second }, 'Firefox/140.0 Windows'),
  } as const;
  for (const [step, run] of Object.entries(steps)) {
    await run();
    process.stdout.write(`${step} ${email}\n`);
    // The line leaves the process before the next step begins.
    await wait(0);
  }
}
