import type { Frame, Page } from '../domain/content/page.ts';
import { E, pipe, type RTE } from '../fp.ts';
import type { ContentError, HasContent, PageRequest } from '../ports/content.ts';
import type { HasLog } from '../ports/log.ts';
import { reportSafely } from './report.ts';

/** The page at a path; a part of it that could not be decoded is a refused block of the page. */
export const showPage =
  (request: PageRequest): RTE.ReaderTaskEither<HasContent, ContentError, Page> =>
  ({ content }) =>
    content.page(request);

/** The frame of a site; without the content service, an empty one that still shows the page. */
export const showFrame =
  (
    request: Pick<PageRequest, 'channel' | 'locale'>,
  ): RTE.ReaderTaskEither<HasContent & HasLog, never, Frame> =>
  ({ content, log }) =>
  async () =>
    pipe(
      await content.frame(request)(),
      E.getOrElse((error): Frame => {
        reportSafely(log, 'content-unavailable', { part: 'frame', reason: error.kind });
        return { navigation: [], service: [], footer: [], promises: [] };
      }),
      E.right,
    );
