import {
  applyMessenger,
  initialMessenger,
  messengerFlags,
  type MessengerCommand,
  type MessengerFlags,
  type MessengerState,
} from '../../../core/domain/navigation/support-messenger.ts';
import { E } from '../../../core/fp.ts';
import type { SupportMessenger } from '../../../core/ports/support-messenger.ts';

type ControlSettings = {
  readonly messenger: SupportMessenger;
  /** On the button. */
  readonly show: (flags: MessengerFlags) => void;
  /** Settles when the button has faded; at once where nothing moves. */
  readonly faded: () => Promise<unknown>;
  /** Goes to the contact page: somebody wanted help, and the messenger cannot be had. */
  readonly follow: () => void;
};

/**
 * Runs the core's states of the messenger: sends commands to it, and applies what follows of a new
 * state.
 */
export const controlMessenger = ({
  messenger,
  show,
  faded,
  follow,
}: ControlSettings): ((command: MessengerCommand) => void) => {
  let state: MessengerState = initialMessenger;

  const load = async (): Promise<void> => {
    const loaded = await messenger.load();
    const isWanted = state.kind === 'loading' && state.opensWhenLoaded;
    run(E.isRight(loaded) ? 'load-succeeded' : 'load-failed');
    if (E.isLeft(loaded) && isWanted) follow();
  };

  const open = async (): Promise<void> => {
    if (E.isRight(await messenger.open())) return;
    run('close');
    follow();
  };

  const run = (command: MessengerCommand): void => {
    const before = state;
    state = applyMessenger(before, command);
    if (state.kind === before.kind) return;
    show(messengerFlags(state));
    if (before.kind === 'open') messenger.close();
    if (state.kind === 'loading') void load();
    if (state.kind === 'open') void open();
    if (state.kind === 'fading') void faded().then(() => run('fade-over'));
  };

  messenger.onClose(() => run('close'));
  return run;
};
