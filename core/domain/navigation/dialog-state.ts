import { dialogNames, type DialogName } from '../routing/dialogs.ts';
import { oneOf } from '../text/one-of.ts';

export const isDialogName = oneOf(dialogNames);

/** Values for a dialog, such as the customer's e-mail address. */
export type DialogPayload = Readonly<Record<string, string>>;

/** One dialog is open at a time (supporting §3, "Active dialog"). */
export type DialogState =
  | { readonly kind: 'closed' }
  | {
      readonly kind: 'open';
      readonly dialogType: DialogName;
      readonly dialogPayload: DialogPayload;
      /** It must stay open, for example while it waits for an answer. */
      readonly isBlocked: boolean;
    };

export type DialogCommand =
  | {
      readonly kind: 'open-dialog';
      readonly dialogType: DialogName;
      readonly dialogPayload?: DialogPayload | undefined;
    }
  | { readonly kind: 'close-dialog' }
  | { readonly kind: 'block-dialog' | 'unblock-dialog' };

/** Effects on the page, in this order; a refusal names the dialog that stays. */
export type DialogEffect =
  | { readonly kind: 'close' | 'open'; readonly dialogType: DialogName }
  | { readonly kind: 'refuse'; readonly reason: 'blocked'; readonly dialogType: DialogName };

export type DialogTransition = {
  readonly state: DialogState;
  readonly effects: readonly DialogEffect[];
};

/** No dialog is open. */
export const initialDialog: DialogState = { kind: 'closed' };

const unchanged = (state: DialogState): DialogTransition => ({ state, effects: [] });

/**
 * Applies a command (supporting §4, "Dialogs"; decisions, "Configurator and dialogs"). Another
 * dialog closes the current one first, or is refused by a blocked one; the same one takes the new
 * payload.
 */
export const applyDialog = (state: DialogState, command: DialogCommand): DialogTransition => {
  switch (command.kind) {
    case 'open-dialog':
      return openDialog(state, command.dialogType, command.dialogPayload ?? {});
    case 'close-dialog':
      return closeDialog(state);
    case 'block-dialog':
    case 'unblock-dialog':
      return unchanged(
        state.kind === 'open' ? { ...state, isBlocked: command.kind === 'block-dialog' } : state,
      );
    default:
      command satisfies never;
      return unchanged(state);
  }
};

const openDialog = (
  state: DialogState,
  dialogType: DialogName,
  dialogPayload: DialogPayload,
): DialogTransition => {
  const opened = { kind: 'open', dialogType, dialogPayload, isBlocked: false } as const;
  if (state.kind === 'open' && state.dialogType === dialogType && !state.isBlocked)
    return { state: opened, effects: [] };
  const before = closeDialog(state);
  return before.state.kind === 'open'
    ? before
    : { state: opened, effects: [...before.effects, { kind: 'open', dialogType }] };
};

const closeDialog = (state: DialogState): DialogTransition => {
  if (state.kind === 'closed') return unchanged(state);
  const { dialogType } = state;
  return state.isBlocked
    ? { state, effects: [{ kind: 'refuse', reason: 'blocked', dialogType }] }
    : { state: initialDialog, effects: [{ kind: 'close', dialogType }] };
};

/** The overlay covers the page while a dialog is open (supporting §4). */
export const isOverlayShown = ({ kind }: DialogState): boolean => kind === 'open';
