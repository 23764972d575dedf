import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  applyMessenger,
  initialMessenger,
  isMessengerCommand,
  messengerCommands,
  messengerFlagNames,
  messengerFlags,
  type MessengerCommand,
  type MessengerFlags,
  type MessengerState,
} from '../../../core/domain/navigation/support-messenger.ts';
import { modelRun } from '../../arbitraries/model-run.ts';

const after = (...commands: readonly MessengerCommand[]): MessengerState =>
  commands.reduce(applyMessenger, initialMessenger);

/** The names of the flags that are set. */
const set = (state: MessengerState): readonly string[] =>
  messengerFlagNames.filter((name) => messengerFlags(state)[name]);

const implies = (cause: boolean, effect: boolean): boolean => !cause || effect;

const isSane = ({ loaded, loading, open, visible, fade }: MessengerFlags): boolean =>
  !(loaded && loading) &&
  !(open && fade) &&
  implies(open, visible) &&
  implies(fade, visible) &&
  implies(visible, loaded);

describe('the support messenger', () => {
  test('stays as it is after what is not a command', () => {
    // @ts-expect-error -- no messenger knows it
    expect(applyMessenger(initialMessenger, 'sleep')).toBe(initialMessenger);
    // @ts-expect-error -- nor what every record has
    expect(applyMessenger(initialMessenger, 'constructor')).toBe(initialMessenger);
  });

  test('is told by eight commands', () => {
    expect(messengerCommands).toHaveLength(8);
    expect(messengerCommands.every(isMessengerCommand)).toBe(true);
    expect(['', 'Open', 'toString', '__proto__'].some(isMessengerCommand)).toBe(false);
  });

  property.prop([
    modelRun(
      fc.constantFrom(...messengerCommands),
      (model: { isLoaded: boolean }, real: { state: MessengerState }, command) => {
        const before = messengerFlags(real.state);
        real.state = applyMessenger(real.state, command);
        const flags = messengerFlags(real.state);
        expect(isSane(flags)).toBe(true);
        // Once loaded, always loaded; and only a load that was begun succeeds.
        model.isLoaded ||= before.loading && command === 'load-succeeded';
        expect(flags.loaded).toBe(model.isLoaded);
        expect(real.state.kind === 'absent').toBe(!flags.loaded && !flags.loading);
      },
    ),
  ])('keeps its flags sane', (commands) => {
    fc.modelRun(
      () => ({ model: { isLoaded: false }, real: { state: initialMessenger } }),
      commands,
    );
  });

  property.prop([
    fc.array(fc.constantFrom(...messengerCommands)),
    fc.constantFrom(...messengerCommands),
  ])('does nothing when a command comes a second time', (commands, command) => {
    const once = applyMessenger(after(...commands), command);
    expect(applyMessenger(once, command)).toEqual(once);
  });

  test.each([
    [[], []],
    [['load'], ['loading']],
    [['load', 'load-failed'], []],
    [['load-succeeded'], []],
    [
      ['load', 'load-succeeded'],
      ['loaded', 'visible'],
    ],
    [
      ['open', 'load-succeeded'],
      ['loaded', 'open', 'visible'],
    ],
    [
      ['load', 'open', 'load-succeeded'],
      ['loaded', 'open', 'visible'],
    ],
    [
      ['open', 'close', 'load-succeeded'],
      ['loaded', 'visible'],
    ],
    [
      ['load', 'load-succeeded', 'open', 'close'],
      ['loaded', 'visible'],
    ],
    [
      ['load', 'load-succeeded', 'hide'],
      ['loaded', 'visible', 'fade'],
    ],
    [['load', 'load-succeeded', 'hide', 'fade-over'], ['loaded']],
    [
      ['load', 'load-succeeded', 'hide', 'show'],
      ['loaded', 'visible'],
    ],
    [
      ['load', 'load-succeeded', 'hide', 'open'],
      ['loaded', 'open', 'visible'],
    ],
    [
      ['load', 'load-succeeded', 'hide', 'fade-over', 'show'],
      ['loaded', 'visible'],
    ],
    [
      ['load', 'load-succeeded', 'hide', 'fade-over', 'open'],
      ['loaded', 'open', 'visible'],
    ],
    [['load', 'load-succeeded', 'open', 'hide'], ['loaded']],
  ] as const)('after %j has %j', (commands, flags) => {
    expect(set(after(...commands))).toEqual(flags);
  });
});
