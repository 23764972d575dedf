import { decideReload, type ReloadCause } from '../../../core/domain/routing/reload-guard.ts';

/** Session storage: when the page last reloaded itself. */
const reloadKey = 'reloaded-at';

/** Undefined where storage is forbidden: then the page stays rather than reloading for ever. */
const keptInstant = (): { readonly kept: string | undefined } | undefined => {
  try {
    return { kept: sessionStorage.getItem(reloadKey) ?? undefined };
  } catch {
    return undefined;
  }
};

/**
 * Reloads by `load`, at most once in ten seconds (storefront §8); false where that is not over, or
 * cannot be known.
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
