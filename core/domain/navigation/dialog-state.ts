/** Values for a dialog, such as the customer's e-mail address. */
export type DialogPayload = Readonly<Record<string, string>>;

/** One dialog is open at a time (supporting §3, "Active dialog"), of those that a page names. */
export type DialogState<Name extends string = string> =
  | { readonly kind: 'closed' }
  | {
      readonly kind: 'open';
      readonly dialogType: Name;
      readonly dialogPayload: DialogPayload;
      /** It must stay open, for example while it waits for an answer. */
      readonly isBlocked: boolean;
    };

export type DialogCommand<Name extends string = string> =
  | {
      readonly kind: 'open-dialog';
      readonly dialogType: Name;
      readonly dialogPayload?: DialogPayload | undefined;
    }
  | { readonly kind: 'close-dialog' }
  | { readonly kind: 'block-dialog' | 'unblock-dialog' };

/** Effects on the page, in this order; a refusal names the dialog that stays. */
export type DialogEffect<Name extends string = string> =
  | { readonly kind: 'close' | 'open'; readonly dialogType: Name }
  | { readonly kind: 'refuse'; readonly reason: 'blocked'; readonly dialogType: Name };

/** The state after a command, with its effects. */
export type DialogTransition<Name extends string = string> = {
  readonly state: DialogState<Name>;
  readonly effects: readonly DialogEffect<Name>[];
};

/** No dialog is open. */
export const initialDialog: DialogState<never> = { kind: 'closed' };

const unchanged = <Name extends string>(state: DialogState<Name>): DialogTransition<Name> => ({
  state,
  effects: [],
});

/**
 * Applies a command (supporting §4, "Dialogs"; decisions, "Configurator and dialogs"). Another
 * dialog closes the current one first, or is refused by a blocked one; the same one takes the new
 * payload.
 */
export const applyDialog = <Name extends string>(
  state: DialogState<Name>,
  command: DialogCommand<Name>,
): DialogTransition<Name> => {
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

const openDialog = <Name extends string>(
  state: DialogState<Name>,
  dialogType: Name,
  dialogPayload: DialogPayload,
): DialogTransition<Name> => {
  const opened = { kind: 'open', dialogType, dialogPayload, isBlocked: false } as const;
  if (state.kind === 'open' && state.dialogType === dialogType && !state.isBlocked)
    return { state: opened, effects: [] };
  const before = closeDialog(state);
  return before.state.kind === 'open'
    ? before
    : { state: opened, effects: [...before.effects, { kind: 'open', dialogType }] };
};

const closeDialog = <Name extends string>(state: DialogState<Name>): DialogTransition<Name> => {
  if (state.kind === 'closed') return unchanged(state);
  const { dialogType } = state;
  return state.isBlocked
    ? { state, effects: [{ kind: 'refuse', reason: 'blocked', dialogType }] }
    : { state: initialDialog, effects: [{ kind: 'close', dialogType }] };
};

/** The overlay covers the page while a dialog is open (supporting §4). */
export const isOverlayShown = ({ kind }: DialogState): boolean => kind === 'open';
