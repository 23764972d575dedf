/** What search engines show of a page: its title and its description. */
import { isRecord } from '../../core/domain/text/record.ts';
import { shopNames } from '../../ui/web/shell/shop-names.ts';
import { isPage, type ContentStory, type Finding, type Space } from './finding.ts';

/** Characters of a title of which search engines show all, and that say what the page is good for. */
const titleLength = { shortest: 45, longest: 60 } as const;

/** The same of a description. */
const descriptionLength = { shortest: 110, longest: 155 } as const;

const fieldOf = ({ content }: ContentStory, name: string): string => {
  const value = isRecord(content) ? content[name] : undefined;
  return typeof value === 'string' ? value.trim() : '';
};

const isIndexed = (story: ContentStory): boolean => !fieldOf(story, 'robots').includes('noindex');

/** A name, and the shop's behind it: `Foto auf Leinwand | Passepartout`. */
const brandOf = ({ place }: ContentStory): string => ` | ${shopNames[place.channel]}`;

/** What is wrong with a field of a head by its length; a field that is empty lacks it. */
const lengthFaults = (
  name: string,
  text: string,
  { shortest, longest }: { readonly shortest: number; readonly longest: number },
): readonly string[] => {
  if (text === '') return [`no ${name}`];
  return text.length < shortest || text.length > longest
    ? [`a ${name} of ${text.length} characters, not ${shortest} to ${longest}: “${text}”`]
    : [];
};

/** What is wrong with the head of a page by itself. */
const headFaults = (story: ContentStory): readonly string[] => {
  const title = fieldOf(story, 'title');
  return [
    ...lengthFaults('title', title, titleLength),
    ...(title === '' || title.endsWith(brandOf(story))
      ? []
      : [`a title that does not end in “${brandOf(story)}”: “${title}”`]),
    ...lengthFaults('description', fieldOf(story, 'description'), descriptionLength),
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

/** What tells a product of one channel from the same one of the other. */
const ownFields = ['title', 'description'] as const;

/** A field of a head, the title without the shop's name. */
const ownText = (story: ContentStory, name: (typeof ownFields)[number]): string => {
  const text = fieldOf(story, name);
  return name === 'title' ? text.replace(brandOf(story), '') : text;
};

/** Products that both channels sell under the same words. */
const sharedByChannels = (stories: readonly ContentStory[]): readonly Finding[] =>
  [
    ...Map.groupBy(
      stories.filter((story) => fieldOf(story, 'navigationType') !== ''),
      ({ place }) => `${place.locale} ${place.slug}`,
    ).values(),
  ].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : others.flatMap((story) =>
          ownFields
            .filter((name) => ownText(story, name) === ownText(first, name))
            .map((name) => ({
              rule: 'head' as const,
              story: story.fullSlug,
              path: name,
              message: `the same as ${first.fullSlug}: “${ownText(story, name)}”`,
            })),
        ),
  );

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
    ...sharedByChannels(indexed),
  ];
};
