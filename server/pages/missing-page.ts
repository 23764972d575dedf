/**
 * The page of an address that does not exist: drawn once for each site and language, and filled in
 * with the path and the request's id, so that a crawler of dead links costs next to nothing.
 */
import { printScriptJson } from '../../core/domain/content/structured-data.ts';
import type { NotFoundDecision, RoutePlace } from '../../core/domain/routing/route-decision.ts';
import { escapeMarkup } from '../../core/domain/text/escape-markup.ts';
import type { MissingAnswer } from '../../ui/web/requests/loaded-page.ts';
import { freshSeconds, type PageForm } from './rendered-page.ts';
import type { RenderedPage } from './page-cache.ts';

/** They stand in the drawn page for what differs; no address of the shop begins like them. */
export const missingMarks = {
  address: '/passepartout.missing.address',
  path: '/passepartout.missing.path',
  requestId: '00000000-0000-4000-8000-000000000000',
} as const;

type Missing = { readonly [mark in keyof typeof missingMarks]: string };

/** No address of a page has a space. */
export const missingKey = (
  { site, locale, platform }: RoutePlace,
  { status }: MissingAnswer,
  form: PageForm,
): string => [site.host, locale, platform, form, 'missing', status].join(' ');

/** What is drawn: an address without a page. */
export const missingDecision = (
  { site, locale, platform }: RoutePlace,
  { status }: MissingAnswer,
): NotFoundDecision => ({
  kind: 'notFound',
  site,
  locale,
  platform,
  status,
  reason: 'file-ending',
  path: missingMarks.path,
  warning: undefined,
});

/** Kept here as long as a page; nobody else keeps it. */
export const keptMissing = (page: RenderedPage): RenderedPage =>
  page.status < 500 && page.isDegraded !== true ? { ...page, freshSeconds } : page;

/** Within a text of JSON. */
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

/** The drawn page with what belongs to one request. */
export const fillMissing = (page: RenderedPage, form: PageForm, missing: Missing): RenderedPage => {
  const isDocument = form === 'document';
  const printJson = isDocument ? printScriptJson : JSON.stringify;
  const markup = escapeMarkup(missing.path);
  const body = page.body
    .toString()
    .replaceAll(`"${missingMarks.address}"`, () => printJson(missing.address))
    .replaceAll(`"${missingMarks.path}"`, () => printJson(missing.path))
    .replaceAll(missingMarks.path, () => (isDocument ? markup : inJson(markup)))
    .replaceAll(missingMarks.requestId, missing.requestId);
  return { ...page, body: Buffer.from(body), packed: undefined, freshSeconds: 0 };
};
