/** Pages that one language of a channel has and another lacks, and parts that only one has. */
import type { Channel } from '../../core/domain/locale/channel.ts';
import { contentLocales, type ContentLocale } from '../../core/domain/locale/locales.ts';
import { isRecord } from '../../core/domain/text/record.ts';
import { isPage, type ContentStory, type Finding, type Space } from './finding.ts';
import type { ShownText } from './texts.ts';

/** Pages of single languages, by channel and the slug that they have there, each with its reason. */
const pagesOfSomeLocales: Readonly<Record<string, string>> = {
  'poster/fotos-drucken': 'the specification names this address in German alone',
};

const nameOf = ({ place }: ContentStory): string => `${place.channel}/${place.slug}`;

const versionsOf = ({ stories }: Space): readonly (readonly ContentStory[])[] => [
  ...Map.groupBy(
    stories.filter(isPage),
    ({ place, group }) => `${place.channel} ${group}`,
  ).values(),
];

/** The locales in which a channel has anything at all. */
const localesOfChannel = ({ stories }: Space, channel: Channel): readonly ContentLocale[] =>
  contentLocales.filter((locale) =>
    stories.some(({ place }) => place.channel === channel && place.locale === locale),
  );

/** Pages that a channel has in one content locale and lacks in another. */
export const missingPages = (space: Space): readonly Finding[] =>
  versionsOf(space).flatMap((versions) => {
    const [first] = versions;
    if (first === undefined || versions.some((one) => nameOf(one) in pagesOfSomeLocales)) return [];
    return localesOfChannel(space, first.place.channel)
      .filter((locale) => !versions.some(({ place }) => place.locale === locale))
      .map((locale) => ({
        rule: 'translation' as const,
        story: first.fullSlug,
        path: '',
        message: `there is no such page in ${locale}`,
      }));
  });

/** The components of a story's content in their order, those within running texts aside. */
const componentsOf = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(componentsOf);
  if (!isRecord(value) || value['type'] === 'doc') return [];
  const { component } = value;
  return [
    ...(typeof component === 'string' ? [component] : []),
    ...Object.values(value).flatMap(componentsOf),
  ];
};

/** How many sections a page of law has is up to the law of each country. */
const skeletonOf = (content: unknown): readonly string[] =>
  componentsOf(content).filter((component) => component !== 'RichText');

const counted = (names: readonly string[]): string =>
  [...Map.groupBy(names, (name) => name)]
    .map(([name, all]) => `${all.length} ${name}`)
    .toSorted()
    .join(', ');

/** Pages whose blocks are others than those of the same page in the channel's first locale. */
export const differentBlocks = (space: Space): readonly Finding[] =>
  versionsOf(space).flatMap((versions) => {
    const model = versions.find(({ place }) => place.locale === 'de-DE') ?? versions[0];
    if (model === undefined) return [];
    const expected = counted(skeletonOf(model.content));
    return versions.flatMap((story) => {
      const found = counted(skeletonOf(story.content));
      return found === expected
        ? []
        : [
            {
              rule: 'translation' as const,
              story: story.fullSlug,
              path: '',
              message: `its blocks are not those of ${model.fullSlug}: ${found}; there: ${expected}`,
            },
          ];
    });
  });

const sectionsOf = ({ content }: ContentStory): number =>
  componentsOf(content).filter((component) => component === 'RichText').length;

/**
 * Texts that the page has in its channel's first locale and that are empty in this one. Where it has
 * another number of sections, those of its body are not the same ones.
 */
export const emptyTexts = (space: Space, texts: readonly ShownText[]): readonly Finding[] => {
  const fields = new Map<string, Set<string>>();
  for (const text of texts) {
    const known = fields.get(text.story.uuid) ?? new Set();
    fields.set(text.story.uuid, known.add(text.whole));
  }
  return versionsOf(space).flatMap((versions) => {
    const model = versions.find(({ place }) => place.locale === 'de-DE') ?? versions[0];
    const expected = fields.get(model?.uuid ?? '') ?? new Set();
    return versions.flatMap((story) => {
      const isAlike = model !== undefined && sectionsOf(story) === sectionsOf(model);
      return [...expected]
        .filter((path) => isAlike || !path.startsWith('body.'))
        .filter((path) => fields.get(story.uuid)?.has(path) !== true)
        .map((path) => ({
          rule: 'translation' as const,
          story: story.fullSlug,
          path,
          message: `no text, unlike ${model?.fullSlug ?? ''}`,
        }));
    });
  });
};
