import type { Inline, RichText, RichTextNode } from '../../../../core/domain/content/rich-text.ts';
import { encodeMarkedUrl, type EncodeContext } from './links.ts';

const encodeInline =
  (context: EncodeContext) =>
  (inline: Inline): object => {
    if (inline.kind === 'line-break') return { type: 'hard_break' };
    const marks = [
      ...(inline.isBold ? [{ type: 'bold' }] : []),
      ...(inline.isItalic ? [{ type: 'italic' }] : []),
      ...(inline.link === undefined
        ? []
        : [{ type: 'link', attrs: encodeMarkedUrl(context, inline.link) }]),
    ];
    return { type: 'text', text: inline.text, ...(marks.length > 0 && { marks }) };
  };

const encodeNode =
  (context: EncodeContext) =>
  (node: RichTextNode): object => {
    switch (node.kind) {
      case 'paragraph':
        return { type: 'paragraph', content: node.children.map(encodeInline(context)) };
      case 'heading':
        return {
          type: 'heading',
          attrs: { level: node.level },
          content: node.children.map(encodeInline(context)),
        };
      case 'list':
        return {
          type: node.isOrdered ? 'ordered_list' : 'bullet_list',
          content: node.items.map((item) => ({
            type: 'list_item',
            content: item.map(encodeNode(context)),
          })),
        };
    }
  };

/** A rich text as the service's editor keeps it. */
export const encodeRichText = (context: EncodeContext, text: RichText): object => ({
  type: 'doc',
  content: text.map(encodeNode(context)),
});
