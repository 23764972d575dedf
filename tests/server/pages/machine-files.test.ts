/** A site's files while the content service is away, and in a shop that shows drafts. */
import { afterEach, describe, expect, test } from 'vitest';

import { sleep } from '../../../adapters/shared/sleep.ts';
import { E } from '../../../core/fp.ts';
import type { SitePages } from '../../../core/ports/site-pages.ts';
import { readAskedAddress } from '../../../server/http/asked-address.ts';
import { createMachineFiles } from '../../../server/pages/machine-files.ts';
import { configured } from '../../arbitraries/routing.ts';
import { memoryContent } from '../../fakes/content.ts';
import { manualClock } from '../../fakes/clock.ts';
import { recordingLog } from '../../fakes/log.ts';
import { serve, type Served } from '../http/served.ts';

const closing: Served[] = [];

afterEach(async () => {
  await Promise.all(closing.splice(0).map((served) => served.close()));
});

const away: SitePages = {
  pages: () => async () => E.left({ kind: 'content-unavailable', reason: 'down' }),
};

/** Answers when its signal ends, as an adapter does. */
const silent = (signal: AbortSignal): SitePages => ({
  pages: () => () =>
    new Promise((resolve) => {
      signal.addEventListener('abort', () =>
        resolve(E.left({ kind: 'content-unavailable', reason: String(signal.reason) })),
      );
    }),
});

const open = async (sitePages: (signal: AbortSignal) => SitePages, isPreview = false) => {
  const log = recordingLog();
  const files = createMachineFiles({
    sites: configured,
    ports: (signal) => ({ sitePages: sitePages(signal), content: memoryContent([]) }),
    log,
    clock: manualClock(0),
    sleep,
    pageMilliseconds: 50,
    isPreview,
  });
  const served = await serve((request, response) => {
    files(request, response, readAskedAddress(configured, request))?.catch(() =>
      response.destroy(),
    );
  });
  closing.push(served);
  const { host } = configured.defaultSite;
  return {
    log,
    ask: (path: string, headers = {}) => served.ask(path, { headers: { host, ...headers } }),
  };
};

describe('while the content service is away', () => {
  test.each(['/sitemap.xml', '/sitemap-de-1.xml', '/llms.txt'])(
    '%s asks to come again, and says why in the log',
    async (path) => {
      for (const sitePages of [() => away, silent]) {
        const { ask, log } = await open(sitePages);
        const { status, headers } = await ask(path);
        expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
          503,
          '120',
          'no-store',
        ]);
        expect(log.reports).toMatchObject([{ code: 'content-unavailable' }]);
      }
    },
  );

  test.each(['/robots.txt', '/manifest.webmanifest'])('%s stands', async (path) => {
    const { ask, log } = await open(() => away);
    expect((await ask(path)).status).toBe(200);
    expect(log.reports).toEqual([]);
  });
});

test('an unknown host is misdirected', async () => {
  const { ask } = await open(() => away);
  expect((await ask('/robots.txt', { host: 'evil.example' })).status).toBe(421);
});

test('a shop that shows drafts is closed to robots', async () => {
  const { ask } = await open(() => away, true);
  expect((await ask('/robots.txt')).body.toString()).toBe('User-agent: *\nDisallow: /\n');
});
