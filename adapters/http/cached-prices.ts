import { LRUCache } from 'lru-cache';

import type { ExpressOffer } from '../../core/domain/delivery/express-shop.ts';
import type { FormatLimits } from '../../core/domain/format/dimension-input.ts';
import type { LowestPrice } from '../../core/domain/money/lowest-price.ts';
import type { Price } from '../../core/domain/money/money.ts';
import { E, type TE } from '../../core/fp.ts';
import type { CollageDesign } from '../../core/domain/products/collage/collage-design.ts';
import type { CollageDesignGroup } from '../../core/domain/design/collage-groups.ts';
import type { CustomerPicture } from '../../core/domain/image/customer-pictures.ts';
import type { CollageError, Collages } from '../../core/ports/collages.ts';
import type { CollageGroups, DesignGroupError } from '../../core/ports/design-groups.ts';
import type {
  CustomerPictures,
  CustomerPicturesError,
} from '../../core/ports/customer-pictures.ts';
import type { OptionSurcharge } from '../../core/domain/pricing/option-surcharges.ts';
import type { FramePartSurcharges, OptionPrices } from '../../core/ports/option-prices.ts';
import type { ExpressShop, ExpressShopError } from '../../core/ports/express-shop.ts';
import type { ArticlePrices, ArticlePricesError } from '../../core/ports/article-prices.ts';
import type { FormatPriceList, PriceError, Prices } from '../../core/ports/prices.ts';
import type { Shipping, ShippingError, ShippingInformation } from '../../core/ports/shipping.ts';
import type { Sleep } from './fetch.ts';
import { renewals } from './renewals.ts';
import { timedCache, type CacheSettings } from './timed-cache.ts';
import type { Within } from './within.ts';

/** Whether an error is the service's fault and no answer of it: such errors have a reason. */
const isOutage = (error: object): boolean => 'reason' in error;

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : 'no reason given';

/** How long answers are kept, and what a question with a stand-in waits by. */
type KeepingSettings = CacheSettings & { readonly sleep: Sleep };

/** Asks a question through a cache, for somebody who waits no longer than the signal says. */
type Ask<Error, A> = (
  key: string,
  signal: AbortSignal,
  ask: (signal: AbortSignal) => TE.TaskEither<Error, A>,
) => TE.TaskEither<Error, A>;

/**
 * Keeps right answers for a while and merges equal questions that are under way, which end when
 * nobody waits any longer. A wrong answer is not kept, so that an outage ends when it ends; as long
 * as it lasts, or where the service takes its time, the last right answer stands in, up to its age.
 * An error that says what there is not, and not what went wrong, may be kept as long (`isKept`).
 */
const remember = <Error extends object, A>(
  settings: KeepingSettings,
  unavailable: (reason: string) => Error,
  isKept: (error: Error) => boolean = () => false,
): Ask<Error, A> => {
  const { clock, seconds, sleep } = settings;
  const answers = new LRUCache<
    string,
    { readonly answer: E.Either<Error, A>; readonly freshUntil: number }
  >(timedCache(settings));
  const asked = renewals<E.Either<Error, A>>(sleep);

  /** What stands in for an answer: what the service has taken back does not. */
  const standIn = (key: string): E.Right<A> | undefined => {
    const kept = answers.get(key)?.answer;
    return kept !== undefined && E.isRight(kept) ? kept : undefined;
  };

  const askAndKeep = async (
    key: string,
    ask: TE.TaskEither<Error, A>,
  ): Promise<E.Either<Error, A>> => {
    const answer = await ask();
    if (E.isRight(answer) || isKept(answer.left))
      answers.set(key, { answer, freshUntil: clock.now() + seconds * 1000 });
    // What the service has taken back must not stand in for anything.
    else if (!isOutage(answer.left)) answers.delete(key);
    return answer;
  };

  return (key, signal, ask) => async () => {
    const known = answers.get(key);
    if (known !== undefined && clock.now() < known.freshUntil) return known.answer;
    try {
      const answer = await asked({
        key,
        signal,
        ask: (ended) => askAndKeep(key, ask(ended)),
        standIn: standIn(key),
      });
      return E.isLeft(answer) && isOutage(answer.left) ? (standIn(key) ?? answer) : answer;
    } catch (error) {
      return standIn(key) ?? E.left(unavailable(reasonOf(error)));
    }
  };
};

const noPrices = (reason: string): ArticlePricesError => ({ kind: 'prices-unavailable', reason });

const noShipping = (reason: string): ShippingError => ({
  kind: 'shipping-information-unavailable',
  reason,
});

const noExpressAnswer = (reason: string): ExpressShopError => ({
  kind: 'express-shop-unavailable',
  reason,
});

const noPictures = (reason: string): CustomerPicturesError => ({
  kind: 'customer-pictures-unavailable',
  reason,
});

/** Prices that are asked for once within the given time; a page shows dozens of them. */
export const cachedPrices = (prices: Within<Prices>, settings: KeepingSettings): Within<Prices> => {
  const formats = remember<PriceError, FormatPriceList>(settings, noPrices);
  const from = remember<PriceError, readonly (LowestPrice | undefined)[]>(settings, noPrices);
  const article = remember<PriceError, Price>(settings, noPrices);
  const limits = remember<PriceError, FormatLimits>(settings, noPrices);
  return (signal) => ({
    formats: (...asked) =>
      formats(JSON.stringify(asked), signal, (ended) => prices(ended).formats(...asked)),
    from: (...asked) =>
      from(JSON.stringify(asked), signal, (ended) => prices(ended).from(...asked)),
    article: (...asked) =>
      article(JSON.stringify(asked), signal, (ended) => prices(ended).article(...asked)),
    limits: (...asked) =>
      limits(JSON.stringify(asked), signal, (ended) => prices(ended).limits(...asked)),
  });
};

/** Prices of options and pictures that are asked for once within the given time. */
export const cachedOptionPrices = (
  prices: Within<OptionPrices>,
  settings: KeepingSettings,
): Within<OptionPrices> => {
  const surcharges = remember<PriceError, readonly OptionSurcharge[]>(settings, noPrices);
  const frameParts = remember<PriceError, FramePartSurcharges>(settings, noPrices);
  return (signal) => ({
    surcharges: (...asked) =>
      surcharges(JSON.stringify(asked), signal, (ended) => prices(ended).surcharges(...asked)),
    frameParts: (...asked) =>
      frameParts(JSON.stringify(asked), signal, (ended) => prices(ended).frameParts(...asked)),
  });
};

/** Prices of articles that are asked for once within the given time. */
export const cachedArticlePrices = (
  prices: Within<ArticlePrices>,
  settings: KeepingSettings,
): Within<ArticlePrices> => {
  const price = remember<ArticlePricesError, readonly (Price | undefined)[]>(settings, noPrices);
  return (signal) => ({
    price: (...asked) =>
      price(JSON.stringify(asked), signal, (ended) => prices(ended).price(...asked)),
  });
};

/** Shipping information that is asked for once within the given time. */
export const cachedShipping = (
  shipping: Within<Shipping>,
  settings: KeepingSettings,
): Within<Shipping> => {
  const information = remember<ShippingError, ShippingInformation>(settings, noShipping);
  return (signal) => ({
    information: (scope) =>
      information(JSON.stringify(scope), signal, (ended) => shipping(ended).information(scope)),
  });
};

/** An express shop that is asked once within the given time; so is a site that has none. */
export const cachedExpressShop = (
  shop: Within<ExpressShop>,
  settings: KeepingSettings,
): Within<ExpressShop> => {
  const offer = remember<ExpressShopError, ExpressOffer>(
    settings,
    noExpressAnswer,
    ({ kind }) => kind === 'no-express-shop',
  );
  return (signal) => ({
    offer: (scope) => offer(JSON.stringify(scope), signal, (ended) => shop(ended).offer(scope)),
  });
};

/** Customers' pictures that are asked for once within the given time. */
export const cachedCustomerPictures = (
  pictures: Within<CustomerPictures>,
  settings: KeepingSettings,
): Within<CustomerPictures> => {
  const list = remember<CustomerPicturesError, readonly CustomerPicture[]>(settings, noPictures);
  return (signal) => ({
    list: (...asked) =>
      list(JSON.stringify(asked), signal, (ended) => pictures(ended).list(...asked)),
  });
};

const noCollages = (reason: string): CollageError => ({ kind: 'collages-unavailable', reason });

/** Designs of collages that are asked for once each within the given time (storefront §7). */
export const cachedCollages = (
  collages: Within<Collages>,
  settings: KeepingSettings,
): Within<Collages> => {
  const design = remember<CollageError, CollageDesign>(settings, noCollages);
  return (signal) => ({
    design: (id) => design(String(id), signal, (ended) => collages(ended).design(id)),
  });
};

const noGroups = (reason: string): DesignGroupError => ({ kind: 'designs-unavailable', reason });

/** Groups of collages that are asked for once within the given time. */
export const cachedCollageGroups = (
  groups: Within<CollageGroups>,
  settings: KeepingSettings,
): Within<CollageGroups> => {
  const all = remember<DesignGroupError, readonly CollageDesignGroup[]>(settings, noGroups);
  const group = remember<DesignGroupError, CollageDesignGroup>(settings, noGroups);
  return (signal) => ({
    all: (scope) => all(JSON.stringify(scope), signal, (ended) => groups(ended).all(scope)),
    group: (...asked) =>
      group(JSON.stringify(asked), signal, (ended) => groups(ended).group(...asked)),
  });
};
