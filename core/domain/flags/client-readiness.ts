/** Readiness of the flag client (supporting §4 "Flag client readiness"). */
import type { FlagClientState } from './evaluation.ts';
import type { FlagName } from './flags.ts';

/** In the order in which the client may go through them. */
export const clientReadinesses = [
  'not-ready',
  'ready-from-cache',
  'timed-out',
  'ready',
  'updated',
  'destroyed',
] as const;

/**
 * `ready-from-cache`: with an earlier visit's definitions. `timed-out`: it may still become ready.
 * `updated`: ready, and its definitions have changed since.
 */
export type ClientReadiness = (typeof clientReadinesses)[number];

/** Just made. */
export const initialClientReadiness: ClientReadiness = 'not-ready';

export type ClientSignal = Exclude<ClientReadiness, 'not-ready'>;

const later = {
  'not-ready': ['ready-from-cache', 'timed-out', 'ready', 'destroyed'],
  'ready-from-cache': ['ready', 'destroyed'],
  'timed-out': ['ready', 'destroyed'],
  ready: ['updated', 'destroyed'],
  updated: ['updated', 'destroyed'],
  destroyed: [],
} as const satisfies Record<ClientReadiness, readonly ClientSignal[]>;

/** A signal that cannot follow changes nothing, and destroyed is the end. */
export const applyClientSignal = (
  readiness: ClientReadiness,
  signal: ClientSignal,
): ClientReadiness => {
  const possible: readonly ClientSignal[] = later[readiness];
  return possible.includes(signal) ? signal : readiness;
};

const isAnswering = {
  'not-ready': false,
  'ready-from-cache': true,
  'timed-out': false,
  ready: true,
  updated: true,
  destroyed: false,
} as const satisfies Record<ClientReadiness, boolean>;

/**
 * For `resolveTreatment`: it answers from its cache on, gives `control` before and after its time
 * is up, and no longer answers when destroyed.
 */
export const clientStateOf = (
  readiness: ClientReadiness,
  evaluate: (name: FlagName) => string,
): FlagClientState => {
  if (readiness === 'destroyed') return { kind: 'absent', why: 'no-client' };
  return isAnswering[readiness] ? { kind: 'ready', evaluate } : { kind: 'not-ready' };
};
