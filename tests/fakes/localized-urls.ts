import type { SaidUrls } from '../../core/domain/routing/localized-urls.ts';
import { TE } from '../../core/fp.ts';
import type { LocalizedUrls } from '../../core/ports/localized-urls.ts';

/** The port over the addresses of some paths; other paths are nowhere else. */
export const memoryLocalizedUrls = (pages: ReadonlyMap<string, SaidUrls>): LocalizedUrls => ({
  of: (_, path) => TE.right(pages.get(path) ?? {}),
});

/** The port while the service does not answer. */
export const failingLocalizedUrls = (): LocalizedUrls => ({
  of: () => TE.left({ kind: 'localized-urls-unavailable', reason: 'no answer' }),
});
