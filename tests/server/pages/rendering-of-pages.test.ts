/** How pages are rendered: so many at once, by flags, and by a renderer that fails. */
import { connect } from 'node:net';
import { describe, expect, test, vi } from 'vitest';

import { flagNames } from '../../../core/domain/flags/flags.ts';
import { evaluateBy } from '../../../server/pages/evaluated-flags.ts';
import { createAdmission } from '../../../adapters/shared/admission.ts';
import type { Render } from '../../../server/pages/render.tsx';
import { fakeFlags, type FlagWorld } from '../../fakes/flags.ts';
import { shared, open } from './opened-storefront.ts';

describe('more pages than there is room for', () => {
  /** A world in which one rendering runs and one waits, until the test lets them end. */
  const crowded = async () => {
    const held: PromiseWithResolvers<void>[] = [];
    const made: string[] = [];
    const admission = createAdmission({ running: 1, waiting: 2 });
    const world = await open({
      settings: {
        admission,
        render: async ({ url }) => {
          made.push(url.pathname);
          const one = Promise.withResolvers<void>();
          held.push(one);
          await one.promise;
          return {
            kind: 'document',
            status: 200,
            isShared: true,
            body: [`<p>${url.pathname}</p>`],
          };
        },
      },
    });
    const until = (count: number) => vi.waitFor(() => expect(made).toHaveLength(count));
    const untilWaiting = (count: number) =>
      vi.waitFor(() => expect(admission.load().waiting).toBe(count));
    return { ...world, held, made, until, untilWaiting };
  };

  test('are a calm 503 that says when to come again; what is kept is answered at any load', async () => {
    const { ask, held, until, untilWaiting } = await crowded();
    const kept = ask('/leinwanddruck');
    await until(1);
    held[0]?.resolve();
    expect((await kept).status).toBe(200);
    const running = ask('/poster');
    await until(2);
    const waiting = ask('/alu-dibond');
    await untilWaiting(1);
    const refused = await ask('/gibt-es-nicht');
    expect(refused.status).toBe(503);
    expect(refused.headers['retry-after']).toBe('2');
    expect(refused.headers['cache-control']).toBe('no-store');
    expect(refused.headers['x-content-type-options']).toBe('nosniff');
    expect(refused.body.toString()).toContain('<html lang="de">');
    expect((await ask('/leinwanddruck')).status).toBe(200);
    held[1]?.resolve();
    expect((await running).body.toString()).toContain('/poster');
    await until(3);
    held[2]?.resolve();
    expect((await waiting).body.toString()).toContain('/alu-dibond');
  });

  test('are not rendered for those who have left', async () => {
    const { ask, held, made, until, untilWaiting, port } = await crowded();
    const running = ask('/poster');
    await until(1);
    const gone = connect(port, '127.0.0.1');
    gone.write('GET /leinwanddruck HTTP/1.1\r\nHost: localhost:3000\r\n\r\n');
    await untilWaiting(1);
    gone.destroy();
    await untilWaiting(0);
    const next = ask('/acrylglas');
    await untilWaiting(1);
    held[0]?.resolve();
    await running;
    await until(2);
    held[1]?.resolve();
    expect((await next).status).toBe(200);
    expect(made).not.toContain('/leinwanddruck');
  });
});

describe('a renderer that throws', () => {
  test('fails the request, and the next one is rendered anew', async () => {
    let renderings = 0;
    const render: Render = () => {
      renderings += 1;
      return Promise.reject(new Error('no database'));
    };
    const { ask, failures } = await open({ settings: { render } });
    await ask('/leinwanddruck');
    await ask('/leinwanddruck');
    expect(failures.map(String)).toEqual(['Error: no database', 'Error: no database']);
    expect(renderings).toBe(2);
  });
});

describe('a page whose flags the server evaluates', () => {
  const world: FlagWorld = {
    '967_nudging': { state: 'running', on: 'everybody', alwaysOn: [] },
    '965_redesign': { state: 'running', on: { mobile: true }, alwaysOn: ['ada'] },
  };
  const path = '/wandbild-materialien-im-vergleich';
  const browser = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0';
  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';

  const evaluated = async () => {
    const opened = await open({ settings: { evaluate: evaluateBy(fakeFlags(world)) } });
    const visit = (key: string | undefined, at = path, agent = browser) =>
      opened.ask(at, {
        headers: {
          'user-agent': agent,
          ...(key !== undefined && { cookie: `passepartout-user=${key}` }),
        },
      });
    const given = () => opened.rendered.map(({ request }) => request.treatments);
    return { ...opened, visit, given };
  };

  test('is made with the visitor’s treatments, and off without a key or for crawlers', async () => {
    const { visit, given } = await evaluated();
    await visit('eve');
    await visit('ada');
    await visit('eve', path, phone);
    await visit(undefined);
    await visit('eve', path, 'Googlebot/2.1');
    const off = Object.fromEntries(flagNames.map((name) => [name, 'off']));
    const control = Object.fromEntries(flagNames.map((name) => [name, 'control']));
    expect(given()).toEqual([
      { ...control, '967_nudging': 'on', '965_redesign': 'off' },
      { ...control, '967_nudging': 'on', '965_redesign': 'on' },
      off,
    ]);
  });

  test('is shared by those with the same treatments, and kept by no cache on the way', async () => {
    const { visit, rendered } = await evaluated();
    const first = await visit('eve');
    const second = await visit('bob');
    expect(second.body.equals(first.body)).toBe(true);
    expect(rendered).toHaveLength(1);
    expect(first.headers['cache-control']).toBe('private, no-cache');
    expect((await visit('ada')).body.equals(first.body)).toBe(false);
    expect(rendered).toHaveLength(2);
  });

  test('has a payload that is evaluated, too', async () => {
    const { visit, given, rendered } = await evaluated();
    const answer = await visit('ada', `${path}/_payload.json`);
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(rendered[0]?.form).toBe('payload');
    expect(given()).toMatchObject([{ '965_redesign': 'on' }]);
  });

  test('obeys the address, and nothing of that is kept', async () => {
    const { visit, given } = await evaluated();
    const forced = `${path}?feature=965_redesign&treatment=on`;
    for (const key of ['eve', 'eve', undefined]) {
      const answer = await visit(key, forced);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
    expect(given()).toMatchObject([
      { '965_redesign': 'on', '967_nudging': 'on' },
      { '965_redesign': 'on', '967_nudging': 'on' },
      { '965_redesign': 'on', '967_nudging': 'off' },
    ]);
    await visit('eve', `${path}?disabled=1`);
    expect(given().at(-1)).toMatchObject({ '967_nudging': 'off' });
  });

  test('every other page is the same for everybody', async () => {
    const { visit, given, rendered } = await evaluated();
    const first = await visit('eve', '/leinwanddruck');
    const second = await visit('ada', '/leinwanddruck?feature=965_redesign&treatment=on');
    expect(second.body.equals(first.body)).toBe(true);
    expect(first.headers['cache-control']).toBe(shared);
    expect([given(), rendered.length]).toEqual([[undefined], 1]);
  });
});
