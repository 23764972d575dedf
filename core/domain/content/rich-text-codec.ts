/** Rich text fields with parts in them; rich-text-field.ts says which. */
import type { Inline, RichTextNodeOf, TextRun } from './rich-text.ts';
import { E, pipe, t } from '../../fp.ts';
import { hasUnsafeProtocol } from '../routing/safe-protocols.ts';
import { refusedBlock, type RefusedBlock } from './blocks/refused.ts';
import { componentsOfItem } from './field-shape.ts';
import {
  decodeField,
  filledTextField,
  indexField,
  listField,
  linkField,
  optionalField,
} from './story-fields.ts';
import {
  deepestRichTextLevel,
  richTextProblems,
  type LinkProblem,
  type RichTextProblem,
} from './rich-text-problems.ts';
import type { Decoded, DecodePlace, EncodePlace, FieldCodec, ItemCodec } from './story-codec.ts';
import {
  encodeMarkedUrl,
  storyLinkUrl,
  type StoryContext,
  type StoryWriting,
} from './story-links.ts';

const node = t.type({
  type: filledTextField,
  content: listField,
  marks: listField,
  text: optionalField(t.string),
  attrs: optionalField(t.UnknownRecord),
});

type Node = t.TypeOf<typeof node>;

type Reading<Part> = {
  readonly place: DecodePlace;
  readonly part: ItemCodec<Part>;
  readonly refused: RefusedBlock[];
};

const refuse = <Part>({ place, refused }: Reading<Part>, value: unknown, reason: string): void => {
  refused.push(refusedBlock(`${place.id}/${refused.length}`, value, reason));
};

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

const markedUrl = (context: StoryContext, attrs: unknown): string | undefined =>
  pipe(
    decodeField(linkField)(attrs),
    E.match(
      () => undefined,
      (link) => storyLinkUrl(context, link),
    ),
  );

/** A link with an unsafe protocol becomes its words. */
const markedLink = (context: StoryContext, attrs: unknown): string | undefined => {
  const url = markedUrl(context, attrs);
  return url === undefined || hasUnsafeProtocol(url) ? undefined : url;
};

const linkProblem =
  (context: StoryContext): LinkProblem =>
  (attrs) => {
    const url = markedUrl(context, attrs);
    if (url === undefined) return { kind: 'dead-link' };
    return hasUnsafeProtocol(url) ? { kind: 'unsafe-link' } : undefined;
  };

const blokAttributes = t.type({ body: listField });

/** A `blok` node's parts; one that does not decode is refused alone. */
const partsOf = <Part>(reading: Reading<Part>, { attrs }: Node): readonly Part[] => {
  const read = blokAttributes.decode(attrs);
  if (E.isLeft(read)) {
    refuse(reading, attrs, 'attrs: a component within a text has no body');
    return [];
  }
  return read.right.body.flatMap((value) =>
    pipe(
      reading.part.decode(reading.place, value),
      E.match(
        (reason): readonly Part[] => {
          refuse(reading, value, reason);
          return [];
        },
        (decoded) => {
          reading.refused.push(...decoded.refused);
          return [decoded.value];
        },
      ),
    ),
  );
};

const inlinesOf = <Part>(reading: Reading<Part>, nodes: readonly Node[], level: number): Inline[] =>
  level > deepestRichTextLevel
    ? []
    : nodes.flatMap((child): Inline[] => {
        if (child.type === 'hard_break') return [{ kind: 'line-break' }];
        if (child.text !== undefined) {
          return [{ ...marksOf(reading.place.context, child.marks), text: child.text }];
        }
        if (child.type === blokNode)
          refuse(reading, child.attrs, 'a component stands within a line');
        return inlinesOf(reading, nodesOf(child.content), level + 1);
      });

const headingLevel = (attrs: unknown): 2 | 3 | 4 => {
  const read = t.type({ level: indexField }).decode(attrs);
  const level = E.isRight(read) ? read.right.level : 2;
  if (level <= 2) return 2;
  return level === 3 ? 3 : 4;
};

const isInline = ({ type }: Node): boolean => type === 'text' || type === 'hard_break';

const blokNode = 'blok';

const blockOf = <Part>(
  reading: Reading<Part>,
  block: Node,
  level: number,
): readonly RichTextNodeOf<Part>[] => {
  const children = nodesOf(block.content);
  switch (block.type) {
    case 'heading':
    case 'paragraph': {
      const inlines = inlinesOf(reading, children, level);
      if (inlines.length === 0) return [];
      return block.type === 'paragraph'
        ? [{ kind: 'paragraph', children: inlines }]
        : [{ kind: 'heading', level: headingLevel(block.attrs), children: inlines }];
    }
    case 'bullet_list':
    case 'ordered_list': {
      const items = children
        .map((item) => blocksOf(reading, nodesOf(item.content), level + 1))
        .filter((item) => item.length > 0);
      return items.length === 0
        ? []
        : [{ kind: 'list', isOrdered: block.type === 'ordered_list', items }];
    }
    case blokNode:
      return partsOf(reading, block).map((part) => ({ kind: 'part', part }));
    default:
      // A node that the shop does not draw gives what text it has.
      return blocksOf(reading, children, level + 1);
  }
};

const blocksOf = <Part>(
  reading: Reading<Part>,
  nodes: readonly Node[],
  level: number,
): readonly RichTextNodeOf<Part>[] => {
  if (level > deepestRichTextLevel) return [];
  if (!nodes.some(isInline)) return nodes.flatMap((child) => blockOf(reading, child, level));
  const children = inlinesOf(reading, nodes, level);
  return children.length === 0 ? [] : [{ kind: 'paragraph', children }];
};

const isDocument = t.type({ type: t.literal('doc'), content: listField });

const refusalOf = (id: string, problem: RichTextProblem): RefusedBlock => ({
  ...refusedBlock(
    id,
    undefined,
    'type' in problem ? `${problem.kind} ${problem.type}` : problem.kind,
  ),
  component: 'RichText',
  code: problem.kind === 'unsafe-link' ? 'unsafe-protocol-refused' : 'richtext-render-error',
});

type Text<Part> = readonly RichTextNodeOf<Part>[];

const readText = <Part>(
  part: ItemCodec<Part>,
  place: DecodePlace,
  value: unknown,
): E.Either<string, Decoded<Text<Part>>> =>
  value === undefined || value === null || value === ''
    ? E.right({ value: [], refused: [] })
    : pipe(
        decodeField(isDocument)(value),
        E.map(({ content }) => {
          const reading: Reading<Part> = { place, part, refused: [] };
          const text = blocksOf(reading, nodesOf(content), 0);
          const problems = richTextProblems(value, linkProblem(place.context)).map(
            (problem, position) => refusalOf(`${place.id}/problem/${position}`, problem),
          );
          return { value: text, refused: [...problems, ...reading.refused] };
        }),
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
  <Part>(part: ItemCodec<Part>, place: EncodePlace) =>
  (block: RichTextNodeOf<Part>): object => {
    const inlines = (children: readonly Inline[]) => children.map(encodeInline(place.context));
    switch (block.kind) {
      case 'paragraph':
        return { type: 'paragraph', content: inlines(block.children) };
      case 'heading':
        return {
          type: 'heading',
          attrs: { level: block.level },
          content: inlines(block.children),
        };
      case 'list':
        return {
          type: block.isOrdered ? 'ordered_list' : 'bullet_list',
          content: block.items.map((item) => ({
            type: 'list_item',
            content: item.map(encodeNode(part, place)),
          })),
        };
      case 'part': {
        const body = part.encode(place, block.part);
        return { type: blokNode, attrs: { id: body['_uid'], body: [body] } };
      }
    }
  };

/**
 * A rich text with these parts; an absent one is empty. Unknown nodes and marks are dropped to
 * their text, empty paragraphs left out, headings kept between levels 2 and 4; a link with an
 * unsafe protocol becomes its words. Each kind of what was dropped is refused, under `richtext-
 * render-error` or `unsafe-protocol-refused`.
 */
export const richTextFieldOf = <Part>(part: ItemCodec<Part>): FieldCodec<Text<Part>> => ({
  shape: (name) => ({
    [name]: { kind: 'rich-text', components: componentsOfItem(part.shape()) },
  }),
  decode: ({ context, id }, fields, name) =>
    readText(part, { context, id: `${id}/${name}` }, fields[name]),
  encode: ({ context, id }, value, name) => ({
    [name]: { type: 'doc', content: value.map(encodeNode(part, { context, id: `${id}/${name}` })) },
  }),
});
