import { describe, expect, test, vi } from 'vitest';

import { scriptMessenger } from '../../adapters/browser/messenger-script.ts';
import { messengerOrElse } from '../../core/usecases/reach-support.ts';
import { recordingLog } from '../fakes/log.ts';
import { brokenMessenger, memoryMessenger } from '../fakes/support-messenger.ts';
import { supportMessengerContract } from './support-messenger.ts';

/** A vendor's object as its script would offer it. */
const vendor = () => {
  let isOpen = false;
  let told: (() => void) | undefined;
  return {
    isOpen: () => isOpen,
    closeByShopper: () => {
      isOpen = false;
      told?.();
    },
    offered: {
      open: () => {
        isOpen = true;
      },
      close: () => {
        isOpen = false;
      },
      onClose: (closed: () => void) => {
        told = closed;
      },
    },
  };
};

const scripted = (offered: unknown, load: () => Promise<void> = async () => undefined) =>
  scriptMessenger({ load, offered: () => offered, within: 1_000 });

supportMessengerContract(
  'in memory',
  () => {
    const messenger = memoryMessenger();
    return { ...messenger, messenger };
  },
  () => brokenMessenger(),
);
supportMessengerContract(
  'by a script',
  () => {
    const { offered, ...rest } = vendor();
    return { ...rest, messenger: scripted(offered) };
  },
  () => scripted({}, () => Promise.reject(new Error('blocked'))),
);
supportMessengerContract(
  'with another one behind it',
  () => {
    const first = memoryMessenger();
    return { ...first, messenger: messengerOrElse(recordingLog(), first, brokenMessenger()) };
  },
  () => messengerOrElse(recordingLog(), brokenMessenger(), brokenMessenger()),
);
supportMessengerContract('behind one that is down', () => {
  const second = memoryMessenger();
  return { ...second, messenger: messengerOrElse(recordingLog(), brokenMessenger(), second) };
});

describe('a messenger of a script', () => {
  test.each([undefined, null, {}, { open: 1, close: 2, onClose: 3 }, 'messenger'])(
    'that offers %j is refused',
    async (offered) => {
      expect(await scripted(offered).load()).toMatchObject({
        left: { reason: 'the script offers no messenger' },
      });
    },
  );

  test('that never comes is given up', async () => {
    vi.useFakeTimers();
    try {
      const loading = scripted({}, () => new Promise(() => undefined)).load();
      await vi.advanceTimersByTimeAsync(1_000);
      expect(await loading).toMatchObject({ left: { reason: 'the script did not come in time' } });
    } finally {
      vi.useRealTimers();
    }
  });

  test('that throws harms nobody', async () => {
    const fail = (): never => {
      throw new Error('vendor');
    };
    const messenger = scripted({ open: fail, close: fail, onClose: () => undefined });
    await messenger.load();
    expect(await messenger.open()).toMatchObject({ left: { reason: 'vendor' } });
    expect(() => messenger.close()).not.toThrow();
  });
});

describe('a messenger with another one behind it', () => {
  test('logs that the first is down, once, and does not ask it again', async () => {
    const log = recordingLog();
    const second = memoryMessenger();
    const messenger = messengerOrElse(log, brokenMessenger('timed out'), second);
    await messenger.load();
    await messenger.open();
    messenger.close();
    expect(log.reports).toEqual([
      { code: 'messenger-unavailable', facts: { reason: 'timed out' } },
    ]);
    expect(second.asked).toEqual(['load', 'open', 'close']);
  });

  test('goes to the second where the first was loaded and cannot be opened', async () => {
    const first = { ...brokenMessenger(), load: memoryMessenger().load };
    const second = memoryMessenger();
    const messenger = messengerOrElse(recordingLog(), first, second);
    await messenger.load();
    await messenger.open();
    expect(second.isOpen()).toBe(true);
  });
});
