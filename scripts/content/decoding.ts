/** Stories and parts of them that the shop cannot read, and would not show. */
import { E } from '../../core/fp.ts';
import { refusedBlocksOf } from '../../core/domain/content/blocks/refused.ts';
import { decodeChromeAnswer } from '../../core/domain/content/chrome.ts';
import {
  decodeNavigationAnswer,
  navigationRelations,
} from '../../core/domain/content/navigation/navigation.ts';
import { decodePage } from '../../core/domain/content/page-codec.ts';
import {
  pageRelations,
  relatedStories,
  resolveRelations,
} from '../../core/domain/content/relations.ts';
import { richTextProblems } from '../../core/domain/content/rich-text-problems.ts';
import { isRecord } from '../../core/domain/text/record.ts';
import { folderOf, type ContentStory, type Finding, type Space } from './finding.ts';

/** The answer to a request for a story, with the stories that it links to. */
const answerOf = (
  { content }: ContentStory,
  story: unknown,
  links: ReadonlyMap<string, string>,
): unknown => {
  const text = JSON.stringify(content);
  const linked = [...links].filter(([uuid]) => text.includes(uuid));
  return { story, links: linked.map(([uuid, fullSlug]) => ({ uuid, full_slug: fullSlug })) };
};

/** What was read of a story: why nothing was, or the parts that were refused. */
const readingFaults = (
  story: ContentStory,
  sent: unknown,
  links: ReadonlyMap<string, string>,
): readonly string[] => {
  const folder = folderOf(story);
  const refusal = (left: object): readonly string[] => [JSON.stringify(left)];
  switch (story.contentType) {
    case 'Page': {
      const page = decodePage(sent, { folder, links });
      return E.isLeft(page)
        ? refusal(page.left)
        : refusedBlocksOf(page.right).map(({ component, reason }) => `${component}: ${reason}`);
    }
    case 'Chrome': {
      const chrome = decodeChromeAnswer(folder, answerOf(story, sent, links));
      return E.isLeft(chrome)
        ? refusal(chrome.left)
        : chrome.right.refused.map(({ component, reason }) => `${component}: ${reason}`);
    }
    case 'Navigation': {
      const navigation = decodeNavigationAnswer(folder, answerOf(story, sent, links));
      return E.isLeft(navigation)
        ? refusal(navigation.left)
        : navigation.right.refused.map(({ component, reason }) => `${component}: ${reason}`);
    }
    default:
      return [];
  }
};

/** What the shop leaves out of rich texts within a value. */
const textFaults = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(textFaults);
  if (!isRecord(value)) return [];
  if (value['type'] === 'doc')
    return richTextProblems(value).map((problem) => `rich text: ${JSON.stringify(problem)}`);
  return Object.values(value).flatMap(textFaults);
};

const relations = [...pageRelations, ...navigationRelations];

/** Resolving goes through a whole story: most have nothing to be resolved. */
const refersTo = new RegExp(
  `"(?:${relations.map((relation) => relation.replace(/^.*\./u, '')).join('|')})":\\[?"[0-9a-f]{8}-`,
  'u',
);

/** Stories, blocks and texts that the shop would leave out. */
export const decodingFindings = ({ stories }: Space): readonly Finding[] => {
  const related = relatedStories(stories.map(({ sent }) => sent));
  const links = new Map(stories.map(({ uuid, fullSlug }) => [uuid, fullSlug]));
  return stories.flatMap((story) => {
    const { value } = refersTo.test(JSON.stringify(story.content))
      ? resolveRelations(story.sent, relations, related)
      : { value: story.sent };
    return [...readingFaults(story, value, links), ...textFaults(story.content)].map((message) => ({
      rule: 'decoding' as const,
      story: story.fullSlug,
      path: '',
      message,
    }));
  });
};
