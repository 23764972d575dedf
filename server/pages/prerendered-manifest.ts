/** `manifest.json` beside the sites' folders. */
import { E, t } from '../../core/fp.ts';
import type { StoryUse } from '../../core/domain/content/story-uses.ts';
import { parseJson } from '../../core/domain/text/parse-json.ts';
import type { PageUses } from './record-uses.ts';

export type ManifestPage = {
  readonly host: string;
  readonly path: string;
  readonly form: 'document' | 'payload';
  /** Below the folder. */
  readonly file: string;
  /**
   * Of the file's bytes; also its entity tag. Undefined where the page has to be rendered first.
   */
  readonly hash: string | undefined;
  /** Milliseconds. */
  readonly renderedAt: number;
  readonly uses: PageUses;
};

/** Of one build. */
type Manifest = { readonly build: string; readonly pages: readonly ManifestPage[] };

/** Another version is not read: its pages are rendered. */
const manifestVersion = 1;

const storyCodec = t.union([
  t.intersection([
    t.type({ as: t.literal('content'), fullSlug: t.string }),
    t.partial({ uuid: t.string }),
  ]),
  t.intersection([
    t.type({ as: t.literal('link'), uuid: t.string }),
    t.partial({ fullSlug: t.string }),
  ]),
]);

const pageCodec = t.intersection([
  t.type({
    host: t.string,
    path: t.string,
    form: t.union([t.literal('document'), t.literal('payload')]),
    file: t.string,
    renderedAt: t.number,
    /** Places in the list of stories: most pages of a site share nearly all of theirs. */
    stories: t.array(t.number),
    articles: t.array(t.string),
    isPriced: t.boolean,
  }),
  t.partial({ hash: t.string, promisedUntil: t.number }),
]);

const manifestCodec = t.type({
  version: t.literal(manifestVersion),
  build: t.string,
  stories: t.array(storyCodec),
  pages: t.array(pageCodec),
});

type WrittenStory = t.TypeOf<typeof storyCodec>;

const readStory = (written: WrittenStory): StoryUse =>
  written.as === 'content'
    ? { as: 'content', uuid: written.uuid, fullSlug: written.fullSlug }
    : { as: 'link', uuid: written.uuid, fullSlug: written.fullSlug };

/** Undefined where the text is malformed or of another version. */
export const readManifest = (text: string): Manifest | undefined => {
  const read = manifestCodec.decode(parseJson(text));
  if (E.isLeft(read)) return undefined;
  const { build, pages } = read.right;
  const stories = read.right.stories.map(readStory);
  return {
    build,
    pages: pages.map(({ stories: places, articles, isPriced, promisedUntil, ...page }) => ({
      ...page,
      hash: page.hash,
      uses: {
        stories: places.flatMap((place) => stories[place] ?? []),
        articles,
        isPriced,
        promisedUntil,
      },
    })),
  };
};

/** Writes a manifest. */
export const printManifest = ({ build, pages }: Manifest): string => {
  const places = new Map<string, number>();
  const stories: StoryUse[] = [];
  const placeOf = (use: StoryUse): number => {
    const key = `${use.as} ${use.uuid ?? ''} ${use.fullSlug ?? ''}`;
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, stories.length);
    return stories.push(use) - 1;
  };
  const written = pages.map(({ uses, hash, ...page }) => ({
    ...page,
    hash,
    etag: hash === undefined ? undefined : `W/"${hash}"`,
    stories: uses.stories.map(placeOf),
    articles: uses.articles,
    isPriced: uses.isPriced,
    promisedUntil: uses.promisedUntil,
  }));
  return `${JSON.stringify({ version: manifestVersion, build, stories, pages: written })}\n`;
};
