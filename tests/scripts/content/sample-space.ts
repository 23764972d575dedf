/** A space of a few stories for the rules of `npm run content:check`. */
import { readSpace, type Space } from '../../../scripts/content/finding.ts';
import { textsOf, type ShownText } from '../../../scripts/content/texts.ts';
import { fullSlugOf } from '../../../core/domain/routing/story-folders.ts';
import { uuidOf } from '../../../server/embedded/content/story.ts';

/** A page of a sample space. */
type SamplePage = {
  readonly folder: string;
  readonly slug: string;
  readonly group?: string;
  readonly content?: Readonly<Record<string, unknown>>;
};

const pageContent = {
  component: 'Page',
  _uid: 'page',
  title: 'Ein Titel der Seite, der lang genug ist | Passepartout',
  description:
    'Eine Beschreibung, die lang genug ist, um zu sagen, was die Seite zeigt, wem sie hilft und was man auf ihr tun kann.',
  teaser: [{ component: 'Teaser', _uid: 'teaser', headline: 'Eine Überschrift' }],
};

/** A story as the content service sends it. */
const sampleStory = ({ folder, slug, group = slug, content = {} }: SamplePage) => {
  const fullSlug = fullSlugOf(folder, slug) ?? '';
  return {
    uuid: uuidOf(fullSlug),
    name: slug,
    full_slug: fullSlug,
    group_id: group,
    published_at: '2026-11-02T09:00:00.000Z',
    alternates: [],
    content: { ...pageContent, ...content },
  };
};

/** A space with these pages. */
export const sampleSpace = (...pages: readonly SamplePage[]): Space =>
  readSpace(pages.map(sampleStory));

/** The texts of a space. */
export const sampleTexts = (space: Space): readonly ShownText[] => space.stories.flatMap(textsOf);

/** A space whose one page has this headline. */
export const withHeadline = (folder: string, headline: string): Space =>
  sampleSpace({
    folder,
    slug: 'kontakt',
    content: { teaser: [{ component: 'Teaser', _uid: 'teaser', headline }] },
  });

/** A rich text of one paragraph. */
export const richText = (text: string, marks: readonly object[] = []): object => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text, marks }] }],
});
