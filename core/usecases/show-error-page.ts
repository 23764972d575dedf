import type { Page } from '../domain/content/page.ts';
import { errorPageSlug } from '../domain/routing/story-folders.ts';
import type { ErrorCode } from '../domain/errors/error-codes.ts';
import { E, type RTE } from '../fp.ts';
import type { HasContent, PageRequest } from '../ports/content.ts';
import type { HasLog } from '../ports/log.ts';
import { reportSafely } from './report.ts';

/** `requestId` as the page names it. */
export type EncounteredError = {
  readonly code: ErrorCode;
  readonly path: string;
  readonly requestId: string;
};

/** Logs that a shopper is shown the error page (supporting §8). */
export const reportEncounter =
  ({ code, path, requestId }: EncounteredError) =>
  ({ log }: HasLog): void =>
    reportSafely(log, 'nuxt-error-page-encountered', { cause: code, path, requestId });

/**
 * Undefined where the content service has no story for it, or is what went wrong. The encounter is
 * logged once.
 */
export const showErrorPage =
  (
    request: Omit<PageRequest, 'slug'>,
    encountered: EncounteredError,
  ): RTE.ReaderTaskEither<HasContent & HasLog, never, Page | undefined> =>
  ({ content, log }) =>
  async () => {
    reportEncounter(encountered)({ log });
    const story = await content.page({ ...request, slug: errorPageSlug })();
    return E.right(E.isRight(story) ? story.right : undefined);
  };
