/** What waits to be printed: each task is done, counts once, and is in one hand at a time. */
import { randomUUID } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import type { PrintedFile, PrintTask } from '../../core/domain/print/print-job.ts';
import { photoLifetimes } from '../../core/domain/print/retention.ts';
import { E, type TE } from '../../core/fp.ts';
import type { LeasedTask, PrintJobs } from '../../core/ports/print-jobs.ts';
import type { manualClock } from '../fakes/clock.ts';

const minute = 60_000;

const valueOf = async <A>(ask: TE.TaskEither<unknown, A>): Promise<A> => {
  const answer = await ask();
  if (E.isLeft(answer)) throw new Error(JSON.stringify(answer.left));
  return answer.right;
};

const file: PrintedFile = {
  address: 'a'.repeat(64),
  digest: 'b'.repeat(64),
  byteCount: 7,
  type: 'tiff',
  ticket: '{}',
};

/** The suite for tasks; those of other tests are done, stopped or not due. */
export const printJobsContract = (
  name: string,
  clock: ReturnType<typeof manualClock>,
  open: () => Promise<PrintJobs>,
): void => {
  const later = (milliseconds: number): void => clock.set(clock.now() + milliseconds);
  describe(`what waits to be printed: ${name}`, () => {
    const world = async () => {
      const jobs = await open();
      const orderId = randomUUID();
      const order = { orderId, orderNumber: `2026-${orderId.slice(0, 4)}` };
      const render = (item: number): PrintTask => ({
        kind: 'render',
        ...order,
        item,
        job: {
          kind: 'photo',
          article: { designer: 'photo-frame', query: 'materialType=leinwand' },
          picture: {
            materialType: 'leinwand',
            format: { width: 300, height: 200, unit: 'cm' },
            options: [],
          },
          photo: {
            uploadId: 'upload',
            digest: 'c'.repeat(64),
            size: { width: 3, height: 2 },
            orientation: 1,
            crop: { left: 0, top: 0, width: 3, height: 2 },
          },
          quantity: 2,
        },
      });
      const queue = async (...tasks: readonly PrintTask[]) => {
        for (const task of tasks) await valueOf(jobs.enqueue(task));
      };
      const lease = () => valueOf(jobs.lease(clock.now() + minute));
      const leased = async (): Promise<LeasedTask> => {
        const task = await lease();
        if (task === undefined) throw new Error('nothing is due');
        return task;
      };
      const states = async () => (await valueOf(jobs.list(orderId))).map(({ state }) => state);
      const outcomes = async () =>
        (await valueOf(jobs.outcomes()))
          .filter((outcome) => outcome.orderId === orderId)
          .map(({ event }) => event);
      return { jobs, orderId, order, render, queue, lease, leased, states, outcomes };
    };

    test('is one task however often it is asked for, and in one hand', async () => {
      const { jobs, orderId, render, queue, lease, leased, states } = await world();
      await queue(render(0), render(0));
      const task = await leased();
      expect(task).toMatchObject({ key: `${orderId}/0`, task: render(0), attempts: 1, prints: [] });
      expect([await lease(), await states()]).toEqual([undefined, ['leased']]);
      expect(await valueOf(jobs.done(task, file))).toBe('held');
      expect(await valueOf(jobs.done(task, file))).toBe('lost');
      later(10 * minute);
      expect([await lease(), await states()]).toEqual([undefined, ['done']]);
      expect(await valueOf(jobs.list(orderId))).toEqual([
        { key: `${orderId}/0`, state: 'done', attempts: 1, failure: undefined, file },
      ]);
    });

    test('is taken by two processes at once by one of them alone', async () => {
      const { jobs, orderId, render, queue, lease } = await world();
      await queue(render(0));
      const both = await Promise.all([lease(), lease()]);
      expect(both.filter((task) => task !== undefined)).toHaveLength(1);
      await valueOf(jobs.stop(orderId));
    });

    test('stays with who renews it, and goes to another when nobody does', async () => {
      const { jobs, render, queue, lease, leased } = await world();
      await queue(render(0));
      const first = await leased();
      later(minute - 1);
      expect(await valueOf(jobs.renew(first, clock.now() + minute))).toBe('held');
      later(minute - 1);
      expect(await lease()).toBeUndefined();
      later(1);
      const second = await leased();
      expect(second).toMatchObject({ key: first.key, attempts: 2 });
      expect(await valueOf(jobs.renew(first, clock.now() + minute))).toBe('lost');
      expect(await valueOf(jobs.failed(first, 'late', 'later'))).toBe('lost');
      expect(await valueOf(jobs.done(first, file))).toBe('lost');
      expect(await valueOf(jobs.done(second, file))).toBe('held');
    });

    test('is tried again later and later, then told to be dead, and begins anew when it is wanted', async () => {
      const { jobs, orderId, render, queue, lease, leased, states, outcomes } = await world();
      await queue(render(3));
      for (const [attempt, pause] of [1, 2, 4].entries()) {
        expect(await valueOf(jobs.failed(await leased(), 'no memory', 'later'))).toBe('waiting');
        later(pause * minute - 1);
        expect([attempt, await lease()]).toEqual([attempt, undefined]);
        later(1);
      }
      expect(await valueOf(jobs.failed(await leased(), 'no memory', 'later'))).toBe('dead');
      const key = `${orderId}/3`;
      const dead = { kind: 'render-dead', item: 3, key: `${key}/0`, at: clock.now() };
      expect([await outcomes(), await states()]).toEqual([[dead], ['dead']]);
      await valueOf(jobs.again(key));
      await valueOf(jobs.again(key));
      later(1);
      const task = await leased();
      expect(task).toMatchObject({ key, attempts: 1 });
      await valueOf(jobs.failed(task, 'another photo', 'never'));
      expect(await outcomes()).toMatchObject([{ kind: 'render-dead', key: `${key}/1` }]);
    });

    test('that ends each process which has it is dead in the end', async () => {
      const { render, queue, lease, states } = await world();
      await queue(render(0));
      for (let attempt = 1; attempt <= 4; attempt += 1) {
        expect(await lease()).toMatchObject({ attempts: attempt });
        later(minute);
      }
      expect([await lease(), await states()]).toEqual([undefined, ['dead']]);
    });

    test('tells its order what came of it until that is known', async () => {
      const { jobs, orderId, order, render, queue, leased, outcomes } = await world();
      await queue(render(0));
      await valueOf(jobs.done(await leased(), file));
      const at = clock.now();
      expect(await outcomes()).toEqual([{ kind: 'rendered', item: 0, key: `${orderId}/0/0`, at }]);
      const [outcome] = (await valueOf(jobs.outcomes())).filter((told) => told.orderId === orderId);
      if (outcome !== undefined) await valueOf(jobs.told(outcome));
      expect(await outcomes()).toEqual([]);
      await queue({ kind: 'hand-over', ...order });
      const handOver = await leased();
      expect(handOver.prints).toEqual([{ task: render(0), file }]);
      await valueOf(jobs.done(handOver, undefined));
      expect(await outcomes()).toEqual([
        { kind: 'handed-over', key: `${orderId}/hand-over/0`, at },
      ]);
    });

    test('of a cancelled order is not done', async () => {
      const { jobs, orderId, render, queue, lease, leased, states } = await world();
      await queue(render(0), render(1), render(2));
      await valueOf(jobs.done(await leased(), file));
      const running = await leased();
      await valueOf(jobs.stop(orderId));
      expect(await valueOf(jobs.done(running, file))).toBe('lost');
      expect([await lease(), (await states()).toSorted()]).toEqual([
        undefined,
        ['done', 'stopped', 'stopped'],
      ]);
    });

    test('is forgotten thirty days after delivery', async () => {
      const { jobs, orderId, render, queue, leased } = await world();
      await queue(render(0));
      await valueOf(jobs.done(await leased(), file));
      await valueOf(jobs.delivered(orderId, clock.now()));
      const expired = async () =>
        (await valueOf(jobs.expired())).filter((one) => one.orderId === orderId);
      later(photoLifetimes.delivered - 1);
      expect(await expired()).toEqual([]);
      later(1);
      expect(await expired()).toEqual([{ orderId, prints: [{ task: render(0), file }] }]);
      await valueOf(jobs.forget(orderId));
      expect([await expired(), await valueOf(jobs.list(orderId))]).toEqual([[], []]);
    });
  });
};
