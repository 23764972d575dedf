import { emptyChrome, type Chrome } from '../domain/content/chrome.ts';
import type { Page } from '../domain/content/page.ts';
import { E, pipe, type RTE } from '../fp.ts';
import type { ContentError, HasContent, PageRequest } from '../ports/content.ts';
import type { HasLog } from '../ports/log.ts';
import { reportSafely } from './report.ts';

/** The page at a path; a part of it that could not be decoded is a refused block of the page. */
export const showPage =
  (request: PageRequest): RTE.ReaderTaskEither<HasContent, ContentError, Page> =>
  ({ content }) =>
    content.page(request);

/** The chrome of a site; empty, and logged, where the content service has none. */
export const showChrome =
  (
    request: Pick<PageRequest, 'channel' | 'locale'>,
  ): RTE.ReaderTaskEither<HasContent & HasLog, never, Chrome> =>
  ({ content, log }) =>
  async () =>
    pipe(
      await content.chrome(request)(),
      E.getOrElse((error): Chrome => {
        reportSafely(log, 'content-unavailable', { part: 'chrome', reason: error.kind });
        return emptyChrome;
      }),
      E.right,
    );
