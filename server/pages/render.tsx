import { escapeMarkup } from '../../core/domain/text/escape-markup.ts';
import '../../ui/web/styles.ts';

import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';

import { printScriptJson } from '../../core/domain/content/structured-data.ts';
import { DrawOnceContext, type DrawOnce } from '../../ui/components/drawn-once.ts';
import { joinMessages } from '../../ui/messages/compile.ts';
import { App, Failed } from '../../ui/web/app.tsx';
import { renderConsent } from '../../ui/web/consent/render-consent.server.tsx';
import { rootStyle } from '../../ui/web/experiments/root-properties.ts';
import { loadAddress } from '../../ui/web/load-address.ts';
import type { Loaded, RedirectAnswer } from '../../ui/web/loaded-page.ts';
import type { DocumentData, PageData, Payload } from '../../ui/web/page-data.ts';
import { failedStatus, failureOf, type PageFailure } from '../../ui/web/page/failure.ts';
import { drawnLogIn, logInOver, withLogInOver } from '../../ui/web/page/log-in-over.ts';
import { loadChoice } from '../../ui/web/products/load-choice.ts';
import { loadShell, type ShellData } from '../../ui/web/shell/shell-data.ts';
import { StaticHtmlContext } from '../../ui/web/static-html.tsx';
import type { StaticHtmlParts } from '../../ui/web/static-parts.ts';
import type { StorefrontRequest } from '../../ui/web/storefront-request.ts';
import { noTraces, type Traces } from '../traces/traces.ts';
import { renderSupport } from '../../ui/web/support/render-support.server.tsx';
import { editorPage } from '../../ui/web/editor/editor-page.ts';
import { markRoots } from '../../ui/web/editor/mark-roots.ts';
import { renderPreviewNote } from '../../ui/web/editor/render-preview-note.server.tsx';
import { createDocument, type DocumentFiles } from './document.ts';
import type { EditedDocument } from './edited-page.ts';
import { createDrawOnce } from './drawn-once.tsx';
import { createKeptBytes, openPieces } from './page-bytes.ts';
import type { PageForm } from './rendered-page.ts';

/** A rendered answer: a document, data of a page, or a redirect without a body. */
export type Rendered =
  | {
      readonly kind: PageForm;
      readonly status: number;
      /** With marks in the places of the pieces, if it has any (see `bytesOfPage`). */
      readonly body: string;
      readonly pieces?: readonly Buffer[] | undefined;
      /** Whether it is the same for every visitor, so that caches may keep it. */
      readonly isShared: boolean;
      /** False where a part of the page could not be loaded. */
      readonly isWhole?: boolean | undefined;
    }
  | RedirectAnswer;

/** Renders what a request asks for; it never rejects: what fails becomes the failed page. */
export type Render = (request: StorefrontRequest, form: PageForm) => Promise<Rendered>;

type Settings = {
  readonly files: DocumentFiles;
  /** Names the build (see `DocumentData`). */
  readonly build: string;
  /** The address of a vendor's messenger, if one is configured. */
  readonly messengerScript?: string | undefined;
  /** A third party's script that asks for consent in the shop's place. */
  readonly consentScript?: string | undefined;
  /** Spans around loading and drawing; none when left out. */
  readonly traces?: Traces;
};

const loading = { name: 'load page', kind: 'internal' } as const;
const drawing = { name: 'draw page', kind: 'internal' } as const;

const headTags = ({ head }: PageData, { machines, offers }: StaticHtmlParts): string =>
  `<title>${escapeMarkup(head.title)}</title>${
    head.canonical === undefined
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escapeMarkup(head.canonical)}">`
  }${machines ?? ''}${offers ?? ''}`;

const failedHead = `<title>${failedStatus}</title><meta name="robots" content="noindex">`;

/** What machines read stands in documents alone. */
const payloadParts = ({
  machines: _machines,
  offers: _offers,
  ...parts
}: StaticHtmlParts): StaticHtmlParts => parts;

const payloadOf = (build: string, { search }: URL, loaded: Loaded<PageData>): Rendered => {
  const payload: Payload =
    loaded.kind === 'redirect'
      ? { build, kind: 'redirect', location: loaded.location }
      : {
          build,
          kind: 'page',
          page: loaded.page,
          parts: withLogInOver(payloadParts(loaded.parts), search),
        };
  return {
    kind: 'payload',
    status: loaded.kind === 'redirect' ? 200 : loaded.status,
    isShared: loaded.kind === 'page' && loaded.isShared,
    isWhole: loaded.kind === 'redirect' || loaded.isWhole,
    body: JSON.stringify(payload),
  };
};

/** A page's answer to a choice: 404 where it sells nothing, 503 where nobody says prices now. */
const configurationOf = (loaded: Awaited<ReturnType<typeof loadChoice>>): Rendered =>
  typeof loaded === 'object'
    ? {
        kind: 'configuration',
        status: 200,
        isShared: loaded.isShared,
        body: JSON.stringify(loaded.answer),
      }
    : {
        kind: 'configuration',
        status: loaded === undefined ? 404 : 503,
        isShared: false,
        body: '{}',
      };

/** Parts with marks in the places of what stands on many pages. */
const withMarks = (
  parts: StaticHtmlParts,
  marked: (html: string, part: string) => string,
): StaticHtmlParts =>
  Object.fromEntries(Object.entries(parts).map(([part, html = '']) => [part, marked(html, part)]));

const missingKeyReport =
  ({ ports }: StorefrontRequest) =>
  (key: string): void =>
    ports.log.report('translation-missing', { key });

const drawApp = (
  request: StorefrontRequest,
  shell: ShellData,
  { page, parts }: { readonly page: PageData; readonly parts: StaticHtmlParts },
  drawOnce?: DrawOnce,
): string => {
  const app = renderToString(
    <StaticHtmlContext value={parts}>
      <DrawOnceContext value={drawOnce}>
        <StaticRouter location={`${request.url.pathname}${request.url.search}`}>
          <App shell={shell} page={page} onMissingKey={missingKeyReport(request)} />
        </StaticRouter>
      </DrawOnceContext>
    </StaticHtmlContext>,
  );
  return request.preview?.isEditing === true ? markRoots(app) : app;
};

/** Draws a page without marks, for editors. */
const drawEdited = (
  request: StorefrontRequest,
  shell: ShellData,
  { page, parts }: { readonly page: PageData; readonly parts: StaticHtmlParts },
): string => drawApp(request, shell, { page, parts: withLogInOver(parts, request.url.search) });

/**
 * Draws the page of an edited story; undefined where it leads elsewhere, or is not a story. The document
 * around it stays in the editor.
 */
export const renderEdited = async (
  request: StorefrontRequest,
): Promise<EditedDocument | undefined> => {
  const [shell, loaded] = await Promise.all([loadShell(request), loadAddress(request)]);
  return loaded.kind === 'redirect' || loaded.status >= failedStatus
    ? undefined
    : { title: loaded.page.head.title, app: drawEdited(request, shell, loaded) };
};

/** Makes the function that renders pages and their payloads. */
export const createRenderer = ({
  files,
  build,
  messengerScript,
  consentScript,
  traces = noTraces,
}: Settings): Render => {
  const writeDocument = createDocument(files);
  const drawOnceFor = createDrawOnce();
  const keptBytes = createKeptBytes();
  const keptHeaders = createKeptBytes(drawnLogIn);

  const documentOf = (
    path: string,
    shell: ShellData | undefined,
    page: PageData | undefined,
    html: {
      readonly head: string;
      readonly app: string;
      readonly support: string;
      readonly consent: string;
    },
    failure?: PageFailure,
  ): string => {
    const data: DocumentData = { build, path, shell, page, failure };
    const { locale = 'de-DE', channel = 'poster' } = shell ?? {};
    const treatments = page?.kind === 'page' ? page.treatments : undefined;
    const rootLook = treatments && rootStyle(treatments);
    return writeDocument({
      locale,
      channel,
      rootStyle: rootLook,
      ...html,
      data: printScriptJson(data),
    });
  };

  const failedDocument = async (request: StorefrontRequest): Promise<Rendered> => {
    const shell = await loadShell(request).catch(() => undefined);
    const failure = failureOf('request-failed', request.requestId, request.url.search);
    const app = renderToString(<Failed shell={shell} failure={failure} />);
    const html = { head: failedHead, app, support: '', consent: '' };
    const body = documentOf(request.url.pathname, shell, undefined, html, failure);
    return { kind: 'document', status: failedStatus, isShared: false, body };
  };

  const renderDocument = async (request: StorefrontRequest): Promise<Rendered> => {
    const { url } = request;
    const [shell, loaded] = await traces.span(loading, () =>
      Promise.all([loadShell(request), loadAddress(request)]),
    );
    if (loaded.kind === 'redirect') return loaded;
    const { page, parts, status, isShared, isWhole } = loaded;
    const { preview } = request;
    const isEditing = preview?.isEditing === true;
    const { body, pieces } = await traces.span(drawing, async () => {
      const note = renderPreviewNote(request);
      if (isEditing) {
        const app = drawEdited(request, shell, { page, parts });
        const edited = writeDocument({
          locale: shell.locale,
          channel: shell.channel,
          rootStyle: undefined,
          app,
          head: headTags(page, parts),
          support: note,
          consent: '',
          data: printScriptJson(editorPage(preview.editor)),
          isEditing: true,
        });
        return { body: edited, pieces: [] };
      }
      const pieces = openPieces();
      const onMissingKey = missingKeyReport(request);
      const { locale } = shell;
      const messages = joinMessages([shell.messages, page.messages]);
      const drawOnce = drawOnceFor({ locale, messages, pieces, onMissingKey });
      const marked = (html: string): string => keptBytes(html).map(pieces.markOf).join('');
      // All that differs in a header from choice to choice.
      const logIn = logInOver(url.search);
      const markedHeader = (html: string): string =>
        keptHeaders(html).map(pieces.markOf).join(logIn);
      const markedParts = withMarks(parts, (html, part) =>
        part === 'header' ? markedHeader(html) : marked(html),
      );
      const app = drawApp(request, shell, { page, parts: markedParts }, drawOnce);
      const html = {
        head: headTags(page, markedParts),
        app,
        support: `${marked(renderSupport(request, messengerScript))}${note}`,
        consent: marked(renderConsent(request, consentScript)),
      };
      const body = documentOf(url.pathname, shell, page, html);
      return { body, pieces: pieces.made() };
    });
    return { kind: 'document', status, isShared, isWhole, body, pieces };
  };

  return async (request, form) => {
    try {
      switch (form) {
        case 'document':
          return await renderDocument(request);
        case 'payload':
          return payloadOf(
            build,
            request.url,
            await traces.span(loading, () => loadAddress(request)),
          );
        case 'configuration':
          return configurationOf(await traces.span(loading, () => loadChoice(request)));
      }
    } catch (error) {
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
      const { url, requestId, ports } = request;
      ports.log.report('request-failed', { path: url.pathname, requestId, reason });
      return form === 'document'
        ? failedDocument(request)
        : { kind: form, status: failedStatus, isShared: false, body: '{}' };
    }
  };
};
