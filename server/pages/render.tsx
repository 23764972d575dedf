import { escapeMarkup } from '../../core/domain/text/escape-markup.ts';
import '../../ui/web/boot/styles.ts';

import { renderToString } from 'react-dom/server';

import type { HybridSlot } from '../../core/domain/content/hybrid.ts';
import { asksForNetPrices } from '../../core/domain/customer/audience.ts';
import type { Locale } from '../../core/domain/locale/locales.ts';
import { printScriptJson } from '../../core/domain/content/structured-data.ts';
import { renderConsent } from '../../ui/web/consent/render-consent.server.tsx';
import { rootStyle } from '../../ui/web/experiments/root-properties.ts';
import { loadAddress } from '../../ui/web/requests/load-address.ts';
import type { Loaded, MissingAnswer, RedirectAnswer } from '../../ui/web/requests/loaded-page.ts';
import type { DocumentData, PageData, Payload } from '../../ui/web/wire/page-data.ts';
import { renderChromeParts } from '../../ui/web/page/chrome-parts.server.tsx';
import { FailedPage } from '../../ui/web/page/failed-page.tsx';
import { failedStatus, failureOf } from '../../ui/web/page/failure.ts';
import { loadChoice } from '../../ui/web/products/load-choice.ts';
import { loadSignIn } from '../../ui/web/shell/header-data.ts';
import { placeOf } from '../../ui/web/shell/request-place.ts';
import { loadShell, type ShellData } from '../../ui/web/shell/shell-data.ts';
import { shopNames } from '../../ui/web/shell/shop-names.ts';
import { siteLinks, startPath } from '../../ui/web/shell/site-links.ts';
import { loadSurrounding } from '../../ui/web/shell/surrounding.ts';
import type { HtmlFragments } from '../../ui/web/wire/html-fragments.ts';
import type { StorefrontRequest } from '../../ui/web/requests/storefront-request.ts';
import { noTraces, type Traces } from '../traces/traces.ts';
import { renderSupport } from '../../ui/web/support/render-support.server.tsx';
import { editorPage } from '../../ui/web/editor/editor-page.ts';
import { renderPreviewNote } from '../../ui/web/editor/render-preview-note.server.tsx';
import { createDocument, createSlots, type DocumentFiles } from './document.ts';
import type { EditedDocument } from './edited-page.ts';
import { netHtml } from './net-html.ts';
import { drawAround, drawBody, drawFragments, type Drawing, type Texts } from './page-template.tsx';
import {
  messagesBeside,
  overviewMessageFile,
  productMessageFile,
  sharedMessageFile,
  type MessageFile,
} from './message-files.ts';
import type { PageForm } from './rendered-page.ts';

/** A rendered answer: a document, data of a page, or a redirect without a body. */
export type RenderedRedirect = RedirectAnswer & {
  /** What says so to a browser that asked for a page's data. */
  readonly payload?: ((location: string) => string) | undefined;
};

export type Rendered =
  | {
      readonly kind: PageForm;
      readonly status: number;
      readonly body: Texts;
      /** Whether it is the same for every visitor, so that caches may keep it. */
      readonly isShared: boolean;
      /** False where a part of the page could not be loaded. */
      readonly isWhole?: boolean | undefined;
    }
  | RenderedRedirect
  | MissingAnswer;

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

const headTags = ({ head }: PageData, { machines }: HtmlFragments): string =>
  [
    `<title>${escapeMarkup(head.title)}</title>`,
    head.canonical === undefined
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escapeMarkup(head.canonical)}">`,
    machines,
  ].join('');

const graphsOf = ({ graph, offers }: HtmlFragments): string => [graph, offers].join('');

const failedHead = `<title>${failedStatus}</title><meta name="robots" content="noindex">`;

type Around = Pick<Drawing, 'islandFiles' | 'messageFile' | 'shell'>;

type LoadedPage = Extract<Loaded<PageData>, { readonly kind: 'page' }>;

const logInPlaces = { page: 'this-page', error: 'account', designer: 'account-and-back' } as const;

const drawingOf = async (
  request: StorefrontRequest,
  around: Around,
  { page, parts }: Pick<LoadedPage, 'page' | 'parts'>,
): Promise<Drawing> => ({
  ...around,
  page,
  parts,
  url: request.url,
  signIn: await loadSignIn(request, logInPlaces[page.kind]),
  onMissingKey: missingKeyReport(request),
});

/** A page's answer to a choice: 404 where it sells nothing, 503 where nobody says prices now. */
const configurationOf = (loaded: Awaited<ReturnType<typeof loadChoice>>): Rendered =>
  typeof loaded === 'object'
    ? {
        kind: 'configuration',
        status: 200,
        isShared: loaded.isShared,
        body: [JSON.stringify(loaded.answer)],
      }
    : {
        kind: 'configuration',
        status: loaded === undefined ? 404 : 503,
        isShared: false,
        body: ['{}'],
      };

/** What all islands show, and what those of a page do; undefined where its data brings the messages. */
type MessageFiles = Readonly<Record<'shared' | 'own', MessageFile | undefined>>;

const isOverview = (page: PageData): boolean =>
  page.kind === 'page' &&
  page.body.some((part) => part.kind === 'block' && part.block.kind === 'design-overview');

const ownMessageFile = async (locale: Locale, page: PageData): Promise<MessageFile | undefined> => {
  const product = page.kind === 'page' ? page.product?.product : undefined;
  if (product !== undefined) return productMessageFile(locale, product);
  return isOverview(page) ? overviewMessageFile(locale) : undefined;
};

/** A page and what surrounds it, without the messages that are in files. */
const sentOf = (
  shell: ShellData,
  page: PageData,
  { shared, own }: MessageFiles,
): { readonly shell: ShellData; readonly page: PageData } =>
  shared === undefined
    ? { shell, page }
    : {
        shell: { ...shell, messages: {}, messageFile: shared.href },
        page: { ...page, messages: messagesBeside(page.messages, own ? [shared, own] : [shared]) },
      };

const missingKeyReport =
  ({ ports }: StorefrontRequest) =>
  (key: string): void =>
    ports.log.report('translation-missing', { key });

/**
 * Draws the page of an edited story; undefined where it leads elsewhere, or is not a story. The document
 * around it stays in the editor.
 */
export const renderEdited = async (
  request: StorefrontRequest,
): Promise<EditedDocument | undefined> => {
  const [shell, loaded] = await Promise.all([loadShell(request), loadAddress(request)]);
  if (loaded.kind !== 'page' || loaded.status >= failedStatus) return undefined;
  const drawn = await drawingOf(
    request,
    { shell, islandFiles: {}, messageFile: undefined },
    loaded,
  );
  return { title: loaded.page.head.title, app: (await drawBody(drawn)).join('') };
};

const messageFilesOf = async (
  files: Pick<DocumentFiles, 'hasMessages'>,
  { locale }: ShellData,
  page: PageData,
): Promise<MessageFiles> => {
  if (files.hasMessages !== true) return { shared: undefined, own: undefined };
  return {
    shared: sharedMessageFile(locale),
    own: await ownMessageFile(locale, page),
  };
};

/** Draws what surrounds the pages of a site, for those that other applications write. */
export type RenderLayout = (request: StorefrontRequest) => Promise<Record<HybridSlot, string>>;

/** Makes the function that renders layouts. */
export const createLayoutRenderer = ({
  files,
  build,
  messengerScript,
  consentScript,
}: Settings): RenderLayout => {
  const slotsOf = createSlots(files);
  return async (request) => {
    const place = placeOf(request);
    const [shell, surrounding] = await Promise.all([
      loadShell(request),
      loadSurrounding(request, undefined),
    ]);
    const head = { title: shopNames[shell.channel], canonical: undefined };
    const page: PageData = { kind: 'designer', head, messages: {} };
    const links = siteLinks(request, startPath(request));
    const parts = renderChromeParts(place, links, surrounding);
    const around = { shell, islandFiles: files.islands, messageFile: undefined };
    const { before, after } = drawAround(await drawingOf(request, around, { page, parts }));
    const sent = sentOf(shell, page, await messageFilesOf(files, shell, page));
    // Only who writes the page knows its path.
    const document: DocumentData = { build, path: '', ...sent };
    const { styles, scripts } = slotsOf(shell.channel, printScriptJson(document));
    const support = renderSupport(request, messengerScript);
    return {
      styles,
      header: before.join(''),
      footer: after.join(''),
      scripts: `${support}${renderConsent(request, consentScript)}${scripts}`,
    };
  };
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
  const islandFiles = files.islands;

  const documentOf = (
    path: string,
    data: Pick<DocumentData, 'failure' | 'page' | 'shell'>,
    html: {
      readonly isNet?: boolean;
      readonly head: string;
      readonly app: Texts;
      readonly support: string;
      readonly consent: string;
      readonly graphs: string;
    },
  ): Texts => {
    const { shell, page } = data;
    const document: DocumentData = { build, path, ...data };
    const { locale = 'de-DE', channel = 'poster' } = shell ?? {};
    const treatments = page?.kind === 'page' ? page.treatments : undefined;
    const rootLook = treatments && rootStyle(treatments);
    return writeDocument({
      locale,
      channel,
      rootStyle: rootLook,
      ...html,
      data: printScriptJson(document),
      isOverview: page && isOverview(page),
    });
  };

  const failedDocument = async (request: StorefrontRequest): Promise<Rendered> => {
    const shell = await loadShell(request).catch(() => undefined);
    const failure = failureOf('request-failed', request.requestId, request.url.search);
    const app = [renderToString(<FailedPage shell={shell} failure={failure} />)];
    const html = { head: failedHead, app, support: '', consent: '', graphs: '' };
    const data = { shell, page: undefined, failure };
    const body = documentOf(request.url.pathname, data, html);
    return { kind: 'document', status: failedStatus, isShared: false, body };
  };

  const renderDocument = async (request: StorefrontRequest): Promise<Rendered> => {
    const { url } = request;
    const [shell, loaded] = await traces.span(loading, () =>
      Promise.all([loadShell(request), loadAddress(request)]),
    );
    if (loaded.kind !== 'page') return loaded;
    const { page, parts, status, isShared, isWhole } = loaded;
    const { preview } = request;
    const isEditing = preview?.isEditing === true;
    const body = await traces.span(drawing, async () => {
      const note = renderPreviewNote(request);
      if (isEditing) {
        const app = await drawBody(
          await drawingOf(request, { shell, islandFiles: {}, messageFile: undefined }, loaded),
        );
        return writeDocument({
          locale: shell.locale,
          channel: shell.channel,
          rootStyle: undefined,
          app,
          head: headTags(page, parts),
          support: note,
          consent: '',
          graphs: graphsOf(parts),
          data: printScriptJson(editorPage(preview.editor)),
          isEditing: true,
        });
      }
      const messageFiles = await messageFilesOf(files, shell, page);
      const around = { shell, islandFiles, messageFile: messageFiles.own };
      const app = await drawBody(await drawingOf(request, around, loaded));
      // Where nobody else gets the page, it needs no script for what its visitor sees.
      const isNet = !isShared && asksForNetPrices(request.cookies ?? '');
      return documentOf(url.pathname, sentOf(shell, page, messageFiles), {
        isNet,
        head: headTags(page, parts),
        app: isNet ? [netHtml(shell.locale, app.join(''))] : app,
        support: `${renderSupport(request, messengerScript)}${note}`,
        consent: renderConsent(request, consentScript),
        graphs: graphsOf(parts),
      });
    });
    return { kind: 'document', status, isShared, isWhole, body };
  };

  const renderPayload = async (request: StorefrontRequest): Promise<Rendered> => {
    const [shell, loaded] = await traces.span(loading, () =>
      Promise.all([loadShell(request), loadAddress(request)]),
    );
    if (loaded.kind === 'redirect') {
      const payloadOf = (location: string): Payload => ({ build, kind: 'redirect', location });
      return { ...loaded, payload: (location) => JSON.stringify(payloadOf(location)) };
    }
    if (loaded.kind === 'missing') return loaded;
    const { status, isShared, isWhole } = loaded;
    const messageFiles = await messageFilesOf(files, shell, loaded.page);
    const around = { shell, islandFiles, messageFile: messageFiles.own };
    const { page } = sentOf(shell, loaded.page, messageFiles);
    const fragments = await traces.span(drawing, async () =>
      drawFragments(await drawingOf(request, around, loaded)),
    );
    const payload: Payload = { build, kind: 'page', page, fragments };
    return { kind: 'payload', status, isShared, isWhole, body: [JSON.stringify(payload)] };
  };

  return async (request, form) => {
    try {
      switch (form) {
        case 'document':
          return await renderDocument(request);
        case 'payload':
          return await renderPayload(request);
        case 'configuration':
          return configurationOf(await traces.span(loading, () => loadChoice(request)));
      }
    } catch (error) {
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
      const { url, requestId, ports } = request;
      ports.log.report('request-failed', { path: url.pathname, requestId, reason });
      return form === 'document'
        ? failedDocument(request)
        : { kind: form, status: failedStatus, isShared: false, body: ['{}'] };
    }
  };
};
