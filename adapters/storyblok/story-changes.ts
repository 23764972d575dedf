/** Tells caches of content about changed stories. */

/** A changed story, by the full slug at which it was or is seen; or a change of anything. */
export type StoryChange =
  | { readonly kind: 'story'; readonly fullSlug: string; readonly uuid?: string | undefined }
  | { readonly kind: 'all' };

/** A channel for reporting changes and listening to them. */
export type StoryChanges = {
  /** Calls all listeners before it returns, so that the writer of a story reads it as it is now. */
  readonly tell: (change: StoryChange) => void;
  /** Hears of every change from now on; returns what ends it. */
  readonly hear: (listener: (change: StoryChange) => void) => () => void;
};

/** Nobody hears of anything yet. */
export const createStoryChanges = (): StoryChanges => {
  const listeners = new Set<(change: StoryChange) => void>();
  return {
    tell: (change) => {
      for (const listener of listeners) listener(change);
    },
    hear: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
