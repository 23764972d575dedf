import { decideReload, type ReloadCause } from '../../../core/domain/routing/reload-guard.ts';

/** The key of session storage that keeps when the page last loaded itself anew. */
const reloadKey = 'reloaded-at';

/** Storage that is forbidden guards nothing: then the page stays rather than reloading for ever. */
const keptInstant = (): { readonly kept: string | undefined } | undefined => {
  try {
    return { kept: sessionStorage.getItem(reloadKey) ?? undefined };
  } catch {
    return undefined;
  }
};

/**
 * Loads a page anew by `load`, at most once in ten seconds (storefront §8); false where the last
 * time was less long ago, or where that cannot be known.
 */
export const reloadOnce = (cause: ReloadCause, load: () => void): boolean => {
  const kept = keptInstant();
  if (kept === undefined) return false;
  const decision = decideReload(cause, kept.kept, Date.now());
  if (decision.kind === 'stay') return false;
  try {
    sessionStorage.setItem(reloadKey, decision.keep);
  } catch {
    return false;
  }
  load();
  return true;
};
