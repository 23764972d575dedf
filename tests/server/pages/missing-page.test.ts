/** Pages of addresses that do not exist: drawn once, filled in for each request. */
import { describe, expect, test } from 'vitest';

import type { Render } from '../../../server/pages/render.tsx';
import { escapeMarkup } from '../../../core/domain/text/escape-markup.ts';
import { open } from './opened-storefront.ts';

/** Every address is missing; a drawn page has all that differs, as the real one has it. */
const world = async (isWhole = true) => {
  const drawn: string[] = [];
  const drawnFrom: (string | undefined)[] = [];
  const render: Render = async (
    { decision, url, requestId, hasMissingPage, ports, cookies },
    form,
  ) => {
    const path = decision.kind === 'notFound' ? decision.path : url.pathname;
    if (hasMissingPage === true) return { kind: 'missing', path, status: 404 };
    drawn.push(`${url.hostname} ${form}`);
    drawnFrom.push(cookies);
    ports.log.report('content-unavailable', { part: 'chrome' });
    const data = JSON.stringify({ address: url.pathname, path, requestId });
    const body = [form === 'document' ? `<p>${escapeMarkup(path)}</p>\n` : '', data];
    return { kind: form, status: 404, isShared: false, isWhole, body };
  };
  return { ...(await open({ settings: { render } })), drawn, drawnFrom };
};

const textOf = async (asked: Promise<{ readonly body: Buffer }>) => (await asked).body.toString();

describe('the page of an address that does not exist', () => {
  test('is drawn once for a site and a language, with the path and the id of each request', async () => {
    const { ask, drawn, log } = await world();
    const ids = new Set<unknown>();
    for (const path of ['/nothing', '/no-thing', '/%3Cb%3E%22$&']) {
      const answer = await ask(path);
      expect(answer.status).toBe(404);
      expect(answer.headers['cache-control']).toBe('no-store');
      const [markup, data = ''] = answer.body.toString().split('\n');
      const told: Readonly<Record<string, string>> = JSON.parse(data);
      expect(markup).toBe(`<p>${escapeMarkup(told['path'] ?? '')}</p>`);
      expect(told['address']).toBe(path);
      expect(data).not.toContain('<');
      ids.add(told['requestId']);
    }
    expect(ids.size).toBe(3);
    expect(drawn).toEqual(['localhost document']);
    // What each request lacks was told of when it was asked for.
    expect(log.reports).toEqual([]);
  });

  test('is another one in another language, and as data', async () => {
    const { ask, drawn } = await world();
    await ask('/nothing');
    await ask('/fr/nothing', { headers: { host: 'ch.localhost:3000' } });
    for (const path of ['/nothing', '/no-thing']) {
      const told = JSON.parse(await textOf(ask(`${path}/_payload.json`)));
      expect(told).toMatchObject({ address: path, path });
    }
    expect(drawn).toEqual(['localhost document', 'ch.localhost document', 'localhost payload']);
  });

  test('is drawn without the cookies of who asked first, for a cart, too', async () => {
    const { ask, drawnFrom } = await world();
    await ask('/warenkorb', { headers: { cookie: 'a=1' } });
    expect(drawnFrom).toEqual([undefined]);
  });

  test('is drawn again for who asks with a query that changes pages', async () => {
    const { ask, drawn } = await world();
    const debug = '/nothing?_debug=1';
    expect(await textOf(ask(debug))).toContain('"/nothing"');
    expect(await textOf(ask(debug))).toContain('"/nothing"');
    expect(drawn).toHaveLength(2);
  });

  test('is not kept where it lacks an answer', async () => {
    const { ask, drawn } = await world(false);
    await ask('/nothing');
    await ask('/no-thing');
    expect(drawn).toHaveLength(2);
  });
});
