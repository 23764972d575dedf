/** So that a change takes back the right pages. */
import { mergeStoryUses, type StoryUse } from '../../core/domain/content/story-uses.ts';
import { nextCampaignChange } from '../../core/domain/campaign/campaign.ts';
import { countdownAt } from '../../core/domain/countdown/cut-offs.ts';
import { E } from '../../core/fp.ts';
import { aroundPort } from '../../adapters/shared/around-port.ts';
import {
  everyPagePort,
  pagePorts,
  type PagePortName,
  type PricedArticle,
} from '../../core/ports/page-ports.ts';
import type { Campaigns } from '../../core/ports/campaigns.ts';
import type { Shipping } from '../../core/ports/shipping.ts';
import { memoizeByIdentity } from '../../ui/memoize-by-identity.ts';
import type { StorefrontPorts } from '../../ui/web/requests/storefront-request.ts';

export type PageUses = {
  readonly stories: readonly StoryUse[];
  /** Whose prices it shows: `leinwand`, `poster in rahmen-holz`, or a designer's name; sorted. */
  readonly articles: readonly string[];
  /** A page with prices grows old soon. */
  readonly isPriced: boolean;
  /** The instant from which its day of delivery or its campaign is another; undefined where it tells none. */
  readonly promisedUntil: number | undefined;
};

type UsesRecord = {
  /** For the content port, which alone knows what its answers were made of. */
  readonly recordStories: (stories: readonly StoryUse[]) => void;
  /** Records every question about money and days. */
  readonly recorded: (ports: StorefrontPorts) => StorefrontPorts;
  readonly uses: () => PageUses;
};

const nameOf = (article: PricedArticle): string => {
  if ('designer' in article) return article.designer;
  const { materialType, frameType } = article;
  return frameType === undefined ? materialType : `${materialType} in ${frameType}`;
};

/** Of a question of any port. */
type ArticlesOf = (...asked: readonly unknown[]) => readonly PricedArticle[];

const isArticlesOf = (value: unknown): value is ArticlesOf => typeof value === 'function';

const articlesOf = (name: PagePortName, question: string): ArticlesOf | undefined => {
  const { priced } = pagePorts[name];
  const articles: unknown = priced && Reflect.get(priced, question);
  return isArticlesOf(articles) ? articles : undefined;
};

/** Shared by pages of the same answers. */
const merged = memoizeByIdentity<readonly StoryUse[]>();

/** Opens the record of one page. */
export const recordUses = (): UsesRecord => {
  // The same answer is told by each part of a page that reads it.
  const stories = new Set<readonly StoryUse[]>();
  const articles = new Set<string>();
  let promisedUntil: number | undefined;

  const holdsUntil = (instant: number): void => {
    promisedUntil = Math.min(promisedUntil ?? Infinity, instant);
  };

  const information =
    ({ clock, shipping }: StorefrontPorts): Shipping['information'] =>
    (scope) =>
    async () => {
      const now = clock.now();
      const answer = await shipping.information(scope)();
      if (E.isLeft(answer)) return answer;
      const shown = countdownAt(answer.right.lastOrderDates, now);
      // Without a cut-off ahead nobody knows how long it is true.
      holdsUntil(shown.kind === 'cut-off' ? shown.at : now);
      return answer;
    };

  const list =
    ({ clock, campaigns }: StorefrontPorts): Campaigns['list'] =>
    (scope) =>
    async () => {
      const now = clock.now();
      const answer = await campaigns.list(scope)();
      const change = E.isRight(answer) ? nextCampaignChange(answer.right, now) : undefined;
      if (change !== undefined) holdsUntil(change);
      return answer;
    };

  return {
    recordStories: (used) => void stories.add(used),
    recorded: (ports) => ({
      ...ports,
      ...everyPagePort((name) =>
        pagePorts[name].priced === undefined
          ? ports[name]
          : aroundPort(ports[name], (ask, question) => (...asked) => {
              for (const article of articlesOf(name, question)?.(...asked) ?? [])
                articles.add(nameOf(article));
              return ask(...asked);
            }),
      ),
      shipping: { information: information(ports) },
      campaigns: { list: list(ports) },
    }),
    uses: () => ({
      stories: merged([...stories], () => mergeStoryUses([...stories].flat())),
      articles: [...articles].toSorted(),
      isPriced: articles.size > 0,
      promisedUntil,
    }),
  };
};
