/** What every implementation of the personalisations port must do, whatever keeps them. */
import { randomUUID } from 'node:crypto';

import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { photoLifetimes } from '../../core/domain/print/retention.ts';
import { E } from '../../core/fp.ts';
import type { Personalisations } from '../../core/ports/personalisations.ts';
import { anyPersonalisation } from '../arbitraries/personalisation.ts';
import type { manualClock } from '../fakes/clock.ts';

const missing = E.left({ kind: 'personalisation-not-found' });

const keptId = async (own: Personalisations, given: Parameters<Personalisations['keep']>[0]) => {
  const answer = await own.keep(given)();
  if (E.isLeft(answer)) throw new Error('The store did not answer.');
  return answer.right;
};

/** The suite. `of` opens those of the visitor of a key. */
export const personalisationsContract = (
  name: string,
  clock: ReturnType<typeof manualClock>,
  of: (key: string) => Promise<Personalisations>,
): void => {
  const visitor = () => of(randomUUID());

  describe(`personalisations: ${name}`, () => {
    property.prop([anyPersonalisation(), anyPersonalisation()], { numRuns: 8 })(
      'stay as they were given, and are their visitor’s alone',
      async (first, second) => {
        const [own, other] = [await visitor(), await visitor()];
        const id = await keptId(own, first);
        const another = await keptId(own, second);
        expect(id).toMatch(/^[\w-]{43}$/u);
        expect(await own.find(id)()).toEqual(E.right(first));
        expect(await own.find(another)()).toEqual(E.right(second));
        expect(await other.find(id)()).toEqual(missing);
        expect(await keptId(other, first)).not.toBe(id);
      },
    );

    test('are the same ones where the same is given again', async () => {
      const own = await visitor();
      const id = await keptId(own, { words: { names: 'Ada', title: 'Wir' }, photos: [] });
      expect(await keptId(own, { words: { names: 'Ada', title: 'Wir' }, photos: [] })).toBe(id);
      expect(await keptId(own, { words: { names: 'Ada' }, photos: [] })).not.toBe(id);
    });

    test('are gone after as long as a photo, counted from when they were given last', async () => {
      const own = await visitor();
      const given = { words: { names: 'Ada' }, photos: [] };
      const id = await keptId(own, given);
      clock.set(clock.now() + photoLifetimes.unordered - 1);
      expect(await own.find(id)()).toEqual(E.right(given));
      expect(await keptId(own, given)).toBe(id);
      clock.set(clock.now() + photoLifetimes.unordered - 1);
      expect(await own.find(id)()).toEqual(E.right(given));
      clock.set(clock.now() + 1);
      expect(await own.find(id)()).toEqual(missing);
      await keptId(own, { words: {}, photos: [] });
      expect(await own.find(id)()).toEqual(missing);
    });

    test('knows no other id', async () => {
      const own = await visitor();
      for (const id of ['', 'x'.repeat(43), '\0']) expect(await own.find(id)()).toEqual(missing);
    });
  });
};
