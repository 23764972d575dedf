/** Redirects take one hop to the end, and keep what the address says beside its page. */
import { describe, expect, test } from 'vitest';

import { contentLocaleOf } from '../../../core/domain/locale/locale.ts';
import type { Page } from '../../../core/domain/content/page.ts';
import { TE } from '../../../core/fp.ts';
import type { Content } from '../../../core/ports/content.ts';
import { sleep } from '../../../adapters/shared/sleep.ts';
import type { StorefrontSettings } from '../../../server/pages/storefront.ts';
import { manualClock } from '../../fakes/clock.ts';
import { memoryContent } from '../../fakes/content.ts';
import { recordingLog } from '../../fakes/log.ts';
import { plainPage } from '../../fakes/plain-page.ts';
import { memoryPorts } from '../../fakes/storefront-ports.ts';
import { open } from './opened-storefront.ts';

const alternates: Page['alternates'] = {
  'de-DE': 'vergleich',
  'fr-FR': 'comparer',
  'de-CH': 'vergleich',
};

const found: Readonly<Record<string, Page>> = Object.fromEntries(
  Object.entries(alternates).map(([locale, slug]) => [
    `${locale} ${slug}`,
    { ...plainPage(slug), alternates },
  ]),
);

/** A page in two languages, and a story that leads to it. */
const content: Content = {
  ...memoryContent([]),
  page: ({ locale, slug }) => {
    if (slug === 'kurz') return TE.left({ kind: 'page-moved', target: '/vergleich', status: 301 });
    if (slug === 'aktion')
      return TE.left({ kind: 'page-moved', target: '/vergleich', status: 307 });
    const page = found[`${contentLocaleOf(locale)} ${slug}`];
    return page === undefined ? TE.left({ kind: 'page-not-found', slug }) : TE.right(page);
  },
};

const opened = (settings: Partial<StorefrontSettings> = {}) =>
  open({
    settings: {
      ...settings,
      ports: () => ({ ...memoryPorts(recordingLog(), manualClock(0)), content }),
      render: (_, form) =>
        Promise.resolve({
          kind: 'redirect',
          location: '/ziel?formatType=600x400#a',
          status: 302,
          ...(form === 'payload' && { payload: (location) => `to ${location}` }),
        }),
    },
  });

describe('a redirect', () => {
  test.each([
    ['localhost', '/kurz/', 301, '/vergleich'],
    [
      'localhost',
      '/kurz/?gclid=a&formatType=600x400',
      301,
      '/vergleich?formatType=600x400&gclid=a',
    ],
    ['localhost', '/aktion/', 302, '/vergleich'],
    ['localhost', '/fr/vergleich?gclid=a', 302, 'http://fr.localhost:3000/comparer?gclid=a'],
    ['localhost', '/fr/nirgends', 302, 'http://fr.localhost:3000/nirgends'],
    ['localhost', '/fr/comparer', 302, 'http://fr.localhost:3000/comparer'],
    ['de.localhost', '/kurz', 301, 'http://localhost:3000/vergleich'],
    ['ch.localhost', '/fr/vergleich/', 301, '/fr/comparer'],
    ['localhost', '/vergleich/?gclid=a', 301, '/vergleich?gclid=a'],
  ])('of %s%s is one, %i to %s', async (host, path, status, location) => {
    const { ask } = await opened();
    const answer = await ask(path, { headers: { host: `${host}:3000` } });
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });

  test('is followed within the time of a page', async () => {
    const waits: number[] = [];
    const { ask } = await opened({
      sleep: (milliseconds, signal) => {
        waits.push(milliseconds);
        return sleep(milliseconds, signal);
      },
    });
    await ask('/kurz/');
    expect(waits).toEqual([1_500]);
  });

  test('that a page answers keeps what no page reads, but not what this one has read', async () => {
    const { ask } = await opened();
    const { headers } = await ask('/vergleich?utm_source=b&materialType=poster&gclid=a');
    expect(headers.location).toBe('/ziel?formatType=600x400&utm_source=b&gclid=a#a');
  });

  test('keeps it in the data of a page, too, which each visitor asks with a query of their own', async () => {
    const { ask } = await opened();
    const answers = await Promise.all(
      ['a', 'b'].map((id) => ask(`/vergleich/_payload.json?materialType=poster&gclid=${id}`)),
    );
    expect(answers.map(({ status, body }) => [status, body.toString()])).toEqual(
      ['a', 'b'].map((id) => [200, `to /ziel?formatType=600x400&gclid=${id}#a`]),
    );
  });
});
