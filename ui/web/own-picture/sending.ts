/** One transfer at a time, which may be stopped. */
type Sending = {
  /** The signal is aborted on `stop`. Undefined while another transfer runs. */
  readonly begin: () => AbortController | undefined;
  /** False where it was stopped: then its outcome is not shown. */
  readonly end: (begun: AbortController) => boolean;
  /** Another one can begin afterwards. */
  readonly stop: () => void;
};

export const createSending = (): Sending => {
  let current: AbortController | undefined;
  return {
    begin: () => {
      if (current !== undefined) return undefined;
      current = new AbortController();
      return current;
    },
    end: (begun) => {
      if (current !== begun) return false;
      current = undefined;
      return true;
    },
    stop: () => {
      current?.abort();
      current = undefined;
    },
  };
};
