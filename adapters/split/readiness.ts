import {
  applyClientSignal,
  initialClientReadiness,
  type ClientReadiness,
  type ClientSignal,
} from '../../core/domain/flags/client-readiness.ts';

export interface WatchedClient {
  readonly readiness: () => ClientReadiness;
  /**
   * Settles when the client can answer, when its time is up, and when it is destroyed: its own
   * promise then stays open for ever.
   */
  readonly settled: Promise<void>;
  /** Hears of changed definitions after the client was ready. */
  readonly onChange: (listener: () => void) => void;
  /** Stops the client after sending what it still holds. */
  readonly destroy: () => Promise<void>;
}

/** Watches a client that has told nothing yet. */
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
 * `control` where evaluating throws: shares that do not add up make the client throw into its
 * caller.
 */
export const answerOrControl = (evaluate: () => string): string => {
  try {
    return evaluate();
  } catch {
    return 'control';
  }
};
