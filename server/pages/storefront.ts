import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Sleep } from '../../adapters/shared/sleep.ts';
import type { RecordStories } from '../../adapters/storyblok/story-reader.ts';
import type { Treatments } from '../../core/domain/flags/flags.ts';
import { printTreatments } from '../../core/domain/flags/treatments-text.ts';
import { isFlagSafePath } from '../../core/domain/flags/safe-paths.ts';
import { foreignPairs } from '../../core/domain/products/page-query.ts';
import { payloadPath } from '../../core/domain/routing/payload-path.ts';
import { encodeSearch } from '../../core/domain/routing/paths.ts';
import { storyPageUrl } from '../../core/domain/routing/story-url.ts';
import { type SiteConfiguration } from '../../core/domain/routing/sites.ts';
import type { Log } from '../../core/ports/log.ts';
import { slugOfRoute } from '../../core/domain/content/page-slugs.ts';
import type {
  RoutedRequest,
  StorefrontPorts,
  StorefrontRequest,
} from '../../ui/web/requests/storefront-request.ts';
import type { PageForms } from '../forms/page-forms.ts';
import type { MissingAnswer } from '../../ui/web/requests/loaded-page.ts';
import type { SentForm } from '../../ui/web/requests/sent-form.ts';
import { readAskedAddress, type AskedAddress } from '../http/asked-address.ts';
import { busyPage } from '../http/busy-page.ts';
import { clientOf } from '../http/client-address.ts';
import { leaving } from '../http/leaving.ts';
import { sendPlain, textAnswer } from '../http/plain-answer.ts';
import { currentRequestId } from '../http/request-id.ts';
import { securityHeaders, type DocumentRights } from '../http/security-headers.ts';
import type { Admission } from '../../adapters/shared/admission.ts';
import type { EvaluatedFlags, EvaluateFlags } from './evaluated-flags.ts';
import { editedContent, type DrawEdited, type EditingSettings } from './edited-page.ts';
import { pageAddress } from './page-address.ts';
import { untilLeft, withinBudget } from './page-budget.ts';
import type { PageCache, PageSource, RenderedPage, RenderPage } from './page-cache.ts';
import { previewedContent } from './preview.ts';
import { pageSources } from './prerendered-source.ts';
import type { NoFile, PagePlace, PrerenderedPages } from './prerendered-pages.ts';
import type { Render } from './render.tsx';
import {
  fillMissing,
  keptMissing,
  missingDecision,
  missingKey,
  missingMarks,
} from './missing-page.ts';
import { recordUses } from './record-uses.ts';
import { redirectEnd } from './redirect-end.ts';
import { createPageAnswers, type PageForm } from './rendered-page.ts';
import { addressOfRouted, routeAsked, type Routed } from './routed-request.ts';
import { sendDirectAnswer, sendPage, sendRedirect } from './send-page.ts';
import { sendSpeculationRules, speculationRulesPath } from './speculation-rules.ts';
import { watchOutages } from './watch-outages.ts';

export type StorefrontSettings = DocumentRights & {
  readonly sites: SiteConfiguration;
  /** Of one page: they end with its signal and say which stories they read. */
  readonly ports: (signal: AbortSignal, recordStories: RecordStories) => StorefrontPorts;
  readonly log: Log;
  readonly sleep: Sleep;
  /** For all that a page asks of others. */
  readonly pageMilliseconds: number;
  readonly cache: PageCache;
  /** None when left out. */
  readonly prerendered?: PrerenderedPages | undefined;
  /** None is taken when left out. */
  readonly forms?: PageForms | undefined;
  readonly admission: Admission;
  readonly render: Render;
  /** On flag-safe paths; nowhere when left out. */
  readonly evaluate?: EvaluateFlags | undefined;
  /** Nobody sees any preview when left out. */
  readonly editing?: EditingSettings | undefined;
  readonly isDevelopment: boolean;
  readonly trustedProxies: number;
};

/** Routing first, then the cache, then React. */
export type Storefront = {
  /** False where the page has to be rendered. */
  readonly answerFromCache: (request: IncomingMessage, response: ServerResponse) => boolean;
  readonly answer: (
    request: IncomingMessage,
    response: ServerResponse,
    address: AskedAddress,
  ) => Promise<void>;
  /** A page that is the same for everybody; says why where it is not. */
  readonly renderPlace: (place: PagePlace) => Promise<RenderedPage | NoFile>;
  readonly drawEdited: DrawEdited;
};

/** When a page found no room. */
const retrySeconds = 2;

/** One client: all of them bring a valid token. */
const editors = 'editors';

const isRead = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/** Beyond the time of a page: a password is hashed, in a queue. */
const formMilliseconds = 4_000;

/** Creates the page handler. */
export const createStorefront = (settings: StorefrontSettings): Storefront => {
  const { sites, ports, log, sleep, pageMilliseconds, cache, admission, render } = settings;
  const { evaluate, isDevelopment, trustedProxies, editing } = settings;
  const common = securityHeaders(sites.protocol === 'https');
  const answers = createPageAnswers({ ...settings, isSecure: sites.protocol === 'https' });
  const routing = { sites, previews: editing?.previews };
  const filesOf = pageSources(settings.prerendered, answers.ofFile);

  const send = (
    request: IncomingMessage,
    response: ServerResponse,
    key: string,
    page: RenderedPage,
  ): void => sendPage(request, response, page, (encoding) => cache.packedOf(key, page, encoding));

  /** With the content as whoever asks may see it. */
  const requestOf = (
    routed: Routed,
    decision: RoutedRequest,
    given: StorefrontPorts,
    treatments?: Treatments,
  ): StorefrontRequest => {
    const { preview } = routed;
    return {
      decision,
      url: addressOfRouted(sites, routed, decision),
      requestId: currentRequestId() ?? randomUUID(),
      sites,
      treatments,
      preview,
      cookies: routed.cookies,
      ports:
        preview === undefined
          ? given
          : { ...given, content: previewedContent(given.content, preview) },
    };
  };

  /** Asks for a page within its time, and makes an answer of what is drawn. */
  const drawPage = (
    askFor: (given: StorefrontPorts) => StorefrontRequest,
    form: PageForm,
    evaluated: EvaluatedFlags | undefined,
    left: AbortSignal,
  ): Promise<RenderedPage | (MissingAnswer & { readonly asked: StorefrontRequest })> =>
    withinBudget({ milliseconds: pageMilliseconds, sleep }, left, async (signal) => {
      const record = recordUses();
      const watched = watchOutages(record.recorded(ports(signal, record.recordStories)));
      const renderedAt = watched.ports.clock.now();
      const asked = askFor({ ...watched.ports, log: untilLeft(watched.ports.log, left) });
      const rendered = await render(asked, form);
      if (rendered.kind === 'missing') return { ...rendered, asked };
      const isLacking = rendered.kind !== 'redirect' && rendered.isWhole === false;
      const isWhole = watched.isWhole() && !isLacking;
      return answers.ofRendered(rendered, { isWhole, evaluated, uses: record.uses(), renderedAt });
    });

  const missingPage = async (
    routed: Routed,
    {
      asked: { decision, url, requestId },
      ...missing
    }: MissingAnswer & {
      readonly asked: StorefrontRequest;
    },
    left: AbortSignal,
  ): Promise<RenderedPage> => {
    if (decision.kind === 'redirect') throw new Error('A redirect leads somewhere.');
    const { form } = routed;
    const drawn = await cache.get(
      missingKey(decision, missing, form),
      async (signal) => {
        const place = { ...routed, path: missingMarks.address, search: '', cookies: undefined };
        const page = await drawPage(
          (given) => ({
            // Who asked for it was told of.
            ...requestOf(place, missingDecision(decision, missing), {
              ...given,
              log: { report: () => undefined },
            }),
            requestId: missingMarks.requestId,
          }),
          form,
          undefined,
          signal,
        );
        if ('asked' in page) throw new Error('The page of missing addresses was not drawn.');
        return keptMissing(page);
      },
      left,
    );
    return fillMissing(drawn, form, { address: url.pathname, path: missing.path, requestId });
  };

  const renderPage = async (
    routed: Routed,
    decision: RoutedRequest,
    evaluated: EvaluatedFlags | undefined,
    left: AbortSignal,
    sent?: SentForm,
  ): Promise<RenderedPage> => {
    const page = await drawPage(
      (given) => {
        const asked = requestOf(routed, decision, given, evaluated?.treatments);
        // What a query or an editor changes is drawn each time.
        const hasMissingPage =
          !isDevelopment && routed.preview === undefined && asked.url.search === '';
        return { ...asked, sent, hasMissingPage };
      },
      routed.form,
      evaluated,
      left,
    );
    return 'asked' in page ? missingPage(routed, page, left) : page;
  };

  /** An address that nobody has sent. */
  const routeAt = (host: string | undefined, url: string): Routed => {
    const request = { method: 'GET', url, headers: { host } };
    return routeAsked(routing, request, readAskedAddress(sites, request));
  };

  const drawEdited: DrawEdited = async ({ host, address, story }, left) => {
    const routed = routeAt(host, address);
    const { decision, preview } = routed;
    if (preview === undefined || decision.kind !== 'page' || editing === undefined)
      return { kind: 'no-preview' };
    const admitted = await admission.run(editors, left, () =>
      withinBudget({ milliseconds: pageMilliseconds, sleep }, left, async (signal) => {
        const request = requestOf(
          routed,
          decision,
          ports(signal, () => undefined),
        );
        const environment = { storyTransform: editing.storyTransform(signal), log };
        const edited = { slug: slugOfRoute(decision.route), story };
        const content = editedContent(request.ports.content, environment, edited);
        return editing.render({ ...request, ports: { ...request.ports, content } });
      }),
    );
    if (admitted.kind !== 'done') return { kind: 'no-room' };
    return admitted.value === undefined
      ? { kind: 'no-document' }
      : { kind: 'drawn', document: admitted.value };
  };

  /** Too many pages are rendered; those who have left get it, too, and never see it. */
  const noRoom = ({ reading: { host } }: AskedAddress): RenderedPage => {
    const { status, headers, body } = busyPage(sites, host, retrySeconds);
    return {
      status,
      headers: Object.entries({ ...common, ...headers }).flat(),
      body: Buffer.from(body),
      freshSeconds: 0,
    };
  };

  /** By the site's host: any host may be asked for, and must not crowd out the pages. */
  const keyOf = (host: string | undefined, url: string): string =>
    `${host ?? ''}${pageAddress(url)}`;

  /** By treatments and never by users: whoever has the same shares the page. */
  const keyWith = (key: string, evaluated: EvaluatedFlags | undefined): string =>
    evaluated === undefined ? key : `${key} ${printTreatments(evaluated.treatments)}`;

  const answer: Storefront['answer'] = async (request, response, address) => {
    const url = request.url ?? '/';
    const refuse = (status: number, text: string, headers = {}): void =>
      sendPlain(request, response, textAnswer(status, text, headers));
    if (url === speculationRulesPath) return sendSpeculationRules(request, response);
    const routed = routeAsked(routing, request, address);
    const { decision, form, preview, isOfVisitor } = routed;
    if (decision.kind === 'misdirected') return refuse(421, 'Misdirected Request');
    if (decision.kind === 'image') log.report(decision.warning, { path: url.slice(0, 200) });
    if (decision.kind === 'image')
      return sendRedirect(response, decision.status, decision.location);
    if (decision.kind === 'redirect' && form === 'document') {
      const left = leaving(response);
      const { status, location } = await redirectEnd(
        {
          sites,
          routeAt,
          asking: (target, page, answered) =>
            withinBudget({ milliseconds: pageMilliseconds, sleep }, left, (signal) =>
              answered(
                requestOf(
                  target,
                  page,
                  ports(signal, () => undefined),
                ),
              ),
            ),
        },
        address,
        decision,
      );
      return sendRedirect(response, status, location);
    }
    const forms = form === 'document' && decision.kind !== 'reserved' ? settings.forms : undefined;
    const refuseMethod = (): void => {
      const allow = forms?.hasOwn(routed) === true ? 'GET, HEAD, POST' : 'GET, HEAD';
      return refuse(405, 'Method Not Allowed', { allow });
    };
    if (!isRead(request) && (forms === undefined || request.method !== 'POST'))
      return refuseMethod();
    if (decision.kind === 'reserved') return refuse(404, 'Not Found');
    // The vendor's editor asks for a story by its full slug, on the one host that it knows.
    const story = preview && form === 'document' && storyPageUrl(sites, routed.path.slice(1));
    if (story) return sendRedirect(response, 302, `${story}${encodeSearch(routed.search)}`);
    const left = leaving(response);
    const answered = isRead(request)
      ? undefined
      : await withinBudget(
          { milliseconds: pageMilliseconds + formMilliseconds, sleep },
          left,
          async (signal) => forms?.answer(request, routed, signal),
        );
    if (!isRead(request) && answered === undefined) return refuseMethod();
    if (answered !== undefined && answered.kind !== 'again')
      return sendDirectAnswer(request, response, answered);
    const evaluated =
      decision.kind === 'page' && preview === undefined
        ? await evaluate?.(request, decision, routed.search)
        : undefined;
    const make: RenderPage = async (signal) => {
      const client = clientOf(request, trustedProxies);
      const admitted = await admission.run(client, signal, () =>
        renderPage(routed, decision, evaluated, signal, answered),
      );
      return admitted.kind === 'done' ? admitted.value : noRoom(address);
    };
    const isCached =
      decision.kind === 'page' &&
      answered === undefined &&
      !isOfVisitor &&
      preview === undefined &&
      !isDevelopment &&
      evaluated?.isForced !== true;
    const key = isCached ? keyWith(keyOf(decision.site.host, url), evaluated) : '';
    const source: PageSource = {
      render: make,
      ...(decision.kind === 'page' &&
        evaluated === undefined &&
        filesOf(decision, form, pageAddress(url))),
    };
    try {
      const made = isCached ? await cache.get(key, source, left) : await make(left);
      // A redirect keeps the part of the asked query that no page reads.
      const page = made.withPairs?.(foreignPairs(routed.search)) ?? made;
      const sent = preview === undefined ? page : (editing?.previews.asPreview(page) ?? page);
      if (!left.aborted) send(request, response, key, sent);
    } catch (error) {
      // Nobody is there to be told.
      if (!left.aborted) throw error;
    }
  };

  const renderPlace: Storefront['renderPlace'] = async ({ host, path, form }) => {
    const none = (reason: string, isOutage = false) =>
      ({ kind: 'no-file', reason, isOutage }) as const;
    const url = form === 'document' ? path : payloadPath(path);
    const routed = routeAt(host, url);
    const { decision } = routed;
    if (decision.kind !== 'page') return none(decision.kind);
    if (isFlagSafePath(decision.path)) return none('made for each visitor’s flags');
    const page = await renderPage(routed, decision, undefined, new AbortController().signal);
    if (page.tag !== undefined) return page;
    return page.isDegraded === true
      ? none('a service did not answer', true)
      : none(`status ${page.status}`);
  };

  return {
    answer,
    renderPlace,
    drawEdited,
    answerFromCache: (request, response) => {
      if (isDevelopment || !isRead(request)) return false;
      if (editing?.previews.isAsked(request.url ?? '/') === true) return false;
      const key = keyOf(request.headers.host, request.url ?? '/');
      const page = cache.peek(key);
      if (page === undefined) return false;
      send(request, response, key, page);
      return true;
    },
  };
};
