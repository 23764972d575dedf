import { netPricesCookie } from '../../core/domain/cookie/storefront-cookies.ts';
import { escapeMarkup } from '../../core/domain/text/escape-markup.ts';
import { createHash } from 'node:crypto';

import type { HybridSlot } from '../../core/domain/content/hybrid.ts';
import type { Channel } from '../../core/domain/locale/channel.ts';
import { machineFilePaths } from '../../core/domain/content/machine-files/machine-files.ts';
import { fontFiles } from '../../ui/components/font-files.ts';
import { shopLooks } from '../../ui/web/shell/shop-looks.ts';
import type { IslandName } from '../../ui/web/islands/island-names.ts';
import { keptStyleKey } from '../../ui/web/experiments/kept-style.ts';
import type { Texts } from './page-template.tsx';

/** The files that every document names. */
export type DocumentFiles = {
  /** Tags that bring the styles. */
  readonly styles: string;
  /** The client entry and what it imports at once: the start script asks for all side by side. */
  readonly scripts: readonly string[];
  /** The script of pages in the visual editor, which has none of the others. */
  readonly editor: string;
  /** The script of pages with net prices. */
  readonly net: string;
  /** What each island comes with: its own module, and all that those import at once. */
  readonly islands: Readonly<Partial<Record<IslandName, readonly string[]>>>;
  /** Whether there are files of messages; without them they are data of every page. */
  readonly hasMessages?: boolean;
  /** Scripts that only development has. */
  readonly development: string;
};

type DocumentParts = {
  readonly locale: string;
  readonly channel: Channel;
  /** Whether its HTML has net prices already; its data has gross ones all the same. */
  readonly isNet?: boolean | undefined;
  /** Custom properties of the root element; undefined where the page is the same for everybody. */
  readonly rootStyle: string | undefined;
  /** Title, canonical address, what machines read. */
  readonly head: string;
  readonly app: Texts;
  /** What stands behind the page and stays: the way in to the shop's service. */
  readonly support: string;
  /** What asks for consent, where somebody has to be asked. */
  readonly consent: string;
  /** What search engines read of it as data: near the words that it repeats, which packs best. */
  readonly graphs: string;
  /** The data that the page's islands are drawn from, as JSON for a script. */
  readonly data: string;
  /** Whether it is shown in the visual editor: HTML alone, with the editor's script. */
  readonly isEditing?: boolean | undefined;
  /** Whether it shows designs to choose from, which phones paint before they ask for fonts. */
  readonly isOverview?: boolean | undefined;
};

/**
 * Imports the shop's scripts when the page's first picture has loaded or failed, or at the first touch
 * of a key or pointer, so that they never compete with what a shopper is waiting to see. The content
 * security policy knows it by its hash.
 */
export const startScript = (scripts: readonly string[]): string =>
  [
    `{const go=()=>{onpointerdown=onkeydown=null;${scripts.map((file) => `import("${file}")`).join(';')}},`,
    'image=document.querySelector("img[fetchpriority=high]");',
    'image?.complete===false?image.onload=image.onerror=onpointerdown=onkeydown=go:go()}',
  ].join('');

/** No other cookie has it in its name, and every byte here is one of every page. */
const netMark = netPricesCookie.replace('__Host', '');

/**
 * The script before all else, the same in every document. It gives the root element the looks that
 * experiments have in this tab, so that the first paint has them; where the server has evaluated
 * flags, its word counts. For who sees net prices it puts in the script that makes them, which
 * browsers wait for as for one of the document's own; where that does not come, prices stay gross,
 * and say so.
 */
export const headScript = (net: string): string =>
  [
    'try{const root=document.documentElement;root.hasAttribute("style")||',
    `(root.style.cssText=sessionStorage.${keptStyleKey})}catch{}`,
    `/${netMark}/.test(document.cookie)&&`,
    String.raw`document.write('<script src=${net}><\/script>')`,
  ].join('');

/** A script's hash as a source of a content security policy. */
export const scriptHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** What a document's head begins with, by the channel; its character set stands before it. */
const headsOf = (
  { styles, net, development }: Pick<DocumentFiles, 'development' | 'net' | 'styles'>,
  media = '',
): Readonly<Record<Channel, string>> => {
  const fonts = (channel: Channel): string =>
    fontFiles[channel]
      .map((href) => `<link rel="preload" href="${href}" as="font"${media} crossorigin>`)
      .join('');
  const headStart = `<script>${headScript(net)}</script>${development}${styles}<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="manifest" href="${machineFilePaths.manifest}">`;
  const look = (channel: Channel): string => {
    const { drawing, icons, surface } = shopLooks[channel];
    return `<link rel="icon" href="${drawing}" type="image/svg+xml"><link rel="apple-touch-icon" href="${icons[180]}"><meta name="theme-color" content="${surface}">`;
  };
  return {
    poster: headStart + look('poster') + fonts('poster'),
    kartenliebe: headStart + look('kartenliebe') + fonts('kartenliebe'),
  };
};

const dataStart = '<script type="application/json" id="page-data">';

const startOf = ({ scripts }: Pick<DocumentFiles, 'scripts'>): string =>
  `</script><script>${startScript(scripts)}</script>`;

/** Head and scripts for a page that another application writes. */
export const createSlots = (files: DocumentFiles) => {
  const heads = headsOf(files);
  const start = startOf(files);
  return (
    channel: Channel,
    data: string,
  ): Pick<Record<HybridSlot, string>, 'scripts' | 'styles'> => ({
    styles: heads[channel],
    scripts: `${dataStart}${data}${start}`,
  });
};

/** Makes the function that writes documents; what is the same in all of them is written once. */
export const createDocument = (files: DocumentFiles) => {
  const heads = headsOf(files);
  // Chromium puts off the first paint for preloaded fonts, and a phone's network is slow.
  const headsOfOverviews = headsOf(files, ' media="(width >= 768px)"');
  const end = `${startOf(files)}</body></html>`;
  const editingEnd = `</script><script type="module" src="${files.editor}"></script></body></html>`;
  const styleOf = (style: string | undefined): string =>
    style === undefined ? '' : ` style="${escapeMarkup(style)}"`;
  return ({
    locale,
    channel,
    isNet = false,
    rootStyle,
    head,
    app,
    support,
    consent,
    graphs,
    data,
    isEditing = false,
    isOverview = false,
  }: DocumentParts): Texts => [
    `<!DOCTYPE html><html lang="${locale}" data-channel="${channel}"${isNet ? ' data-audience="net"' : ''}${styleOf(rootStyle)}>`,
    '<head><meta charset="utf-8">',
    (isOverview ? headsOfOverviews : heads)[channel],
    head,
    '</head><body><div id="app">',
    ...app,
    `</div>${support}${graphs}${consent}${dataStart}`,
    data,
    isEditing ? editingEnd : end,
  ];
};
