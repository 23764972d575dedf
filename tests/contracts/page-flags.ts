/** What every implementation of the page's flags must do, whatever answers behind it. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import type { FlagName } from '../../core/domain/flags/flags.ts';
import type { PageFlags } from '../../core/ports/flags.ts';

/** An implementation for a visitor whose flags are off, how to turn one on, and its end. */
interface RunningPageFlags {
  readonly flags: PageFlags;
  /** Turns a flag on for everybody; settles when the flags have heard of it. */
  readonly turnOn: (name: FlagName) => Promise<void>;
  /** The names of the events that were sent. */
  readonly sent: () => readonly string[];
  readonly stop: () => Promise<void>;
}

/** The suite. `makeFlags` starts an implementation without consent. */
export const pageFlagsContract = (
  name: string,
  makeFlags: () => Promise<RunningPageFlags>,
): void => {
  describe(`page flags: ${name}`, () => {
    let running: RunningPageFlags | undefined;

    const started = (): RunningPageFlags => {
      if (running === undefined) throw new Error('The flags were not started.');
      return running;
    };

    beforeEach(async () => {
      running = await makeFlags();
    });
    afterEach(() => running?.stop());

    test('a treatment stays for the view, and the next one gets what there is then', async () => {
      const { flags, turnOn } = started();
      expect(await flags.treatment('967_nudging')).toBe('off');
      await turnOn('967_nudging');
      expect(await flags.treatment('967_nudging')).toBe('off');
      expect(flags.treatmentAtOnce('967_nudging')).toBe('off');
      expect(await flags.nextTreatment('967_nudging')).toBe('on');
      flags.beginView({});
      expect(flags.treatmentAtOnce('967_nudging')).toBe('on');
      expect(await flags.treatment('967_nudging')).toBe('on');
    });

    test('what the next view will be given freezes nothing', async () => {
      const { flags, turnOn } = started();
      expect(await flags.nextTreatment('967_nudging')).toBe('off');
      await turnOn('967_nudging');
      expect(await flags.treatment('967_nudging')).toBe('on');
    });

    test('what a view began with holds for that view alone', async () => {
      const { flags } = started();
      flags.beginView({ '967_nudging': 'on' });
      expect(flags.treatmentAtOnce('967_nudging')).toBe('on');
      expect(await flags.treatment('967_nudging')).toBe('on');
      flags.beginView({});
      expect(await flags.treatment('967_nudging')).toBe('off');
    });

    test('a change is told, as often as there is one', async () => {
      const { flags, turnOn } = started();
      let changes = 0;
      flags.onChange(() => {
        changes += 1;
      });
      await flags.treatment('967_nudging');
      await turnOn('967_nudging');
      expect(changes).toBeGreaterThan(0);
    });

    test('an event is sent with consent alone', async () => {
      const { flags, sent, stop } = started();
      await flags.treatment('967_nudging');
      flags.track({ name: 'before' });
      flags.setConsent(true);
      flags.track({ name: 'between' });
      await flags.nextTreatment('967_nudging');
      flags.setConsent(false);
      flags.track({ name: 'after' });
      await stop();
      expect(sent().filter((event) => event !== 'between')).toEqual([]);
    });

    test('after its end answers stay, and new questions get off', async () => {
      const { flags, turnOn } = started();
      await flags.treatment('967_nudging');
      await turnOn('967_nudging');
      flags.beginView({});
      expect(await flags.treatment('967_nudging')).toBe('on');
      await flags.destroy();
      expect(await flags.treatment('967_nudging')).toBe('on');
      flags.beginView({});
      expect(await flags.treatment('967_nudging')).toBe('off');
    });
  });
};
