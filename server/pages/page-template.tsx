/**
 * A page as HTML: texts put together in order, and islands drawn by React in their places. Nothing is
 * around them that React would draw in a browser.
 */
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';

import { ConnectionNotice } from '../../ui/components/connection-notice/connection-notice.tsx';
import { SignInLink, type HeaderEntry } from '../../ui/components/header/account.tsx';
import { SkipLink } from '../../ui/components/skip-link/skip-link.tsx';
import { VisuallyHidden } from '../../ui/components/visually-hidden/visually-hidden.tsx';
import { memoizeByIdentity } from '../../ui/memoize-by-identity.ts';
import { MessagesProvider } from '../../ui/messages/text.tsx';
import { connectionIds } from '../../ui/web/boot/show-connection.ts';
import { consentPlaceId } from '../../ui/web/consent/consent-place.ts';
import { IslandFrame } from '../../ui/web/islands/island-frame.tsx';
import { islandNames, type IslandName } from '../../ui/web/islands/island-names.ts';
import { loadIsland } from '../../ui/web/islands/islands.ts';
import { createStore } from '../../ui/web/islands/store.ts';
import { loadBeforePages } from '../../ui/web/navigation/lazy-component.tsx';
import type { Wake } from '../../ui/web/islands/waking.ts';
import { placeOf } from '../../ui/web/navigation/shown-view.ts';
import type { PageData } from '../../ui/web/wire/page-data.ts';
import { headProduct, type ContentPage } from '../../ui/web/page/content-page.ts';
import { ErrorView } from '../../ui/web/page/error-view.tsx';
import { contentId, type PageFragments } from '../../ui/web/wire/fragments.ts';
import { liveElementId } from '../../ui/web/page/live-block-of.ts';
import type { LivePart } from '../../ui/web/page/page-body.ts';
import { ServerHtmlContext } from '../../ui/web/page/server-html.tsx';
import type { ShellData } from '../../ui/web/shell/shell-data.ts';
import type { HtmlFragments } from '../../ui/web/wire/html-fragments.ts';
import { escapeMarkup } from '../../core/domain/text/escape-markup.ts';
import type { MessageFile } from './message-files.ts';

/**
 * Texts that stand one after the other. They are joined as bytes when they are sent: to join 120 kB
 * of text first costs as much as half of the drawing.
 */
export type Texts = readonly string[];

export type Drawing = {
  readonly shell: ShellData;
  readonly page: PageData;
  readonly parts: HtmlFragments;
  /** The way to the log-in from this page. */
  readonly signIn: HeaderEntry;
  readonly url: URL;
  /** The files that islands come with, which are asked for side by side. */
  readonly islandFiles: Readonly<Partial<Record<IslandName, readonly string[]>>>;
  /** The file of messages for its islands, beside that of all islands; undefined without one. */
  readonly messageFile: MessageFile | undefined;
  readonly onMissingKey: (key: string) => void;
};

type IslandPlace = {
  readonly id: string;
  readonly name: IslandName;
  /** What the island itself says, when left out. */
  readonly when?: readonly Wake[];
};

for (const name of islandNames) loadBeforePages(async () => void (await loadIsland(name)));

const openingTag = (tag: string, attributes: Readonly<Record<string, string>>): string =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeMarkup(value)}"`)
    .join('')}>`;

const drawIsland = async (
  { shell, page, parts, url, islandFiles, messageFile, onMissingKey }: Drawing,
  { id, name, when: asked }: IslandPlace,
): Promise<Texts> => {
  const { draw, prepare, when = ['near'] } = await loadIsland(name);
  await prepare?.(page);
  const drawn = { page, place: placeOf(url) };
  const view = {
    shell,
    state: createStore(drawn),
    loading: createStore<string | undefined>(undefined),
    go: () => undefined,
  };
  const html = renderToString(
    <ServerHtmlContext value={parts}>
      <IslandFrame
        view={view}
        drawn={drawn}
        onMissingKey={onMissingKey}
        draw={(data) => draw(data, id)}
      />
    </ServerHtmlContext>,
    // Several islands stand in one document.
    { identifierPrefix: `${id}-` },
  );
  const chunks = (islandFiles[name] ?? []).join(' ');
  const attributes = {
    id,
    name,
    when: (asked ?? when).join(' '),
    'data-chunks': chunks,
    ...(messageFile && { 'data-messages': messageFile.href }),
  };
  return [openingTag('shop-island', attributes), html, '</shop-island>'];
};

/** A product is HTML that works; its scripts lie ready when somebody touches the page. */
const productWakes = ['touch', 'told', 'fetch'] as const satisfies readonly Wake[];

const islandOfPart = (part: LivePart, isOpen: boolean): IslandPlace => {
  const id = liveElementId(part.id);
  return part.kind === 'product'
    ? { id, name: 'product', when: isOpen ? ['load'] : ['near', 'told'] }
    : { id, name: part.block.kind };
};

const partOf = (name: string, ...html: Texts): Texts => [
  `<div data-part="${name}">`,
  ...html,
  '</div>',
];

/** What is drawn beforehand; empty where a page has none. */
const drawnPart = ({ parts }: Drawing, name: Exclude<keyof HtmlFragments, 'header'>): Texts =>
  partOf(name, parts[name] ?? '');

const drawHead = async (drawing: Drawing, page: ContentPage): Promise<Texts> => {
  const product = headProduct(page);
  if (product === undefined) return drawnPart(drawing, 'head');
  const when = product.dialog === undefined ? productWakes : (['load'] as const);
  return drawIsland(drawing, { id: 'product', name: 'product', when });
};

const drawPage = async (drawing: Drawing, page: ContentPage): Promise<Texts> => {
  const isOpen = page.product?.dialog !== undefined;
  const drawn = await Promise.all([
    drawHead(drawing, page),
    ...page.body.map((part) =>
      part.kind === 'static'
        ? drawnPart(drawing, part.part)
        : drawIsland(drawing, islandOfPart(part, isOpen)),
    ),
    page.account === undefined
      ? []
      : drawIsland(drawing, { id: 'account-dialog', name: 'account-dialog', when: ['load'] }),
  ]);
  return [...drawnPart(drawing, 'breadcrumb'), ...drawn.flat()];
};

const withTexts = ({ shell, page, onMissingKey }: Drawing, children: ReactNode): ReactElement => (
  <MessagesProvider
    locale={shell.locale}
    messages={{ ...shell.messages, ...page.messages }}
    onMissingKey={onMissingKey}
  >
    {children}
  </MessagesProvider>
);

const drawContent = async (drawing: Drawing): Promise<Texts> => {
  const { page, shell } = drawing;
  switch (page.kind) {
    case 'page':
      return drawPage(drawing, page);
    case 'error': {
      const error = <ErrorView page={page} homeHref={shell.startHref} />;
      const html = renderToStaticMarkup(withTexts(drawing, error));
      return [...partOf('error', html), ...drawnPart(drawing, 'body-0')];
    }
    case 'designer':
      return drawnPart(drawing, 'head');
  }
};

const drawHeader = ({ parts: { header }, signIn }: Drawing): Texts =>
  header === undefined
    ? []
    : [header.before, renderToStaticMarkup(<SignInLink {...signIn} />), header.after];

/** The fragments of a page that a browser puts in the place of another's. */
export const drawFragments = async (drawing: Drawing): Promise<PageFragments> => {
  const { navigation = '', footer = '' } = drawing.parts;
  const content = (await drawContent(drawing)).join('');
  return { header: drawHeader(drawing).join(''), navigation, content, footer };
};

type Lasting = Readonly<Record<'start' | 'bar' | 'suggestion' | 'end', string>>;

const lastingIsland = (name: IslandName): string =>
  `${openingTag('shop-island', { id: name, name, when: 'told' })}</shop-island>`;

/** What stays while pages come and go: the same in all documents of a language. */
const drawLasting = (drawing: Drawing): Lasting => {
  const { shell } = drawing;
  const draw = (element: ReactNode): string => renderToStaticMarkup(withTexts(drawing, element));
  const announcement = (
    <VisuallyHidden>
      <output id="page-announcement" />
    </VisuallyHidden>
  );
  // The words are there before the connection is lost.
  const words = `<template id="${connectionIds.words}">${draw(<ConnectionNotice isLost retryHref="" />)}</template>`;
  return {
    start: `${draw(<SkipLink targetId={contentId} />)}<div id="${consentPlaceId}"></div>`,
    bar: `<div data-lasting>${lastingIsland('whitelabel-bar')}</div>`,
    suggestion: shell.locatesVisitors
      ? `<output data-lasting>${lastingIsland('site-suggestion')}</output>`
      : '',
    end: `${draw(announcement)}${words}<div id="${connectionIds.place}">${draw(<ConnectionNotice isLost={false} />)}</div>`,
  };
};

const lasting = memoizeByIdentity<Lasting>();

type AroundContent = Readonly<Record<'before' | 'after', Texts>>;

/** What stands before and after the content of a page. */
export const drawAround = (drawing: Drawing): AroundContent => {
  const around = lasting([drawing.shell], () => drawLasting(drawing));
  return {
    before: [
      around.start,
      ...partOf('header', ...drawHeader(drawing)),
      around.bar,
      ...drawnPart(drawing, 'navigation'),
      around.suggestion,
    ],
    after: [...drawnPart(drawing, 'footer'), around.end],
  };
};

/** All of a document's body that is the page. */
export const drawBody = async (drawing: Drawing): Promise<Texts> => {
  const { before, after } = drawAround(drawing);
  return [
    ...before,
    `<main id="${contentId}">`,
    ...(await drawContent(drawing)),
    '</main>',
    ...after,
  ];
};
