import { E, pipe, t } from '../../fp.ts';
import type { Locale } from '../locale/locales.ts';
import type { PageRoute } from '../routing/page-routes.ts';
import type { ContentPicture } from './content-picture.ts';
import { decodePage } from './page-codec.ts';
import { routeOfSlug } from './page-slugs.ts';
import { isIndexable } from './robots-meta.ts';
import { readStory } from './story.ts';
import { decodeField } from './story-fields.ts';

export type ListedPage = {
  readonly route: PageRoute;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly alternates: Readonly<Partial<Record<Locale, string>>>;
  readonly pictures: readonly ContentPicture[];
  /** Last publication, ISO 8601 in UTC; undefined where the service does not say. */
  readonly lastModified: string | undefined;
};

const instantOf = (text: string): string | undefined => {
  const instant = new Date(text);
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
};

/**
 * Undefined for a story that must not be listed: no page, a draft, kept out by its robots text,
 * canonical elsewhere, or shown nowhere.
 */
const listedPage = (story: unknown): ListedPage | undefined => {
  const read = pipe(
    readStory(story),
    E.chainW(({ published_at: publishedAt }) =>
      pipe(
        decodePage(story),
        E.map((page) => ({ page, publishedAt })),
      ),
    ),
  );
  if (E.isLeft(read)) return undefined;
  const { page, publishedAt } = read.right;
  const route = routeOfSlug(page.slug);
  const isKept = page.status === 'published' && isIndexable(page.robots);
  if (route === undefined || !isKept || page.canonicalUrl !== undefined) return undefined;
  const { slug, title, description, alternates, ogImages: pictures } = page;
  const lastModified = instantOf(publishedAt);
  return { route, slug, title, description, alternates, pictures, lastModified };
};

/** An answer without a list is refused: an empty list would take a whole site off the map. */
const storyList = t.type({ stories: t.UnknownArray });

/** The pages in an answer to a request for a list; the refusal is a line for the log. */
export const decodeStoryList = (answer: unknown): E.Either<string, readonly ListedPage[]> =>
  pipe(
    decodeField(storyList)(answer),
    E.map(({ stories }) => stories.flatMap((story) => listedPage(story) ?? [])),
  );
