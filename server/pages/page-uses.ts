/** What a page was made of: noted while it is loaded, so that a change takes back the right pages. */
import { mergeStoryUses, type StoryUse } from '../../core/domain/content/story-uses.ts';
import { countdownAt } from '../../core/domain/countdown/cut-offs.ts';
import { E, type TE } from '../../core/fp.ts';
import type { ArticleType } from '../../core/domain/catalogue/article-type.ts';
import { keptByInputs } from '../../ui/kept-by-inputs.ts';
import type { StorefrontPorts } from '../../ui/web/storefront-request.ts';

/** The stories and articles of a page. */
export type PageUses = {
  readonly stories: readonly StoryUse[];
  /** Article types whose prices it shows: `leinwand`, or `poster in rahmen-holz`; sorted. */
  readonly articles: readonly string[];
  /** Whether it tells prices: such a page grows old soon. */
  readonly isPriced: boolean;
  /** The instant from which its day of delivery is another one; undefined where it tells none. */
  readonly promisedUntil: number | undefined;
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

/** The uses of a page, which are those of the answers that it was made of. */
const merged = keptByInputs<readonly StoryUse[]>();

/** Opens the notes of one page. */
export const createPageNotes = (): PageNotes => {
  // The same answer is noted by each part of a page that reads it.
  const stories = new Set<readonly StoryUse[]>();
  const articles = new Set<string>();
  let isPriced = false;
  let promisedUntil: number | undefined;

  const priced =
    <Scope, Article extends ArticleType, Rest extends readonly unknown[], Error, A>(
      ask: (scope: Scope, article: Article, ...rest: Rest) => TE.TaskEither<Error, A>,
    ) =>
    (scope: Scope, article: Article, ...rest: Rest): TE.TaskEither<Error, A> => {
      isPriced = true;
      articles.add(nameOf(article));
      return ask(scope, article, ...rest);
    };

  return {
    noteStories: (used) => void stories.add(used),
    noted: (ports) => {
      const { articlePrices, clock, optionPrices, prices, shipping } = ports;
      return {
        ...ports,
        prices: {
          formats: priced(prices.formats),
          from: (scope, asked) => {
            if (asked.length > 0) isPriced = true;
            for (const article of asked) articles.add(nameOf(article));
            return prices.from(scope, asked);
          },
          article: priced(prices.article),
          limits: priced(prices.limits),
        },
        articlePrices: {
          price: (scope, asked) => {
            if (asked.length > 0) isPriced = true;
            return articlePrices.price(scope, asked);
          },
        },
        optionPrices: {
          surcharges: priced(optionPrices.surcharges),
          frameParts: priced(optionPrices.frameParts),
        },
        shipping: {
          information: (scope) => async () => {
            const now = clock.now();
            const answer = await shipping.information(scope)();
            if (E.isLeft(answer)) return answer;
            const shown = countdownAt(answer.right.lastOrderDates, now);
            // Where no cut-off lies ahead nobody knows how long it is true.
            promisedUntil = Math.min(
              promisedUntil ?? Infinity,
              shown.kind === 'cut-off' ? shown.at : now,
            );
            return answer;
          },
        },
      };
    },
    uses: () => ({
      stories: merged([...stories], () => mergeStoryUses([...stories].flat())),
      articles: [...articles].toSorted(),
      isPriced,
      promisedUntil,
    }),
  };
};
