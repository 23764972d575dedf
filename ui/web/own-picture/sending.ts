/** One way of a picture to the shop at a time, which may be stopped. */
type Sending = {
  /** Begins; its signal is aborted when it is stopped. Undefined while another one runs. */
  readonly begin: () => AbortController | undefined;
  /** Ends the one that began with it; false where that was stopped: nothing of it is told any more. */
  readonly end: (begun: AbortController) => boolean;
  /** Stops the one that runs, so that another can begin. */
  readonly stop: () => void;
};

/** Nothing is sent at first. */
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
