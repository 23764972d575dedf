import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  messengerCommands,
  type MessengerFlags,
} from '../../../../core/domain/navigation/support-messenger.ts';
import type { SupportMessenger } from '../../../../core/ports/support-messenger.ts';
import { controlMessenger } from '../../../../ui/web/support/control-messenger.ts';
import { brokenMessenger, memoryMessenger } from '../../../fakes/support-messenger.ts';

const control = (messenger: SupportMessenger) => {
  const shown: MessengerFlags[] = [];
  const followed: string[] = [];
  const run = controlMessenger({
    messenger,
    show: (flags) => shown.push(flags),
    faded: () => Promise.resolve(),
    follow: () => followed.push('contact page'),
  });
  return { run, shown, followed };
};

/** Lets what was started settle; nothing here waits for time. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};

describe('the way in to the messenger', () => {
  test('is visible once it is loaded, and opens the conversation', async () => {
    const messenger = memoryMessenger();
    const { run, shown, followed } = control(messenger);
    run('load');
    await settled();
    run('open');
    await settled();
    expect(shown).toEqual([
      { loaded: false, loading: true, open: false, visible: false, fade: false },
      { loaded: true, loading: false, open: false, visible: true, fade: false },
      { loaded: true, loading: false, open: true, visible: true, fade: false },
    ]);
    expect(messenger.isOpen()).toBe(true);
    messenger.closeByShopper();
    expect(shown.at(-1)).toMatchObject({ open: false, visible: true });
    expect(followed).toEqual([]);
  });

  test('opens what was wanted while it was loading', async () => {
    const messenger = memoryMessenger();
    const { run } = control(messenger);
    run('open');
    await settled();
    expect(messenger.isOpen()).toBe(true);
  });

  test('leads to the contact page where the messenger is down, for those alone who asked', async () => {
    const { run, shown, followed } = control(brokenMessenger());
    run('load');
    await settled();
    expect(followed).toEqual([]);
    expect(shown.at(-1)).toMatchObject({ loaded: false, loading: false });
    run('open');
    await settled();
    expect(followed).toEqual(['contact page']);
  });

  test('leads there, too, where the conversation cannot be shown', async () => {
    const { run, shown, followed } = control({
      ...brokenMessenger(),
      load: memoryMessenger().load,
    });
    run('load');
    await settled();
    run('open');
    await settled();
    expect(followed).toEqual(['contact page']);
    expect(shown.at(-1)).toMatchObject({ open: false, visible: true });
  });

  test('fades before it is hidden, and comes back', async () => {
    const { run, shown } = control(memoryMessenger());
    run('load');
    await settled();
    run('hide');
    expect(shown.at(-1)).toMatchObject({ visible: true, fade: true });
    await settled();
    expect(shown.at(-1)).toMatchObject({ loaded: true, visible: false, fade: false });
    run('show');
    expect(shown.at(-1)).toMatchObject({ visible: true, fade: false });
  });

  property.prop([fc.array(fc.constantFrom(...messengerCommands), { maxLength: 30 })])(
    'shows what the messenger does, whatever happens in whatever order',
    async (commands) => {
      const messenger = memoryMessenger();
      const { run, shown } = control(messenger);
      for (const command of commands) {
        run(command);
        await settled();
        expect(messenger.isOpen()).toBe(shown.at(-1)?.open ?? false);
      }
    },
  );
});
