/** Rich text as plain text and HTML, for feeds, descriptions and front ends without React. */
import { escapeMarkup } from '../text/escape-markup.ts';
import type { ContentLink } from '../navigation/content-link.ts';
import type { Inline, RichText, RichTextNode, RichTextPart } from './rich-text.ts';

const plainInline = (inline: Inline): string => (inline.kind === 'text' ? inline.text : '\n');

const plainInlines = (inlines: readonly Inline[]): string => inlines.map(plainInline).join('');

const indented = (text: string, mark: string): string =>
  `${mark}${text.replaceAll('\n', `\n${' '.repeat(mark.length)}`)}`;

/** The lines of a component; tabs separate a table's cells. */
const plainPart = (part: RichTextPart): readonly string[] => {
  switch (part.kind) {
    case 'button':
      return [part.link.text];
    case 'download':
      return [part.headline, ...part.items.map(({ text }) => text)];
    case 'table':
      return [
        part.caption,
        ...[part.cells.header, ...part.cells.rows].map((row) => row.join('\t')),
      ];
    case 'accordion':
      return [
        part.headline,
        ...part.items.flatMap(({ title, text }) => [title, richTextPlain(text)]),
      ];
  }
};

const plainNode = (node: RichTextNode): string => {
  switch (node.kind) {
    case 'list':
      return node.items
        .map((item, index) =>
          indented(richTextPlain(item), node.isOrdered ? `${index + 1}. ` : '- '),
        )
        .join('\n');
    case 'part':
      return plainPart(node.part)
        .filter((line) => line !== '')
        .join('\n');
    case 'heading':
    case 'paragraph':
      return plainInlines(node.children);
  }
};

/** A text's words: an empty line between paragraphs, `- ` or `1. ` before list items. */
export const richTextPlain = (text: RichText): string => text.map(plainNode).join('\n\n');

/** The address of a content link on a page; undefined where it must not be followed. */
export type HrefOf = (url: string) => string | undefined;

const tagged = (name: string, inner: string): string => `<${name}>${inner}</${name}>`;

const htmlInline =
  (hrefOf: HrefOf) =>
  (inline: Inline): string => {
    if (inline.kind === 'line-break') return '<br>';
    const italic = inline.isItalic
      ? tagged('em', escapeMarkup(inline.text))
      : escapeMarkup(inline.text);
    const set = inline.isBold ? tagged('strong', italic) : italic;
    const href = inline.link === undefined ? undefined : hrefOf(inline.link);
    return href === undefined ? set : `<a href="${escapeMarkup(href)}">${set}</a>`;
  };

const htmlLink = (hrefOf: HrefOf, { text, url }: ContentLink): string => {
  const href = hrefOf(url);
  return href === undefined
    ? escapeMarkup(text)
    : `<a href="${escapeMarkup(href)}">${escapeMarkup(text)}</a>`;
};

const htmlRow = (cell: 'th' | 'td', cells: readonly string[]): string =>
  tagged('tr', cells.map((text) => tagged(cell, escapeMarkup(text))).join(''));

const htmlHeadline = (headline: string): string =>
  headline === '' ? '' : tagged('h3', escapeMarkup(headline));

const htmlPart = (part: RichTextPart, hrefOf: HrefOf): string => {
  switch (part.kind) {
    case 'button':
      return tagged('p', htmlLink(hrefOf, part.link));
    case 'download': {
      const items = part.items.map(({ text, file }) =>
        tagged('li', htmlLink(hrefOf, { text, url: file })),
      );
      return `${htmlHeadline(part.headline)}${tagged('ul', items.join(''))}`;
    }
    case 'table': {
      const { header, rows } = part.cells;
      const head = header.length === 0 ? '' : htmlRow('th', header);
      const body = rows.map((row) => htmlRow('td', row)).join('');
      return tagged('table', `${tagged('caption', escapeMarkup(part.caption))}${head}${body}`);
    }
    case 'accordion':
      return `${htmlHeadline(part.headline)}${part.items
        .map(
          ({ title, text }) => `${tagged('h4', escapeMarkup(title))}${richTextHtml(text, hrefOf)}`,
        )
        .join('')}`;
  }
};

const htmlNode =
  (hrefOf: HrefOf) =>
  (node: RichTextNode): string => {
    if (node.kind === 'part') return htmlPart(node.part, hrefOf);
    if (node.kind === 'list') {
      const items = node.items.map((item) => tagged('li', richTextHtml(item, hrefOf)));
      return tagged(node.isOrdered ? 'ol' : 'ul', items.join(''));
    }
    const inner = node.children.map(htmlInline(hrefOf)).join('');
    return tagged(node.kind === 'paragraph' ? 'p' : `h${node.level}`, inner);
  };

/** The text as escaped HTML; a link that `hrefOf` refuses becomes its text. */
export const richTextHtml = (text: RichText, hrefOf: HrefOf): string =>
  text.map(htmlNode(hrefOf)).join('');
