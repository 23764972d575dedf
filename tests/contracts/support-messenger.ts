/** What every messenger of the shop's service must do. */
import { describe, expect, test } from 'vitest';

import { E } from '../../core/fp.ts';
import type { SupportMessenger } from '../../core/ports/support-messenger.ts';

type RunningMessenger = {
  readonly messenger: SupportMessenger;
  /** Whether the conversation is shown. */
  readonly isOpen: () => boolean;
  /** The shopper closes the conversation where it is shown. */
  readonly closeByShopper: () => void;
};

/** The suite for messengers; `broken` is one whose service is down, where there can be one. */
export const supportMessengerContract = (
  name: string,
  start: () => RunningMessenger,
  broken?: () => SupportMessenger,
): void => {
  describe(`support messenger: ${name}`, () => {
    test('is loaded without being shown, then shown and hidden', async () => {
      const { messenger, isOpen } = start();
      expect(await messenger.load()).toEqual(E.right(undefined));
      expect(isOpen()).toBe(false);
      expect(await messenger.open()).toEqual(E.right(undefined));
      expect(isOpen()).toBe(true);
      messenger.close();
      messenger.close();
      expect(isOpen()).toBe(false);
    });

    test('tells when the shopper closes it, each time', async () => {
      const { messenger, isOpen, closeByShopper } = start();
      let closed = 0;
      messenger.onClose(() => (closed += 1));
      await messenger.load();
      for (const times of [1, 2]) {
        await messenger.open();
        closeByShopper();
        expect([closed, isOpen()]).toEqual([times, false]);
      }
    });

    test.runIf(broken !== undefined)('says why it cannot be had, and never throws', async () => {
      const messenger = broken?.();
      const answer = await messenger?.load();
      expect(answer).toMatchObject({ left: { kind: 'messenger-unavailable' } });
      expect(await messenger?.open()).toMatchObject({ left: { kind: 'messenger-unavailable' } });
      expect(() => messenger?.close()).not.toThrow();
    });
  });
};
