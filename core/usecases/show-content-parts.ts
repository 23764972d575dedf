/** Breadcrumbs, drafts, the chrome of hybrid pages. */
import { readInitialData, type HybridChrome } from '../domain/content/initial-data.ts';
import type { Page } from '../domain/content/page.ts';
import { refusalCode, refusedBlocksOf } from '../domain/content/blocks/refused.ts';
import { breadcrumbSteps, type BreadcrumbStep } from '../domain/content/structured-data.ts';
import { E, pipe, TE, type RTE } from '../fp.ts';
import type { HasBreadcrumbs } from '../ports/breadcrumbs.ts';
import type { ContentError, PageRequest } from '../ports/content.ts';
import type { HasInitialData } from '../ports/initial-data.ts';
import type { HasLog } from '../ports/log.ts';
import type { ShopScope } from '../ports/scope.ts';
import type { HasStoryTransform } from '../ports/story-transform.ts';
import { reportSafely } from './report.ts';

/** Of a page that is not a content page. It is shown without one; only an outage is logged. */
export const showBreadcrumb =
  (
    request: PageRequest,
  ): RTE.ReaderTaskEither<HasBreadcrumbs & HasLog, never, readonly BreadcrumbStep[]> =>
  ({ breadcrumbs, log }) =>
  async () => {
    const trail = await breadcrumbs.trail(request)();
    if (E.isRight(trail)) return E.right(breadcrumbSteps(trail.right));
    const { left } = trail;
    if (left.kind === 'content-unavailable' || left.kind === 'content-answer-refused')
      reportSafely(log, left.kind, { part: 'breadcrumb', reason: left.reason });
    return E.right([]);
  };

/** A page of an editor's unsaved story; blocks that do not decode are logged. */
export const previewStory =
  (
    request: PageRequest,
    story: unknown,
  ): RTE.ReaderTaskEither<HasStoryTransform & HasLog, ContentError, Page> =>
  ({ storyTransform, log }) =>
    pipe(
      storyTransform.page(request, story),
      TE.tapIO((page) => () => {
        for (const refused of refusedBlocksOf(page)) {
          const { id, component, reason } = refused;
          reportSafely(log, refusalCode(refused), { id, component, reason });
        }
      }),
    );

/**
 * Each part of another application's chrome that cannot be read is our own, logged under its code;
 * without an answer it is all our own, logged as `hybrid-ssr-error`.
 */
export const loadHybridChrome =
  (
    scope: ShopScope,
    own: HybridChrome,
  ): RTE.ReaderTaskEither<HasInitialData & HasLog, never, HybridChrome> =>
  ({ initialData, log }) =>
  async () => {
    const answer = await initialData.load(scope)();
    if (E.isLeft(answer)) {
      reportSafely(log, 'hybrid-ssr-error', { reason: answer.left.reason });
      return E.right(own);
    }
    const { chrome, errors } = readInitialData(answer.right, own);
    for (const { kind } of errors) reportSafely(log, kind);
    return E.right(chrome);
  };
