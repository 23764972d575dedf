/** Rich text as plain text and as HTML, for feeds, descriptions and front ends without React. */
import type { Inline, RichText, RichTextNode } from './rich-text.ts';

const plainInline = (inline: Inline): string => (inline.kind === 'text' ? inline.text : '\n');

const plainInlines = (inlines: readonly Inline[]): string => inlines.map(plainInline).join('');

const indented = (text: string, mark: string): string =>
  `${mark}${text.replaceAll('\n', `\n${' '.repeat(mark.length)}`)}`;

const plainNode = (node: RichTextNode): string =>
  node.kind === 'list'
    ? node.items
        .map((item, index) =>
          indented(richTextPlain(item), node.isOrdered ? `${index + 1}. ` : '- '),
        )
        .join('\n')
    : plainInlines(node.children);

/** The words of a text: paragraphs apart by an empty line, list items after `- ` or `1. `. */
export const richTextPlain = (text: RichText): string => text.map(plainNode).join('\n\n');

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string): string =>
  text.replace(/[&<>"]/gu, (character) => escapes[character] ?? character);

/** Where a link of the content leads from a page; undefined where it must not be followed. */
export type HrefOf = (url: string) => string | undefined;

const tagged = (name: string, inner: string): string => `<${name}>${inner}</${name}>`;

const htmlInline =
  (hrefOf: HrefOf) =>
  (inline: Inline): string => {
    if (inline.kind === 'line-break') return '<br>';
    const italic = inline.isItalic ? tagged('em', escaped(inline.text)) : escaped(inline.text);
    const set = inline.isBold ? tagged('strong', italic) : italic;
    const href = inline.link === undefined ? undefined : hrefOf(inline.link);
    return href === undefined ? set : `<a href="${escaped(href)}">${set}</a>`;
  };

const htmlNode =
  (hrefOf: HrefOf) =>
  (node: RichTextNode): string => {
    if (node.kind === 'list') {
      const items = node.items.map((item) => tagged('li', richTextHtml(item, hrefOf)));
      return tagged(node.isOrdered ? 'ol' : 'ul', items.join(''));
    }
    const inner = node.children.map(htmlInline(hrefOf)).join('');
    return tagged(node.kind === 'paragraph' ? 'p' : `h${node.level}`, inner);
  };

/** The text as HTML, every word of it escaped; a link that `hrefOf` refuses stays as its text. */
export const richTextHtml = (text: RichText, hrefOf: HrefOf): string =>
  text.map(htmlNode(hrefOf)).join('');
