/** Invitations of computers for a phone's photo: how many there are, how long, and for how many photos. */
import { describe, expect, test } from 'vitest';

import { phonePhotoSeconds } from '../../../core/domain/image/own-picture.ts';
import { E } from '../../../core/fp.ts';
import { phonePhotos } from '../../../server/forms/phone-photos.ts';
import { manualClock } from '../../fakes/clock.ts';

const photo = { id: 'p', setCookies: ['a=b'] } as const;
const sent = () => Promise.resolve(E.right(photo));

const start = () => {
  const clock = manualClock(0);
  const photos = phonePhotos(clock);
  const invite = (client: string, cookies = '') => photos.invite({ client, cookies });
  return { ...photos, clock, invite };
};

describe('an invitation', () => {
  test('is open for its time, and for one photo', async () => {
    const { invite, isOpen, receive, collect, clock } = start();
    const [used, unused] = [invite('a', 'k=v'), invite('a')];
    clock.set(phonePhotoSeconds * 1_000 - 1);
    expect([isOpen(used.code), isOpen(used.claim), isOpen('')]).toEqual([true, false, false]);
    const told: string[] = [];
    const received = await receive(used.code, (cookies) => {
      told.push(cookies);
      // A second phone comes too late, even while the first one sends.
      expect([isOpen(used.code), collect(used.claim)]).toEqual([false, 'waiting']);
      return sent();
    });
    expect([received, told]).toEqual([E.right(photo), ['k=v']]);
    expect(await receive(used.code, sent)).toEqual(E.left('over'));
    // Another one has nothing to do with it.
    expect([isOpen(unused.code), collect(unused.claim)]).toEqual([true, 'waiting']);
    expect([collect(used.claim), collect(used.claim)]).toEqual([photo, undefined]);
    expect(isOpen(unused.code)).toBe(true);
    clock.set(phonePhotoSeconds * 1_000);
    expect([isOpen(unused.code), collect(unused.claim)]).toEqual([false, undefined]);
  });

  test('is open again after a photo that did not come', async () => {
    const { invite, isOpen, receive } = start();
    const { code } = invite('a');
    expect(await receive(code, () => Promise.resolve(E.left('broken')))).toEqual(E.left('broken'));
    expect(isOpen(code)).toBe(true);
    await expect(receive(code, () => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(isOpen(code)).toBe(true);
  });

  test('is one of five of a client, and of two thousand of all: the oldest makes room', () => {
    const { invite, isOpen } = start();
    const other = invite('other');
    const own = Array.from({ length: 6 }, () => invite('a'));
    expect(own.map(({ code }) => isOpen(code))).toEqual([false, true, true, true, true, true]);
    expect(isOpen(other.code)).toBe(true);
    for (let more = 7; more <= 2_000; more += 1) invite(`client ${more}`);
    expect(isOpen(other.code)).toBe(true);
    invite('one more');
    expect([isOpen(other.code), isOpen(own[1]?.code ?? '')]).toEqual([false, true]);
  });
});
