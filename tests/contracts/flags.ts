/** What every implementation of the flags port must do, whatever answers behind it. */
import { fc, test as property } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { flagNames, type Treatments } from '../../core/domain/flags/flags.ts';
import type { FlagAttributes, Flags } from '../../core/ports/flags.ts';
import { type FlagWorld, userKey } from '../fakes/flags.ts';

/** An implementation over a world, and its end. */
interface RunningFlags {
  readonly flags: Flags;
  readonly stop: () => Promise<void>;
}

const world: FlagWorld = {
  product_matrix: { state: 'running', on: 'everybody', alwaysOn: [] },
  '965_redesign': { state: 'running', on: { mobile: true }, alwaysOn: ['preview'] },
  '967_nudging': { state: 'stopped', on: 'everybody', alwaysOn: ['preview'] },
  '1031_portrait': { state: 'archived', on: 'everybody', alwaysOn: [] },
  '1409_canvas_redesign': { state: 'running', on: { channel: 'poster' }, alwaysOn: [] },
};

const onPoster: FlagAttributes = { channel: 'poster', mobileDevice: false };
const onCards: FlagAttributes = { channel: 'kartenliebe', mobileDevice: true };

/** The suite. `makeFlags` starts an implementation that knows exactly the given world. */
export const flagsContract = (
  name: string,
  makeFlags: (world: FlagWorld) => Promise<RunningFlags>,
): void => {
  describe(`flags: ${name}`, () => {
    let running: RunningFlags | undefined;

    const ask = (
      names: Parameters<Flags['treatments']>[0],
      key = 'somebody',
      attributes = onPoster,
    ): Promise<Treatments> => {
      if (running === undefined) throw new Error('The flags were not started.');
      return running.flags.treatments(names, { key: userKey(key), attributes })();
    };

    beforeAll(async () => {
      running = await makeFlags(world);
    });
    afterAll(() => running?.stop());

    test('a flag for everybody is on, one for others is off', async () => {
      expect(await ask(['product_matrix', '965_redesign'])).toEqual({
        product_matrix: 'on',
        '965_redesign': 'off',
      });
    });

    test('a flag can depend on the device', async () => {
      const name = '965_redesign';
      expect(await ask([name], 'somebody', onCards)).toEqual({ [name]: 'on' });
      expect(await ask([name], 'somebody', onPoster)).toEqual({ [name]: 'off' });
    });

    test('a listed user gets it all the same', async () => {
      expect(await ask(['965_redesign'], 'preview')).toEqual({ '965_redesign': 'on' });
    });

    test('a stopped flag is off for everybody, listed or not', async () => {
      expect(await ask(['967_nudging'])).toEqual({ '967_nudging': 'off' });
      expect(await ask(['967_nudging'], 'preview')).toEqual({ '967_nudging': 'off' });
    });

    test('an archived flag and one that does not exist are control', async () => {
      expect(await ask(['1031_portrait', '1785_wall_picture_teaser'])).toEqual({
        '1031_portrait': 'control',
        '1785_wall_picture_teaser': 'control',
      });
    });

    test('a flag can depend on the channel', async () => {
      const name = '1409_canvas_redesign';
      expect(await ask([name], 'somebody', onPoster)).toEqual({ [name]: 'on' });
      expect(await ask([name], 'somebody', onCards)).toEqual({ [name]: 'off' });
    });

    property.prop([
      fc.uniqueArray(fc.constantFrom(...flagNames)),
      fc.stringMatching(/^[\w-]{1,40}$/),
      fc.constantFrom(onPoster, onCards),
    ])('exactly the flags asked for are answered, always alike', async (names, key, attributes) => {
      const first = await ask(names, key, attributes);
      expect(Object.keys(first).toSorted()).toEqual(names.toSorted());
      expect(await ask(names, key, attributes)).toEqual(first);
    });
  });
};
