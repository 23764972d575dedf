/**
 * The content service down, slow (10 s) or answering rubbish × a process that knows nothing yet,
 * one that has the page, one whose page lies in a file. The clock is the test's: what a page waits
 * for is what has to pass of it.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { usualLimits } from '../../server/limits.ts';
import { allLazyComponents } from '../../ui/web/navigation/lazy-component.tsx';
import { hostOf, openContentWorld, type ContentWorld } from '../faults/content-world.ts';
import { httpFaults } from '../faults/faults.ts';
import type { InProcessShop } from '../faults/in-process-shop.ts';
import type { Answer } from './http/served.ts';

const faults = ['down', 'slow', 'rubbish'] as const;

const imprint = '/impressum';

const canvas = '/leinwanddruck';

const price = '>57,90';

const failed = '<title>Hier ist etwas schiefgegangen | Passepartout</title>';

/** In Berlin it is half past ten. */
const start = Date.parse('2026-11-20T09:30:00Z');

const minutes = 60_000;

describe('content that fails', () => {
  let world: ContentWorld;
  let base = '';
  const shops: InProcessShop[] = [];

  const open: ContentWorld['open'] = async (options) => {
    const shop = await world.open(options);
    shops.push(shop);
    return shop;
  };

  const ask = (shop: InProcessShop, path: string): Promise<Answer> =>
    shop.ask(path, hostOf('poster'));

  /**
   * Asks while the service fails. Where that takes time, the page's own time passes in one step
   * once the service was asked, and no more of it: whatever waited longer would never answer.
   */
  const askWithin = async (
    shop: InProcessShop,
    path: string,
    fault: (typeof faults)[number],
  ): Promise<Answer> => {
    const before = world.content.asked().length;
    const answer = ask(shop, path);
    if (httpFaults[fault].hangs) {
      await vi.waitUntil(() => world.content.asked().length > before, { timeout: 20_000 });
      shop.pass(usualLimits.pageMilliseconds);
    } else return shop.await(answer);
    return answer;
  };

  const expectFailed = ({ status, headers, body }: Answer): void => {
    expect(status).toBe(503);
    expect(body.toString()).toContain(failed);
    expect(headers['cache-control']).toBe('no-store');
  };

  beforeAll(async () => {
    await allLazyComponents();
    vi.useFakeTimers({ toFake: ['Date'], now: start });
    world = await openContentWorld();
    base = await world.folder();
    const addresses = [`https://www.example.com${imprint}`, `https://www.example.com${canvas}`];
    expect(await world.prerender(base, { kind: 'named', addresses })).toEqual(addresses);
  });

  beforeEach(() => vi.setSystemTime(start));

  afterEach(async () => {
    world.content.fail(undefined);
    world.content.drop();
    for (const shop of shops.splice(0)) {
      expect(shop.failures).toEqual([]);
      await shop.close();
    }
  });

  afterAll(async () => {
    await world.close();
    vi.useRealTimers();
  });

  describe.each(faults)('%s', (fault) => {
    test('a process that knows nothing shows the designed page within a page’s time', async () => {
      const shop = await open();
      world.content.fail(fault);
      expectFailed(await askWithin(shop, imprint, fault));
      world.content.fail(undefined);
      await shop.passInSteps(5_000);
      expect((await ask(shop, imprint)).status).toBe(200);
    });

    test('a page that is kept goes on, and is not lost when its renewal fails', async () => {
      const shop = await open();
      const whole = await ask(shop, imprint);
      world.content.fail(fault);
      for (const passing of [1_000, 60_000, 60_000]) {
        shop.pass(passing);
        // No time passes: nobody waits.
        const answer = await ask(shop, imprint);
        expect([answer.status, answer.headers.etag]).toEqual([200, whole.headers.etag]);
      }
    });

    test('a page that is kept no longer is made of the last good stories', async () => {
      const shop = await open();
      const whole = await ask(shop, imprint);
      shop.pass(15 * minutes);
      world.content.fail(fault);
      const answer = await askWithin(shop, imprint, fault);
      expect([answer.status, answer.headers.etag]).toEqual([200, whole.headers.etag]);
    });

    test('a prerendered page is shown at once by a process that knows nothing', async () => {
      const folder = await world.folder(base);
      const shop = await open({ folder });
      world.content.fail(fault);
      for (const [path, mark] of [
        [imprint, '<title>Impressum'],
        [canvas, price],
      ] as const) {
        const answer = await ask(shop, path);
        expect(answer.status).toBe(200);
        expect(answer.body.toString()).toContain(mark);
      }
    });

    test('an older one is the last good copy for an hour, without old prices and days', async () => {
      const folder = await world.folder(base);
      vi.setSystemTime(start + 50 * minutes);
      const shop = await open({ folder });
      world.content.fail(fault);
      const answer = await askWithin(shop, imprint, fault);
      expect(answer.status).toBe(200);
      expect(answer.body.toString()).toContain('<title>Impressum');
      // The breaker may be open by now: then nothing waits.
      expectFailed(await shop.await(ask(shop, canvas)));
      vi.setSystemTime(start + 61 * minutes);
      expectFailed(await shop.await(ask(shop, imprint)));
    });
  });

  test('a day of delivery that is no longer true is not a last good copy', async () => {
    const folder = await world.folder();
    vi.setSystemTime(Date.parse('2026-11-20T10:30:00Z'));
    const addresses = [`https://www.example.com${imprint}`];
    expect(await world.prerender(folder, { kind: 'named', addresses })).toEqual(addresses);
    // The safe cut-off is at noon in Berlin.
    vi.setSystemTime(Date.parse('2026-11-20T11:00:00Z') - 1);
    const shop = await open({ folder });
    world.content.fail('down');
    expect((await shop.ask(imprint, hostOf('poster'))).status).toBe(200);
    vi.setSystemTime(Date.parse('2026-11-20T11:00:00Z') + 1_000);
    expectFailed(await shop.await(ask(shop, imprint)));
  });
});
