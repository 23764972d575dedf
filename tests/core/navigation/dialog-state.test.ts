import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  applyDialog,
  initialDialog,
  isOverlayShown,
  type DialogCommand,
  type DialogEffect,
  type DialogState,
} from '../../../core/domain/navigation/dialog-state.ts';
import { dialogNames } from '../../arbitraries/dialog-names.ts';
import { modelRun } from '../../arbitraries/model-run.ts';
import { anyDialogCommand } from '../../arbitraries/navigation.ts';

/** A page that does what the effects say, and knows nothing else. */
type Page = { shown: string | undefined; refused: number };

const perform = (page: Page, effect: DialogEffect): void => {
  if (effect.kind === 'close') {
    expect(page.shown).toBe(effect.dialogType);
    page.shown = undefined;
  }
  if (effect.kind === 'open') {
    expect(page.shown).toBeUndefined();
    page.shown = effect.dialogType;
  }
  if (effect.kind === 'refuse') {
    expect(effect).toEqual({ kind: 'refuse', reason: 'blocked', dialogType: page.shown });
    page.refused += 1;
  }
};

const reach = (commands: readonly DialogCommand[]): DialogState =>
  commands.reduce<DialogState>(
    (state, command) => applyDialog(state, command).state,
    initialDialog,
  );

const anyDialogState = fc.array(anyDialogCommand, { maxLength: 6 }).map(reach);

const logIn = { kind: 'open-dialog', dialogType: 'log-in' } as const;
const signUp = {
  kind: 'open-dialog',
  dialogType: 'sign-up',
  dialogPayload: { email: 'a@example.com' },
} as const;

describe('the dialogs', () => {
  test('stays as it is after what is not a command', () => {
    // @ts-expect-error -- dialogs do not turn
    const { state, effects } = applyDialog(initialDialog, { kind: 'turn' });
    expect(state).toBe(initialDialog);
    expect(effects).toEqual([]);
  });

  property.prop([
    modelRun(
      anyDialogCommand,
      (page: Page, real: { state: DialogState }, command: DialogCommand) => {
        const { state, effects } = applyDialog(real.state, command);
        for (const effect of effects) perform(page, effect);
        expect(page.shown).toBe(state.kind === 'open' ? state.dialogType : undefined);
        real.state = state;
      },
    ),
  ])('leave on the page what the state says, one at a time', (commands) => {
    fc.modelRun(
      () => ({ model: { shown: undefined, refused: 0 }, real: { state: initialDialog } }),
      commands,
    );
  });

  property.prop([anyDialogState, anyDialogCommand])(
    'stay as they are while the open one is blocked',
    (state, command) => {
      fc.pre(state.kind === 'open' && command.kind !== 'unblock-dialog');
      const blocked = { ...state, isBlocked: true };
      const { state: after, effects } = applyDialog(blocked, command);
      expect(after).toEqual(blocked);
      expect(effects.map(({ kind }) => kind)).toEqual(
        command.kind === 'block-dialog' ? [] : ['refuse'],
      );
    },
  );

  property.prop([anyDialogState, fc.constantFrom(...dialogNames)])(
    'open with their own payload and unblocked, unless another one is blocked',
    (state, dialogType) => {
      const payload = { designId: '13' };
      const after = applyDialog(state, {
        kind: 'open-dialog',
        dialogType,
        dialogPayload: payload,
      }).state;
      if (state.kind === 'open' && state.isBlocked) expect(after).toBe(state);
      else
        expect(after).toEqual({
          kind: 'open',
          dialogType,
          dialogPayload: payload,
          isBlocked: false,
        });
    },
  );

  test('close the current one before the next one opens', () => {
    const { state, effects } = applyDialog(reach([logIn]), signUp);
    expect(effects).toEqual([
      { kind: 'close', dialogType: 'log-in' },
      { kind: 'open', dialogType: 'sign-up' },
    ]);
    expect(state).toEqual({
      kind: 'open',
      dialogType: 'sign-up',
      dialogPayload: { email: 'a@example.com' },
      isBlocked: false,
    });
  });

  test('take a new payload without closing', () => {
    const { state, effects } = applyDialog(reach([signUp]), {
      ...signUp,
      dialogPayload: { email: 'b@example.com' },
    });
    expect(effects).toEqual([]);
    expect(state).toMatchObject({ dialogPayload: { email: 'b@example.com' } });
  });

  test('are blocked and set free by command', () => {
    const free = reach([logIn]);
    const blocked = reach([logIn, { kind: 'block-dialog' }]);
    expect(blocked).toEqual({ ...free, isBlocked: true });
    expect(applyDialog(blocked, { kind: 'unblock-dialog' })).toEqual({ state: free, effects: [] });
    expect(reach([{ kind: 'block-dialog' }])).toEqual(initialDialog);
    expect(applyDialog(initialDialog, { kind: 'close-dialog' }).effects).toEqual([]);
  });

  property.prop([anyDialogState])('have an overlay while one is open', (state) => {
    expect(isOverlayShown(state)).toBe(state.kind === 'open');
  });
});
