/** What a page was made of: noted while it is loaded, so that a change takes back the right pages. */
import { mergeStoryUses, type StoryUse } from '../../core/domain/content/story-uses.ts';
import type { TE } from '../../core/fp.ts';
import type { ArticleType } from '../../core/ports/prices.ts';
import type { StorefrontPorts } from '../../ui/web/storefront-request.ts';

/** The stories and articles of a page. */
export type PageUses = {
  readonly stories: readonly StoryUse[];
  /** Article types whose prices it shows: `leinwand`, or `poster in rahmen-holz`; sorted. */
  readonly articles: readonly string[];
  /** Whether it tells prices, shipping costs or days of delivery: such a page grows old soon. */
  readonly isDated: boolean;
};

/** Notes what a page uses. */
type PageNotes = {
  /** For the content port, which alone knows what its answers were made of. */
  readonly noteStories: (stories: readonly StoryUse[]) => void;
  /** The ports with a note taken of every question about money and days. */
  readonly noted: (ports: StorefrontPorts) => StorefrontPorts;
  readonly uses: () => PageUses;
};

const nameOf = ({ materialType, frameType }: ArticleType): string =>
  frameType === undefined ? materialType : `${materialType} in ${frameType}`;

/** Opens the notes of one page. */
export const createPageNotes = (): PageNotes => {
  const stories: StoryUse[] = [];
  const articles = new Set<string>();
  let isDated = false;

  const priced =
    <Scope, Rest extends readonly unknown[], Error, A>(
      ask: (scope: Scope, article: ArticleType, ...rest: Rest) => TE.TaskEither<Error, A>,
    ) =>
    (scope: Scope, article: ArticleType, ...rest: Rest): TE.TaskEither<Error, A> => {
      isDated = true;
      articles.add(nameOf(article));
      return ask(scope, article, ...rest);
    };

  return {
    noteStories: (used) => void stories.push(...used),
    noted: (ports) => {
      const { prices, shipping } = ports;
      return {
        ...ports,
        prices: {
          formats: priced(prices.formats),
          article: priced(prices.article),
          limits: priced(prices.limits),
        },
        shipping: {
          information: (scope) => {
            isDated = true;
            return shipping.information(scope);
          },
        },
      };
    },
    uses: () => ({
      stories: mergeStoryUses(stories),
      articles: [...articles].toSorted(),
      isDated,
    }),
  };
};
