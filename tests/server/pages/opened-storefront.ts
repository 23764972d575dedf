/** The storefront over a real server, with a renderer that says what it was asked. */
import { afterEach } from 'vitest';

import { createAdmission } from '../../../adapters/shared/admission.ts';
import { createPageCache } from '../../../server/pages/page-cache.ts';
import { embeddedSites } from '../../../server/embedded-addresses.ts';
import { createStorefront, type StorefrontSettings } from '../../../server/pages/storefront.ts';
import type { StorefrontRequest } from '../../../ui/web/requests/storefront-request.ts';
import type { PageForm } from '../../../server/pages/rendered-page.ts';
import type { Rendered } from '../../../server/pages/render.tsx';
import { sleep } from '../../../adapters/shared/sleep.ts';
import { manualClock } from '../../fakes/clock.ts';
import { recordingLog } from '../../fakes/log.ts';
import { memoryPorts } from '../../fakes/storefront-ports.ts';
import { type Answer, type Asked, type Served } from '../http/served.ts';
import { serveStorefront } from './serve-storefront.ts';

/** The content security policy of its documents. */
export const policy = "default-src 'none'";

/** How long shared pages are kept. */
export const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

/** What the renderer was asked. */
type Asking = {
  readonly url: string;
  readonly form: PageForm;
  readonly request: StorefrontRequest;
};

/** What the renderer answers, and what else is set. */
type World = {
  readonly isShared?: boolean;
  readonly status?: number;
  readonly settings?: Partial<StorefrontSettings>;
};

const closing: Served[] = [];

afterEach(async () => {
  await Promise.all(closing.splice(0).map((served) => served.close()));
});

/** Opens it; it is closed after its test. */
export const open = async ({ isShared = true, status = 200, settings = {} }: World = {}) => {
  const rendered: Asking[] = [];
  const failures: unknown[] = [];
  const log = recordingLog();
  const clock = manualClock(Date.parse('2026-11-20T10:00:00Z'));
  const { sites = embeddedSites(3000) } = settings;
  const storefront = createStorefront({
    sites,
    ports: () => memoryPorts(log, clock),
    log,
    sleep,
    pageMilliseconds: 1_500,
    cache: createPageCache(1_000_000, clock),
    isDevelopment: false,
    trustedProxies: 0,
    admission: createAdmission({ running: 4, waiting: 8 }),
    render: (request, form) => {
      rendered.push({ url: request.url.href, form, request });
      const { decision } = request;
      const made: Rendered =
        decision.kind === 'redirect' && form === 'document'
          ? decision
          : {
              kind: form,
              status,
              isShared,
              body: [`<p>${rendered.length}</p>${'<br>'.repeat(500)}`],
            };
      return Promise.resolve(made);
    },
    policy,
    ...settings,
  });
  const served = await serveStorefront(storefront, sites, failures);
  closing.push(served);
  const ask = (path: string, { headers, ...asked }: Asked = {}): Promise<Answer> =>
    served.ask(path, { ...asked, headers: { host: 'localhost:3000', ...headers } });
  return { ask, rendered, failures, log, clock, storefront, port: served.port };
};
