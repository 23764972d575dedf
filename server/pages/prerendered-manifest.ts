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

/** JSON leaves out what is undefined. */
const optionalText = t.union([t.string, t.undefined]);

const storyCodec = t.union([
  t.type({ as: t.literal('content'), uuid: optionalText, fullSlug: t.string }),
  t.type({ as: t.literal('link'), uuid: t.string, fullSlug: optionalText }),
]);

const manifestCodec = t.type({
  version: t.literal(manifestVersion),
  build: t.string,
  stories: t.array(storyCodec),
  pages: t.array(
    t.type({
      host: t.string,
      path: t.string,
      form: t.union([t.literal('document'), t.literal('payload')]),
      file: t.string,
      hash: optionalText,
      renderedAt: t.number,
      /** Places in the list of stories: most pages of a site share nearly all of theirs. */
      stories: t.array(t.number),
      articles: t.array(t.string),
      isPriced: t.boolean,
      promisedUntil: t.union([t.number, t.undefined]),
    }),
  ),
});

/** Undefined where the text is malformed or of another version. */
export const readManifest = (text: string): Manifest | undefined => {
  const read = manifestCodec.decode(parseJson(text));
  if (E.isLeft(read)) return undefined;
  const { build, stories, pages } = read.right;
  return {
    build,
    pages: pages.map(({ stories: places, articles, isPriced, promisedUntil, ...page }) => ({
      ...page,
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
    const key = JSON.stringify([use.as, use.uuid, use.fullSlug]);
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, stories.length);
    return stories.push(use) - 1;
  };
  const written = pages.map(({ uses, ...page }) => ({
    ...page,
    ...uses,
    etag: page.hash === undefined ? undefined : `W/"${page.hash}"`,
    stories: uses.stories.map(placeOf),
  }));
  return `${JSON.stringify({ version: manifestVersion, build, stories, pages: written })}\n`;
};
