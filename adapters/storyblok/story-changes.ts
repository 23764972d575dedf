/** By the full slug at which it was or is seen; or anything. */
export type StoryChange =
  | { readonly kind: 'story'; readonly fullSlug: string; readonly uuid?: string | undefined }
  | { readonly kind: 'all' };

export type StoryChanges = {
  /** Calls all listeners before it returns, so that a writer reads the story as it is now. */
  readonly tell: (change: StoryChange) => void;
  /** Returns what ends it. */
  readonly hear: (listener: (change: StoryChange) => void) => () => void;
};

/** A channel that nobody hears yet. */
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
