/** How many pages are rendered at once, and in whose turn. */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { createAdmission, turnsOfLoop, type Admitted } from '../../../adapters/shared/admission.ts';

const nobody = new AbortController().signal;

/** Work that ends when the test says so. */
const held = () => Promise.withResolvers<string>();

/** Lets everything run that waits for a promise that is settled. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

describe('the gate', () => {
  test('lets in as much as may run, lets as much wait, and refuses the rest', async () => {
    const admission = createAdmission({ running: 2, waiting: 4 });
    const work = held();
    const answers = ['a', 'b', 'c', 'd', 'c', 'd', 'e'].map((client) =>
      admission.run(client, nobody, () => work.promise),
    );
    expect(admission.load()).toEqual({ running: 2, waiting: 4 });
    expect(await answers[6]).toEqual({ kind: 'busy' });
    work.resolve('done');
    for (const answer of answers.slice(0, 6))
      expect(await answer).toEqual({ kind: 'done', value: 'done' });
    expect(admission.load()).toEqual({ running: 0, waiting: 0 });
  });

  test('lets one client have half of the places to wait, and others the rest', async () => {
    const admission = createAdmission({ running: 1, waiting: 4 });
    const work = held();
    const greedy = Array.from({ length: 10 }, () =>
      admission.run('greedy', nobody, () => work.promise),
    );
    expect(admission.load()).toEqual({ running: 1, waiting: 2 });
    const other = admission.run('other', nobody, async () => 'mine');
    work.resolve('done');
    const kinds = (await Promise.all(greedy)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'busy')).toHaveLength(7);
    expect(await other).toEqual({ kind: 'done', value: 'mine' });
  });

  test('lets clients take turns: the second waits for one of the first, not for all', async () => {
    const admission = createAdmission({ running: 1, waiting: 100 });
    const order: string[] = [];
    const work = (client: string, number: number) =>
      admission.run(client, nobody, async () => {
        order.push(`${client}${number}`);
      });
    const all = [0, 1, 2, 3, 4, 5].map((number) => work('a', number));
    all.push(work('b', 0), work('b', 1), work('c', 0));
    await Promise.all(all);
    expect(order).toEqual(['a0', 'a1', 'b0', 'c0', 'a2', 'b1', 'a3', 'a4', 'a5']);
  });

  test('forgets who has left, before it is let in and while it waits', async () => {
    const admission = createAdmission({ running: 1, waiting: 2 });
    const work = held();
    const leaving = new AbortController();
    const running = admission.run('a', nobody, () => work.promise);
    const gone = admission.run('b', leaving.signal, async () => 'in vain');
    expect(admission.load().waiting).toBe(1);
    leaving.abort();
    expect(await gone).toEqual({ kind: 'left' });
    expect(admission.load().waiting).toBe(0);
    expect(await admission.run('b', leaving.signal, async () => 'in vain')).toEqual({
      kind: 'left',
    });
    work.resolve('done');
    expect(await running).toEqual({ kind: 'done', value: 'done' });
  });

  test('gives the place of work that failed to the next', async () => {
    const admission = createAdmission({ running: 1, waiting: 2 });
    const failing = admission.run('a', nobody, () => Promise.reject(new Error('no database')));
    const next = admission.run('b', nobody, async () => 'done');
    await expect(failing).rejects.toThrow('no database');
    expect(await next).toEqual({ kind: 'done', value: 'done' });
  });

  test('lets one client have as many places to wait as it may, whatever the rest', async () => {
    const admission = createAdmission({ running: 1, waiting: 10, share: 1 });
    const work = held();
    const greedy = [1, 2, 3].map(() => admission.run('greedy', nobody, () => work.promise));
    expect(await greedy[2]).toEqual({ kind: 'busy' });
    expect(admission.load()).toEqual({ running: 1, waiting: 1 });
    work.resolve('done');
    await Promise.all(greedy);
  });

  describe('with a patience of two seconds', () => {
    /** Works of one second; the clock goes on when the test says so. */
    const patient = () => {
      let time = 0;
      const works: PromiseWithResolvers<string>[] = [];
      const now = (): number => time;
      const admission = createAdmission({
        running: 1,
        waiting: 100,
        patience: { milliseconds: 2_000, now },
      });
      const ask = (client: string) =>
        admission.run(client, nobody, () => {
          const work = held();
          works.push(work);
          return work.promise;
        });
      const pass = async (milliseconds: number): Promise<void> => {
        time += milliseconds;
        works.shift()?.resolve('done');
        await settle();
      };
      return { admission, ask, pass };
    };

    test('refuses at once who would wait longer, and nobody whose turn comes before', async () => {
      const { admission, ask, pass } = patient();
      const first = ask('greedy');
      await pass(1_000);
      expect(await first).toEqual({ kind: 'done', value: 'done' });
      const greedy = [1, 2, 3, 4].map(() => ask('greedy'));
      expect(await greedy[3]).toEqual({ kind: 'busy' });
      const other = ask('other');
      expect(admission.load()).toEqual({ running: 1, waiting: 3 });
      await pass(1_000);
      await pass(1_000);
      await pass(1_000);
      expect(await other).toEqual({ kind: 'done', value: 'done' });
      await pass(1_000);
      await Promise.all(greedy);
    });

    test('refuses who has waited longer, as soon as a work ends', async () => {
      const { admission, ask, pass } = patient();
      const first = ask('a');
      const [second, third] = [ask('a'), ask('b')];
      await pass(2_001);
      expect(await first).toEqual({ kind: 'done', value: 'done' });
      expect(await second).toEqual({ kind: 'busy' });
      expect(await third).toEqual({ kind: 'busy' });
      expect(admission.load()).toEqual({ running: 0, waiting: 0 });
    });
  });

  test('begins each work in a turn of its own, so that others are served between', async () => {
    const admission = createAdmission({ running: 16, waiting: 16, turn: turnsOfLoop() });
    const order: string[] = [];
    const works = Promise.all(
      ['a', 'b', 'c'].map((name) => admission.run(name, nobody, async () => void order.push(name))),
    );
    const between = async (): Promise<void> => {
      for (let turn = 0; turn < 3; turn += 1) {
        await new Promise((resolve) => setImmediate(resolve));
        order.push('turn');
      }
    };
    await Promise.all([works, between()]);
    expect(order.filter((name) => name !== 'turn')).toEqual(['a', 'b', 'c']);
    expect(order.join(' ')).not.toMatch(/[abc] [abc]/u);
  });

  const anyStep = fc.oneof(
    fc.record({ kind: fc.constant('ask' as const), client: fc.constantFrom('a', 'b', 'c') }),
    fc.record({ kind: fc.constant('end' as const), which: fc.nat(50) }),
    fc.record({ kind: fc.constant('leave' as const), which: fc.nat(50) }),
  );

  property.prop([
    fc.integer({ min: 1, max: 3 }),
    fc.integer({ min: 0, max: 5 }),
    fc.array(anyStep, { maxLength: 60 }),
  ])(
    'never holds more than it may, answers everybody, and ends empty',
    async (most, places, steps) => {
      const admission = createAdmission({ running: most, waiting: places });
      const works: PromiseWithResolvers<string>[] = [];
      const leavers: AbortController[] = [];
      const answers: Promise<Admitted<string>>[] = [];
      let running = 0;
      for (const step of steps) {
        if (step.kind === 'ask') {
          const leaver = new AbortController();
          leavers.push(leaver);
          answers.push(
            admission.run(step.client, leaver.signal, async () => {
              running += 1;
              const work = held();
              works.push(work);
              const value = await work.promise;
              running -= 1;
              return value;
            }),
          );
        } else if (step.kind === 'end') works[step.which]?.resolve('done');
        else leavers[step.which]?.abort();
        await settle();
        expect(running).toBeLessThanOrEqual(most);
        const load = admission.load();
        expect(load.running).toBe(running);
        expect(load.waiting).toBeLessThanOrEqual(places);
        // Nobody waits while there is a place.
        if (running < most) expect(load.waiting).toBe(0);
      }
      for (let index = 0; index < answers.length; index += 1) {
        for (const work of works) work.resolve('done');
        await settle();
      }
      await Promise.all(answers);
      expect(admission.load()).toEqual({ running: 0, waiting: 0 });
    },
  );
});
