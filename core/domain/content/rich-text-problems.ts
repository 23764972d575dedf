/**
 * Finds what the shop does not draw in a rich text. Decoding reduces it to its text; this names it
 * for the log (`richtext-render-error`).
 */
import { isRecord } from '../text/record.ts';

/** Nodes that the shop draws. */
export const richTextNodeTypes = [
  'doc',
  'paragraph',
  'heading',
  'bullet_list',
  'ordered_list',
  'list_item',
  'blok',
  'hard_break',
  'text',
] as const;

/** Marks that the shop draws. */
export const richTextMarkTypes = ['bold', 'italic', 'link'] as const;

/** Nodes that nest deeper are left out. */
export const deepestRichTextLevel = 32;

/**
 * `not-a-document`: nothing is shown. `unknown-node`, `unknown-mark`: dropped to its text.
 * `malformed-node`: without a type, left out. `too-deep`: below `deepestRichTextLevel`. `dead-
 * link`: leads to no story, its words stay. `unsafe-link`: its protocol is not followed, its words
 * stay.
 */
export type RichTextProblem =
  | { readonly kind: 'not-a-document' }
  | { readonly kind: 'unknown-node' | 'unknown-mark'; readonly type: string }
  | { readonly kind: 'malformed-node' | 'too-deep' | 'dead-link' | 'unsafe-link' };

export type LinkProblem = (attributes: unknown) => RichTextProblem | undefined;

const noFields: Readonly<Record<string, unknown>> = {};

/** Where nobody knows the stories, links are right. */
const anyLink: LinkProblem = () => undefined;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const unknownType = (
  kind: 'unknown-node' | 'unknown-mark',
  known: readonly string[],
  type: unknown,
): readonly RichTextProblem[] => {
  if (typeof type !== 'string' || type.trim() === '') return [{ kind: 'malformed-node' }];
  return known.includes(type) ? [] : [{ kind, type }];
};

const markProblems = (mark: unknown, ofLink: LinkProblem): readonly RichTextProblem[] => {
  const { type, attrs } = isRecord(mark) ? mark : noFields;
  const link = type === 'link' ? ofLink(attrs) : undefined;
  return link === undefined ? unknownType('unknown-mark', richTextMarkTypes, type) : [link];
};

const nodeProblems = (
  node: unknown,
  level: number,
  ofLink: LinkProblem,
): readonly RichTextProblem[] => {
  if (level > deepestRichTextLevel) return [{ kind: 'too-deep' }];
  if (!isRecord(node)) return [{ kind: 'malformed-node' }];
  const { type, marks, content } = node;
  return [
    ...unknownType('unknown-node', richTextNodeTypes, type),
    ...listOf(marks).flatMap((mark) => markProblems(mark, ofLink)),
    ...listOf(content).flatMap((child) => nodeProblems(child, level + 1, ofLink)),
  ];
};

/** What is not drawn of a field, each kind and type once. */
export const richTextProblems = (
  value: unknown,
  ofLink: LinkProblem = anyLink,
): readonly RichTextProblem[] => {
  if (value === undefined || value === null || value === '') return [];
  if (!isRecord(value) || value['type'] !== 'doc') return [{ kind: 'not-a-document' }];
  const problems = nodeProblems(value, 0, ofLink);
  const nameOf = (problem: RichTextProblem): string =>
    'type' in problem ? `${problem.kind}:${problem.type}` : problem.kind;
  return [...new Map(problems.map((problem) => [nameOf(problem), problem])).values()];
};
