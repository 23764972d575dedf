/** Follows the state of the vendor's client by its events. */
import {
  applyClientSignal,
  initialClientReadiness,
  type ClientReadiness,
  type ClientSignal,
} from '../../core/domain/flags/client-readiness.ts';

export interface WatchedClient {
  readonly readiness: () => ClientReadiness;
  /**
   * Settles when the client can answer, from its cache or not, when its time is up, and when it is
   * destroyed. Its own promise stays open for ever once it is destroyed; this one does not.
   */
  readonly settled: Promise<void>;
  /** Hears of each change of the definitions after the client was ready. */
  readonly onChange: (listener: () => void) => void;
  /** Stops the client after sending what it still holds. */
  readonly destroy: () => Promise<void>;
}

/** Watches a client that was just started: before it has told anything. */
export const watchClient = (
  client: Pick<SplitIO.IBasicClient, 'destroy' | 'on' | 'Event'>,
): WatchedClient => {
  let readiness: ClientReadiness = initialClientReadiness;
  const listeners: (() => void)[] = [];
  const { promise: settled, resolve: settle } = Promise.withResolvers<void>();

  const hear = (signal: ClientSignal): void => {
    const before = readiness;
    readiness = applyClientSignal(before, signal);
    if (readiness !== before) settle();
    if (readiness === 'updated') for (const listener of listeners) listener();
  };

  client.on(client.Event.SDK_READY_FROM_CACHE, () => hear('ready-from-cache'));
  client.on(client.Event.SDK_READY, () => hear('ready'));
  client.on(client.Event.SDK_READY_TIMED_OUT, () => hear('timed-out'));
  client.on(client.Event.SDK_UPDATE, () => hear('updated'));

  return {
    readiness: () => readiness,
    settled,
    onChange: (listener) => {
      listeners.push(listener);
    },
    destroy: () => {
      hear('destroyed');
      return client.destroy();
    },
  };
};

/**
 * The client's answer, or `control` where evaluating throws: a definition whose shares do not add
 * up makes it throw into its caller.
 */
export const answerOrControl = (evaluate: () => string): string => {
  try {
    return evaluate();
  } catch {
    return 'control';
  }
};
