/** The page's flags: the fake, and the vendor's browser client on the embedded service's stream. */
import { Hono } from 'hono';

import { flagClientStarter } from '../../adapters/split/browser.ts';
import { checkFlagDefinitions } from '../../core/domain/flags/check-definitions.ts';
import { flagNames } from '../../core/domain/flags/flags.ts';
import { E } from '../../core/fp.ts';
import { flagDefinitions } from '../../server/embedded/flags/definitions.ts';
import { flagsService } from '../../server/embedded/flags/flags.ts';
import { createFlagStore } from '../../server/embedded/flags/store.ts';
import { createFlagStream } from '../../server/embedded/flags/stream.ts';
import { browserBuild, likeABrowser } from '../fakes/flag-browser.ts';
import { userKey } from '../fakes/flags.ts';
import { serveLoopback } from '../fakes/loopback.ts';
import { memoryPageFlags } from '../fakes/page-flags.ts';
import { pageFlagsContract } from './page-flags.ts';

pageFlagsContract('in memory', async () => {
  const off = Object.fromEntries(flagNames.map((name) => [name, 'off' as const]));
  const flags = memoryPageFlags(off);
  return {
    flags,
    turnOn: async (name) => flags.change({ ...off, [name]: 'on' }),
    sent: () => flags.events.map(({ name }) => name),
    stop: () => flags.destroy(),
  };
});

const eventName = /"eventTypeId":"(?<name>[^"]+)"/gu;

pageFlagsContract("the vendor's client", async () => {
  const { undo } = likeABrowser();
  const clock = { now: Date.now };
  const definitions = checkFlagDefinitions(flagDefinitions(new Map()));
  if (E.isLeft(definitions)) throw new Error('the definitions are refused');
  const store = createFlagStore(definitions.right, clock);
  // At once: a test does not wait for a page to come to rest.
  const stream = createFlagStream(store, clock, 0);
  const service = flagsService({ definitions: store.definitions, stream, log: () => undefined });
  const app = new Hono().route('/services/flags', service);
  const posted: string[] = [];
  const { origin, stop } = await serveLoopback(async (request) => {
    if (request.method === 'POST') posted.push(await request.clone().text());
    return app.fetch(request);
  });
  const start = flagClientStarter({
    load: () => Promise.resolve(browserBuild),
    page: new EventTarget(),
    records: { read: () => undefined, write: () => undefined },
    keepKey: () => undefined,
    forget: () => undefined,
    report: () => undefined,
    expose: () => undefined,
  });
  const flags = start({
    authorizationKey: 'page-contract',
    origin,
    userKey: { kind: 'user-key', userKey: userKey('visitor') },
    attributes: { channel: 'poster', mobileDevice: false },
    userAgent: 'Mozilla/5.0 Firefox/145.0',
    consent: 'unknown',
    override: { forced: {} },
    known: {},
    readyTimeout: 10,
  });
  return {
    flags,
    turnOn: (name) =>
      new Promise((resolve) => {
        flags.onChange(() => {
          void flags.nextTreatment(name).then((treatment) => {
            if (treatment === 'on') resolve();
          });
        });
        store.change(name, { kind: 'share', on: 100 });
      }),
    sent: () =>
      posted.flatMap((text) => [...text.matchAll(eventName)].map(([, name = '']) => name)),
    stop: async () => {
      await flags.destroy();
      stream.close();
      await stop();
      undo();
    },
  };
});
