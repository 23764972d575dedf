/** When the flag client has settled. Its own promise stays open for ever once it is destroyed. */

type Readiness = 'ready' | 'timed-out' | 'destroyed';

export interface WatchedClient {
  /** Settles once, and never rejects. */
  readonly settled: Promise<Readiness>;
  /** Stops the client after sending what it still holds. */
  readonly destroy: () => Promise<void>;
}

/** Watches a client that was just started. */
export const watchClient = (
  client: Pick<SplitIO.IBasicClient, 'destroy'> & Pick<SplitIO.IStatusInterface, 'whenReady'>,
): WatchedClient => {
  let end: (readiness: Readiness) => void = () => undefined;
  const ended = new Promise<Readiness>((resolve) => {
    end = resolve;
  });
  const ready = client.whenReady().then(
    (): Readiness => 'ready',
    (): Readiness => 'timed-out',
  );
  return {
    settled: Promise.race([ready, ended]),
    destroy: () => {
      end('destroyed');
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
