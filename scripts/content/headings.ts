/** The order of headings: one of the first level, and none that skips a level. */
import { isRecord } from '../../core/domain/text/record.ts';
import { isPage, type ContentStory, type Finding } from './finding.ts';

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The levels of a rich text's headings, in their order. */
const levelsOfText = (node: unknown): readonly number[] => {
  if (!isRecord(node)) return [];
  const { type, attrs, content } = node;
  const level = isRecord(attrs) ? Number(attrs['level']) : Number.NaN;
  return [
    ...(type === 'heading' ? [level] : []),
    ...listOf(content).flatMap((child) => levelsOfText(child)),
  ];
};

/** The levels within a block: its headline is of the second level. */
const levelsOfBlock = (value: unknown): readonly number[] => {
  if (Array.isArray(value)) return value.flatMap(levelsOfBlock);
  if (!isRecord(value)) return [];
  if (value['type'] === 'doc') return levelsOfText(value);
  const { headline } = value;
  return [
    ...(typeof headline === 'string' && headline.trim() !== '' ? [2] : []),
    ...Object.values(value).flatMap(levelsOfBlock),
  ];
};

/** What is wrong with the order of a page's headings. */
const headingFaults = ({ content }: Pick<ContentStory, 'content'>): readonly string[] => {
  if (!isRecord(content)) return [];
  const levels = [1, ...levelsOfBlock(listOf(content['body']))];
  return levels.flatMap((level, index) => {
    const before = levels[index - 1] ?? 0;
    if (index > 0 && level < 2) return ['a second heading of the first level'];
    return level > before + 1 ? [`a heading of level ${level} after one of level ${before}`] : [];
  });
};

const hasName = ({ content }: ContentStory): boolean =>
  isRecord(content) &&
  [...listOf(content['teaser']), ...listOf(content['body'])].some(
    (block) => isRecord(block) && typeof block['headline'] === 'string' && block['headline'] !== '',
  );

/** Pages without a name, and those whose headings skip a level. */
export const headingFindings = (stories: readonly ContentStory[]): readonly Finding[] =>
  stories.filter(isPage).flatMap((story) =>
    [...(hasName(story) ? [] : ['no headline']), ...headingFaults(story)].map((message) => ({
      rule: 'heading' as const,
      story: story.fullSlug,
      path: 'body',
      message,
    })),
  );
