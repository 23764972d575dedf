import { oneOf } from '../text/one-of.ts';

/** Flags of the support messenger (supporting §4). */
export const messengerFlagNames = ['loaded', 'loading', 'open', 'visible', 'fade'] as const;

export type MessengerFlags = Readonly<Record<(typeof messengerFlagNames)[number], boolean>>;

/**
 * `loading` remembers whether somebody waits for the messenger to open; `closed` shows its button,
 * which disappears while `fading`; `open` shows the conversation. The specification names the flags
 * alone.
 */
export type MessengerState =
  | { readonly kind: 'absent' | 'hidden' | 'closed' | 'fading' | 'open' }
  | { readonly kind: 'loading'; readonly opensWhenLoaded: boolean };

/** `fade-over` is the end of the button's fading. */
export const messengerCommands = [
  'load',
  'load-succeeded',
  'load-failed',
  'show',
  'hide',
  'fade-over',
  'open',
  'close',
] as const;

export type MessengerCommand = (typeof messengerCommands)[number];

export const isMessengerCommand = oneOf(messengerCommands);

/** The vendor's script is not there yet. */
export const initialMessenger: MessengerState = { kind: 'absent' };

type PlainState = Exclude<MessengerState['kind'], 'loading'>;
type State = MessengerState['kind'];

const to = (kind: PlainState): MessengerState => ({ kind });
const loading = (opensWhenLoaded: boolean): MessengerState => ({
  kind: 'loading',
  opensWhenLoaded,
});

const transitions = {
  load: { absent: loading(false) },
  'load-succeeded': { loading: to('closed') },
  'load-failed': { loading: to('absent') },
  show: { hidden: to('closed'), fading: to('closed') },
  hide: { closed: to('fading'), open: to('hidden') },
  'fade-over': { fading: to('hidden') },
  open: {
    absent: loading(true),
    loading: loading(true),
    hidden: to('open'),
    closed: to('open'),
    fading: to('open'),
  },
  close: { loading: loading(false), open: to('closed') },
} as const satisfies Record<MessengerCommand, Partial<Record<State, MessengerState>>>;

/** Applies a command; one that means nothing in its state changes nothing. */
export const applyMessenger = (
  state: MessengerState,
  command: MessengerCommand,
): MessengerState => {
  if (command === 'load-succeeded' && state.kind === 'loading' && state.opensWhenLoaded)
    return to('open');
  if (!isMessengerCommand(command)) return state;
  const row: Partial<Record<State, MessengerState>> = transitions[command];
  return row[state.kind] ?? state;
};

const noFlags = { loaded: false, loading: false, open: false, visible: false, fade: false };
const loaded = { ...noFlags, loaded: true };
const visible = { ...loaded, visible: true };

const flagsByState = {
  absent: noFlags,
  loading: { ...noFlags, loading: true },
  hidden: loaded,
  closed: visible,
  fading: { ...visible, fade: true },
  open: { ...visible, open: true },
} as const satisfies Record<State, MessengerFlags>;

/**
 * An open or fading messenger is visible and loaded; a loaded one is not loading, and an open one
 * does not fade.
 */
export const messengerFlags = ({ kind }: MessengerState): MessengerFlags => flagsByState[kind];
