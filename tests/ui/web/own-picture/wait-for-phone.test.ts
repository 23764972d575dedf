/** A computer that waits for a phone: how long, how often, and when it stops. */
import { expect, test } from 'vitest';

import {
  phonePhotoSeconds,
  pictureUploadPaths,
} from '../../../../core/domain/image/own-picture.ts';
import { waitForPhone } from '../../../../ui/web/own-picture/wait-for-phone.ts';

/** Answers each question after the first with the next of some statuses; the last one stays. */
const worldOf = (statuses: readonly (number | 'broken')[], begun = 200) => {
  const pauses: number[] = [];
  let asked = 0;
  return {
    pauses,
    asked: () => asked,
    pause: async (milliseconds: number) => void pauses.push(milliseconds),
    ask: async (path: string): Promise<Response> => {
      if (path === pictureUploadPaths.phoneBegin)
        return Response.json({ code: 'c', claim: 'd' }, { status: begun });
      const status = statuses[Math.min(asked, statuses.length - 1)];
      asked += 1;
      if (status === 'broken' || status === undefined) throw new Error('offline');
      return Response.json({ location: '/photo' }, { status });
    },
  };
};

const waited = (world: ReturnType<typeof worldOf>, codes: string[] = []) =>
  waitForPhone(world, 'de-DE', (path) => codes.push(path), new AbortController().signal);

test('it shows the code, and asks on until the photo is there', async () => {
  const codes: string[] = [];
  const world = worldOf([202, 'broken', 503, 200]);
  expect(await waited(world, codes)).toEqual({ kind: 'arrived', href: '/photo' });
  expect(codes).toEqual([`${pictureUploadPaths.phone}?code=c&locale=de-DE`]);
  expect(world.asked()).toBe(4);
});

test('it asks ever more seldom, and no longer than the code is valid', async () => {
  const world = worldOf([202]);
  expect(await waited(world)).toEqual({ kind: 'over' });
  expect(world.pauses).toEqual(world.pauses.toSorted((one, other) => one - other));
  const last = world.pauses.at(-1) ?? 0;
  const total = world.pauses.reduce((sum, pause) => sum + pause, 0);
  expect(total - last).toBeLessThan(phonePhotoSeconds * 1_000);
  expect(world.asked()).toBeLessThan(150);
});

test('it ends with a code that is over, one that cannot be had, and for who leaves', async () => {
  expect(await waited(worldOf([202, 404]))).toEqual({ kind: 'over' });
  expect(await waited(worldOf([], 503))).toEqual({ kind: 'failed' });
  const leaving = new AbortController();
  const world = { ...worldOf([202]), pause: async () => leaving.abort() };
  expect(await waitForPhone(world, 'de-DE', () => undefined, leaving.signal)).toEqual({
    kind: 'left',
  });
  expect(world.asked()).toBe(0);
});
