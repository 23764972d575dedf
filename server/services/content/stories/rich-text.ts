import type { Inline, RichText, RichTextNode } from '../../../../core/domain/content/rich-text.ts';

const markup = /\*\*(?<bold>.+?)\*\*|\[(?<words>.+?)\]\((?<target>.+?)\)/gu;

const run = (text: string, isBold: boolean, link: string | undefined): Inline[] =>
  text === '' ? [] : [{ kind: 'text', text, isBold, isItalic: false, link }];

const inlines = (line: string, urlOf: (target: string) => string): readonly Inline[] => {
  const found: Inline[] = [];
  let from = 0;
  for (const match of line.matchAll(markup)) {
    const { bold, words, target } = match.groups ?? {};
    found.push(...run(line.slice(from, match.index), false, undefined));
    if (bold !== undefined) found.push(...run(bold, true, undefined));
    if (words !== undefined && target !== undefined)
      found.push(...run(words, false, urlOf(target)));
    from = match.index + match[0].length;
  }
  return [...found, ...run(line.slice(from), false, undefined)];
};

const bullet = '- ';

/** Running text from lines with a little markup; `urlOf` knows where a link's target lies. */
export const richText = (lines: readonly string[], urlOf: (target: string) => string): RichText =>
  lines.reduce<readonly RichTextNode[]>((nodes, line) => {
    if (!line.startsWith(bullet)) {
      return [...nodes, { kind: 'paragraph', children: inlines(line, urlOf) }];
    }
    const item: readonly RichTextNode[] = [
      { kind: 'paragraph', children: inlines(line.slice(bullet.length), urlOf) },
    ];
    const last = nodes.at(-1);
    return last?.kind === 'list'
      ? [...nodes.slice(0, -1), { ...last, items: [...last.items, item] }]
      : [...nodes, { kind: 'list', isOrdered: false, items: [item] }];
  }, []);
