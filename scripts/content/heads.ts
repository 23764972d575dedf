/** What search engines show of a page: its title and its description. */
import { isRecord } from '../../core/domain/text/record.ts';
import { isPage, type ContentStory, type Finding, type Space } from './finding.ts';

/** The longest title, without the shop's name, of which search engines show all. */
const longestTitle = 60;

/** The longest description of which search engines show all. */
const longestDescription = 155;

/** A description shorter than this says too little to be shown. */
const shortestDescription = 40;

const fieldOf = ({ content }: ContentStory, name: string): string => {
  const value = isRecord(content) ? content[name] : undefined;
  return typeof value === 'string' ? value.trim() : '';
};

const isIndexed = (story: ContentStory): boolean => !fieldOf(story, 'robots').includes('noindex');

/** What is wrong with the head of a page by itself. */
const headFaults = (story: ContentStory): readonly string[] => {
  const title = fieldOf(story, 'title');
  const description = fieldOf(story, 'description');
  const { length } = description;
  return [
    ...(title === '' ? ['no title'] : []),
    ...(title.length > longestTitle
      ? [`a title of ${title.length} characters, more than ${longestTitle}: “${title}”`]
      : []),
    ...(description === '' ? ['no description'] : []),
    ...(length > longestDescription
      ? [`a description of ${length} characters, more than ${longestDescription}`]
      : []),
    ...(length > 0 && length < shortestDescription && isIndexed(story)
      ? [`a description of ${length} characters: “${description}”`]
      : []),
  ];
};

/** Pages of a site that share what should tell them apart. */
const repeated = (stories: readonly ContentStory[], name: string): readonly Finding[] =>
  [
    ...Map.groupBy(
      stories,
      (story) => `${story.place.channel}/${story.place.locale} ${fieldOf(story, name)}`,
    ).values(),
  ].flatMap((same) => {
    const [first, ...others] = same;
    return first === undefined || fieldOf(first, name) === ''
      ? []
      : others.map(({ fullSlug }) => ({
          rule: 'head' as const,
          story: fullSlug,
          path: name,
          message: `the same as ${first.fullSlug}: “${fieldOf(first, name)}”`,
        }));
  });

/** Titles and descriptions that are missing, too long, too short, or not the page's own. */
export const headFindings = ({ stories }: Space): readonly Finding[] => {
  const pages = stories.filter(isPage);
  const indexed = pages.filter(isIndexed);
  return [
    ...pages.flatMap((story) =>
      headFaults(story).map((message) => ({
        rule: 'head' as const,
        story: story.fullSlug,
        path: '',
        message,
      })),
    ),
    ...repeated(indexed, 'title'),
    ...repeated(indexed, 'description'),
  ];
};
