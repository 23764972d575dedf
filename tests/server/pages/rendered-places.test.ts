/** Pages that are made for files, and files in the place of pages. */
import { describe, expect, test } from 'vitest';

import type { PagePlace, PrerenderedPages } from '../../../server/pages/prerendered-pages.ts';
import { flagNames } from '../../../core/domain/flags/flags.ts';
import { open } from './opened-storefront.ts';

const host = 'localhost:3000';
const comparison = '/wandbild-materialien-im-vergleich';

describe('a page for a file', () => {
  const made = async (place: Partial<PagePlace> = {}, world: Parameters<typeof open>[0] = {}) => {
    const { storefront, rendered } = await open(world);
    const page = await storefront.renderPlace({
      host,
      path: '/impressum',
      form: 'document',
      ...place,
    });
    return { page, asked: rendered.map(({ url, form }) => `${form} ${url}`) };
  };

  test('is the page at its address, in its form', async () => {
    for (const form of ['document', 'payload'] as const) {
      const { page, asked } = await made({ form });
      expect(page).toMatchObject({ status: 200, freshSeconds: 60 });
      expect(asked).toEqual([`${form} http://localhost:3000/impressum`]);
    }
  });

  test.each([
    ['notFound', { path: '/gibt.es.nicht.pdf' }, {}],
    ['redirect', { path: '/canvas-prints' }, {}],
    ['made for each visitor’s flags', { path: comparison }, {}],
    ['status 404', {}, { status: 404 }],
    ['status 200', {}, { isShared: false }],
  ])('is none where that is %s', async (reason, place, world) => {
    const { page } = await made(place, world);
    expect(page).toEqual({ kind: 'no-file', reason, isOutage: false });
  });

  test('is none while a service does not answer, and is tried again', async () => {
    const { storefront } = await open({
      settings: {
        render: async (_, kind) => ({
          kind,
          status: 200,
          isShared: true,
          isWhole: false,
          body: ['a part'],
        }),
      },
    });
    expect(await storefront.renderPlace({ host, path: '/impressum', form: 'document' })).toEqual({
      kind: 'no-file',
      reason: 'a service did not answer',
      isOutage: true,
    });
  });
});

describe('a page that lies in a file', () => {
  const world = async (settings = {}) => {
    const places: PagePlace[] = [];
    const written: PagePlace[] = [];
    const prerendered: PrerenderedPages = {
      has: () => true,
      read: async (place) => {
        places.push(place);
        const uses = { stories: [], articles: [], isPriced: false, promisedUntil: undefined };
        return {
          body: Buffer.from('of a file'),
          uses,
          renderedAt: Date.parse('2026-11-20T10:00:00Z'),
        };
      },
      write: async (place) => void written.push(place),
      drop: () => undefined,
      retain: () => undefined,
      count: () => 1,
      settle: async () => undefined,
    };
    return { ...(await open({ settings: { prerendered, ...settings } })), places, written };
  };

  test('is sent as it lies there, and drawn where its address says more', async () => {
    const { ask, rendered, places } = await world();
    for (const path of ['/impressum', '/impressum?utm_source=mail', '/impressum/_payload.json'])
      expect((await ask(path)).body.toString()).toBe('of a file');
    expect(rendered).toEqual([]);
    expect(places.map(({ form }) => form)).toEqual(['document', 'payload']);
    expect((await ask('/leinwanddruck?formatType=600x400')).body.toString()).toContain('<p>1</p>');
    expect(rendered).toHaveLength(1);
  });

  test('is drawn for a visitor with treatments', async () => {
    const treatments = Object.fromEntries(flagNames.map((name) => [name, 'on']));
    const evaluate = async () => ({ treatments, isForced: false });
    const { ask, rendered } = await world({ evaluate });
    expect((await ask('/impressum')).body.toString()).toContain('<p>1</p>');
    expect(rendered.map(({ request }) => request.treatments)).toEqual([treatments]);
  });
});
