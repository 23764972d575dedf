/** Opens one shop for all end-to-end tests, and closes it at the end: cleanly, or the run fails. */
import type { TestProject } from 'vitest/node';

import { openShop, removeDataFolder, seedTemplate, sharePictures } from './shop.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The port of the shop that all tests share. */
    readonly port: number;
    /** Its folder, with the mails that it has sent. */
    readonly dataDir: string;
    /** A folder with seeded data, to be copied by tests that open a shop of their own. */
    readonly template: string;
  }
}

/** One file's many requests must not turn another file's away: who comes last waits. */
const shared = { RENDER_QUEUE: '10000', WAIT_MILLISECONDS: '60000' } as const;

/** Ends the shop when the run is stopped by a signal, which then does what it does without this. */
const endWithSignals = (end: () => void): void => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      end();
      process.kill(process.pid, signal);
    });
};

export default async (project: TestProject): Promise<() => Promise<void>> => {
  const template = await seedTemplate();
  sharePictures(template);
  const shop = await openShop(template, shared);
  endWithSignals(() => void shop.close().catch(() => undefined));
  project.provide('port', shop.port);
  project.provide('dataDir', shop.dataDir);
  project.provide('template', template);
  return async () => {
    removeDataFolder(template);
    await shop.close();
  };
};
