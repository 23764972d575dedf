import type { AccordionText, Inline } from '../../../../../core/domain/content/rich-text.ts';

const markup = /\*\*(?<bold>.+?)\*\*|\[(?<words>[^\]]*)\]\((?<target>.+?)\)/gu;

const run = (text: string, isBold: boolean, link: string | undefined): Inline[] =>
  text === '' ? [] : [{ kind: 'text', text, isBold, isItalic: false, link }];

/** Where the target of a written link lies, and the name that it has there. */
type LinkTargets = {
  readonly urlOf: (target: string) => string;
  readonly nameOf: (target: string) => string;
};

const inlines = (line: string, { urlOf, nameOf }: LinkTargets): readonly Inline[] => {
  const found: Inline[] = [];
  let from = 0;
  for (const match of line.matchAll(markup)) {
    const { bold, words, target } = match.groups ?? {};
    found.push(...run(line.slice(from, match.index), false, undefined));
    if (bold !== undefined) found.push(...run(bold, true, undefined));
    if (words !== undefined && target !== undefined)
      found.push(...run(words === '' ? nameOf(target) : words, false, urlOf(target)));
    from = match.index + match[0].length;
  }
  return [...found, ...run(line.slice(from), false, undefined)];
};

const bullet = '- ';

/** Running text from lines with a little markup; a link without words takes its target's name. */
export const richText = (lines: readonly string[], targets: LinkTargets): AccordionText =>
  lines.reduce<AccordionText>((nodes, line) => {
    if (!line.startsWith(bullet)) {
      return [...nodes, { kind: 'paragraph', children: inlines(line, targets) }];
    }
    const item: AccordionText = [
      { kind: 'paragraph', children: inlines(line.slice(bullet.length), targets) },
    ];
    const last = nodes.at(-1);
    return last?.kind === 'list'
      ? [...nodes.slice(0, -1), { ...last, items: [...last.items, item] }]
      : [...nodes, { kind: 'list', isOrdered: false, items: [item] }];
  }, []);
