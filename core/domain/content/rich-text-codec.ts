import type { Inline, RichText, RichTextNode, TextRun } from './rich-text.ts';
import { E, pipe, t } from '../../fp.ts';
import {
  decodeField,
  filledTextField,
  indexField,
  listField,
  linkField,
  optionalField,
} from './story-fields.ts';
import { deepestRichTextLevel } from './rich-text-problems.ts';
import { decoded, type FieldCodec } from './story-codec.ts';
import { encodeMarkedUrl, storyLinkUrl } from './story-links.ts';
import type { StoryContext, StoryWriting } from './story-links.ts';

const node = t.type({
  type: filledTextField,
  content: listField,
  marks: listField,
  text: optionalField(t.string),
  attrs: optionalField(t.UnknownRecord),
});

type Node = t.TypeOf<typeof node>;

const nodesOf = (values: readonly unknown[]): readonly Node[] =>
  values.flatMap((value) => {
    const read = node.decode(value);
    return E.isRight(read) ? [read.right] : [];
  });

const markType = t.type({ type: filledTextField, attrs: optionalField(t.UnknownRecord) });

const marksOf = (context: StoryContext, values: readonly unknown[]): Omit<TextRun, 'text'> =>
  values.reduce<Omit<TextRun, 'text'>>(
    (run, value) => {
      const read = markType.decode(value);
      if (E.isLeft(read)) return run;
      const { type, attrs } = read.right;
      if (type === 'bold') return { ...run, isBold: true };
      if (type === 'italic') return { ...run, isItalic: true };
      return type === 'link' ? { ...run, link: markedLink(context, attrs) } : run;
    },
    { kind: 'text', isBold: false, isItalic: false, link: undefined },
  );

const markedLink = (context: StoryContext, attrs: unknown): string | undefined =>
  pipe(
    decodeField(linkField)(attrs),
    E.match(
      () => undefined,
      (link) => storyLinkUrl(context, link),
    ),
  );

const inlinesOf = (context: StoryContext, nodes: readonly Node[], level: number): Inline[] =>
  level > deepestRichTextLevel
    ? []
    : nodes.flatMap((child): Inline[] => {
        if (child.type === 'hard_break') return [{ kind: 'line-break' }];
        if (child.text !== undefined) {
          return [{ ...marksOf(context, child.marks), text: child.text }];
        }
        return inlinesOf(context, nodesOf(child.content), level + 1);
      });

const headingLevel = (attrs: unknown): 2 | 3 | 4 => {
  const read = t.type({ level: indexField }).decode(attrs);
  const level = E.isRight(read) ? read.right.level : 2;
  if (level <= 2) return 2;
  return level === 3 ? 3 : 4;
};

const isInline = ({ type }: Node): boolean => type === 'text' || type === 'hard_break';

const blockOf = (context: StoryContext, block: Node, level: number): readonly RichTextNode[] => {
  const children = nodesOf(block.content);
  switch (block.type) {
    case 'heading':
    case 'paragraph': {
      const inlines = inlinesOf(context, children, level);
      if (inlines.length === 0) return [];
      return block.type === 'paragraph'
        ? [{ kind: 'paragraph', children: inlines }]
        : [{ kind: 'heading', level: headingLevel(block.attrs), children: inlines }];
    }
    case 'bullet_list':
    case 'ordered_list': {
      const items = children
        .map((item) => blocksOf(context, nodesOf(item.content), level + 1))
        .filter((item) => item.length > 0);
      return items.length === 0
        ? []
        : [{ kind: 'list', isOrdered: block.type === 'ordered_list', items }];
    }
    default:
      // A node that the shop does not draw gives what text it has.
      return blocksOf(context, children, level + 1);
  }
};

const blocksOf = (
  context: StoryContext,
  nodes: readonly Node[],
  level: number,
): readonly RichTextNode[] => {
  if (level > deepestRichTextLevel) return [];
  if (!nodes.some(isInline)) return nodes.flatMap((child) => blockOf(context, child, level));
  const children = inlinesOf(context, nodes, level);
  return children.length === 0 ? [] : [{ kind: 'paragraph', children }];
};

const isDocument = t.type({ type: t.literal('doc'), content: listField });

/**
 * A rich text field. Nodes and marks that the shop does not know are dropped to their text, empty
 * paragraphs are left out, headings are kept between the second and the fourth level.
 */
export const decodeRichText =
  (context: StoryContext) =>
  (value: unknown): E.Either<string, RichText> =>
    value === undefined || value === null || value === ''
      ? E.right([])
      : pipe(
          decodeField(isDocument)(value),
          E.map(({ content }) => blocksOf(context, nodesOf(content), 0)),
        );

const encodeInline =
  (context: StoryWriting) =>
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
  (context: StoryWriting) =>
  (block: RichTextNode): object => {
    switch (block.kind) {
      case 'paragraph':
        return { type: 'paragraph', content: block.children.map(encodeInline(context)) };
      case 'heading':
        return {
          type: 'heading',
          attrs: { level: block.level },
          content: block.children.map(encodeInline(context)),
        };
      case 'list':
        return {
          type: block.isOrdered ? 'ordered_list' : 'bullet_list',
          content: block.items.map((item) => ({
            type: 'list_item',
            content: item.map(encodeNode(context)),
          })),
        };
    }
  };

/** A rich text as the service's editor keeps it. */
export const encodeRichText = (context: StoryWriting, text: RichText): object => ({
  type: 'doc',
  content: text.map(encodeNode(context)),
});

/** A rich text; an absent one is empty. */
export const richTextField: FieldCodec<RichText> = {
  shape: (name) => ({ [name]: { kind: 'rich-text' } }),
  decode: ({ context }, fields, name) =>
    pipe(decodeRichText(context)(fields[name]), E.map(decoded)),
  encode: ({ context }, value, name) => ({ [name]: encodeRichText(context, value) }),
};
