/**
 * One configuration, one price, in every locale: what a browser folds from the price lists of a
 * page, what the server says of the whole picture, and what the designer works out from the
 * hand-off alone.
 */
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

import type { Fetch } from '../../adapters/shared/fetch.ts';
import { httpArticlePrices } from '../../adapters/http/article-prices.ts';
import { httpOptionPrices } from '../../adapters/http/option-prices.ts';
import { httpPrices } from '../../adapters/http/prices.ts';
import {
  findMaterial,
  materialValue,
  startOption,
  type Configurator,
  type ConfiguratorState,
} from '../../core/domain/configurator/configurator.ts';
import { withFramings } from '../../core/domain/configurator/framings.ts';
import {
  readSelection,
  selectionQuery,
  stateOfSelection,
} from '../../core/domain/configurator/selection.ts';
import type { WallPictureBlock } from '../../core/domain/content/blocks/calculator.ts';
import type { Page } from '../../core/domain/content/page.ts';
import { parseDesignerUrl } from '../../core/domain/products/designer-url.ts';
import { pictureLink } from '../../core/domain/products/wall-picture/picture-link.ts';
import { limitsInTenths } from '../../core/domain/format/dimension-input.ts';
import { printFormat, type Format } from '../../core/domain/format/format.ts';
import { formatUnitOf } from '../../core/domain/locale/locale-units.ts';
import { locales, type Locale } from '../../core/domain/locale/locales.ts';
import { countryOf, marketOf } from '../../core/domain/locale/markets.ts';
import { moneyStyles } from '../../core/domain/money/money-styles.ts';
import { parseWallPicture } from '../../core/domain/products/wall-picture/parse-wall-picture.ts';
import {
  acceptedComponents,
  withOption,
  type OfferedPart,
  type PartOffer,
} from '../../core/domain/products/wall-picture/part-offer.ts';
import {
  noComponents,
  printComponents,
  readComponents,
  type ComponentSelection,
  type PartedArticle,
} from '../../core/domain/products/wall-picture/component-selection.ts';
import { selectionKey } from '../../core/domain/products/wall-picture/selection-key.ts';
import { printPairs, readPairs } from '../../core/domain/query/query.ts';
import { articleOfPicture, printDesignedAddress } from '../arbitraries/article.ts';
import { wallPictureKeys } from '../../core/domain/products/wall-picture/wall-picture-keys.ts';
import { withOwnQuery } from '../../core/domain/routing/page-keys.ts';
import { routeRequest } from '../../core/domain/routing/route-request.ts';
import { E, type TE } from '../../core/fp.ts';
import type { Prices } from '../../core/ports/prices.ts';
import { embeddedDesignerBases } from '../../server/embedded-addresses.ts';
import { shownPrice } from '../../ui/components/price/shown-price.ts';
import { receiveHandOff } from '../../ui/web/designer/receive-hand-off.ts';
import { priceOfUse } from '../../ui/web/products/wall-picture/chosen-parts.ts';
import { loadProduct } from '../../ui/web/products/load-product.ts';
import type { ConfiguratorData } from '../../ui/web/products/wall-picture/configurator-data.ts';
import { embedded, siteFor } from '../arbitraries/routing.ts';
import { anyPartedArticle } from '../arbitraries/parts.ts';
import { plainPage } from '../fakes/plain-page.ts';
import { wallPictureOf } from '../fakes/wall-picture-of.ts';
import { requestFor, startDecision } from '../ui/web/requests.ts';

const baseUrl = 'http://shop.test';

/** What a shopper picks: each number is a place in whatever list is offered then. */
type Picks = {
  readonly article: PartedArticle;
  readonly format: number;
  /**
   * Where between the limits the sides of an own format lie, in thousandths; a listed one without.
   */
  readonly own: readonly [number, number] | undefined;
  readonly parts: readonly number[];
};

const anyPicks: fc.Arbitrary<Picks> = fc.record({
  article: anyPartedArticle,
  format: fc.nat({ max: 200 }),
  own: fc.option(fc.tuple(fc.nat({ max: 1_000 }), fc.nat({ max: 1_000 })), {
    nil: undefined,
    freq: 2,
  }),
  parts: fc.array(fc.nat({ max: 200 }), { minLength: 8, maxLength: 8 }),
});

/** Configurations go from one shop to another in the unit that both measure in. */
const anyCentimetreLocale = fc.constantFrom(
  ...locales.filter((locale) => formatUnitOf(locale) === 'cm'),
);

const pick = <A>(list: readonly A[], place: number): A | undefined => list[place % list.length];

const rightOf = async <Value>(task: TE.TaskEither<unknown, Value>): Promise<Value> => {
  const result = await task();
  if (E.isLeft(result)) throw new Error(`refused: ${JSON.stringify(result.left)}`);
  return result.right;
};

const choosable = <Part extends OfferedPart>(parts: readonly Part[]): readonly Part[] =>
  parts.filter(({ refusal }) => refusal === undefined);

/** A page that sells a material, bare and in a frame. */
const pageOf = ({ materialType, frameType }: PartedArticle): Page => {
  const configurator: WallPictureBlock = {
    kind: 'calculator',
    id: 'c',
    headline: '',
    startLabel: '',
    product: 'framedMaterial',
    materials: [
      { materialType, frameType },
      { materialType, frameType: undefined },
    ],
    labels: [],
    motif: { source: 'leadimage/mountains-1/motif.jpg', alternative: '' },
  };
  return { ...plainPage('page'), calculator: configurator };
};

/** A page as a browser has it: what it shows, by the lists and offers that it knows. */
type Shown = {
  readonly configurator: Configurator;
  readonly state: ConfiguratorState;
  readonly article: PartedArticle;
  readonly offer: PartOffer;
  readonly wish: ComponentSelection;
};

/** What a browser makes of an address with what an answer of the server said. */
const shownAt = (
  { configurator: listed, configuration: { extra, parts } }: ConfiguratorData,
  locale: Locale,
  search: string,
  first: Configurator = listed,
): Shown => {
  const query = new URLSearchParams(search);
  const requested = readSelection(formatUnitOf(locale), (name) => query.get(name));
  const configurator = withFramings(first, listed.options);
  const state = stateOfSelection(configurator, requested, extra);
  const option = findMaterial(configurator, state.material) ?? startOption(configurator);
  const article = { materialType: option.materialType, frameType: option.context.frameType };
  const { offer } = parts;
  if (offer === undefined) throw new Error(`no parts are offered at ${search}`);
  const wish = acceptedComponents(article, offer, readComponents(readPairs(search)));
  return { configurator, state, article, offer, wish };
};

/** The query of a selection, as the page writes it into its address. */
const searchOf = ({ configurator, state }: Shown, wish: ComponentSelection): string =>
  withOwnQuery(wallPictureKeys, '', [
    ...selectionQuery(configurator, state),
    ...printComponents(wish),
  ]);

/** A mat first, as colours and glasses are priced with it. */
const withMat = (
  { offer }: Shown,
  [place = 0, without = 0]: Picks['parts'],
): ComponentSelection => {
  const mats = offer.frame?.mats ?? [];
  if (without % 4 === 0)
    return mats.length === 0 ? noComponents : { ...noComponents, matType: 'mat-none' };
  const mat = pick(mats, place);
  return mat === undefined
    ? noComponents
    : { ...noComponents, matType: mat.matType, matSize: String(mat.matSize) };
};

/** One of each group of options, a colour and a glass, of those that can be chosen. */
const withParts = ({ offer, wish }: Shown, [, , ...places]: Picks['parts']): ComponentSelection => {
  const options = offer.options.reduce((before, group, index) => {
    const chosen = pick(choosable(group.options), places[index % places.length] ?? 0);
    return chosen === undefined ? before : withOption(group, before, chosen.value);
  }, wish);
  const [colour = 0, glass = 0] = places;
  return {
    ...options,
    frameVariant: pick(choosable(offer.frame?.colours ?? []), colour)?.value,
    // A place more than there are glasses: the usual one.
    glassType: pick([...choosable(offer.frame?.glasses ?? []), undefined], glass)?.value,
  };
};

/** The format that is picked: one of all listed ones, or an own one between the limits. */
const pickedFormat = async (
  prices: Prices,
  locale: Locale,
  { article, format, own }: Picks,
): Promise<Format | undefined> => {
  const scope = { channel: 'poster', locale } as const;
  const unit = formatUnitOf(locale);
  if (own === undefined) {
    const { all } = await rightOf(prices.formats(scope, article));
    return pick(
      all.filter(({ price }) => price !== undefined),
      format,
    )?.format;
  }
  const { shorter, longer } = limitsInTenths(unit, await rightOf(prices.limits(scope, article)));
  const between = ({ minimum, maximum }: typeof shorter, share: number): number =>
    minimum + Math.round(((maximum - minimum) * share) / 1_000);
  const [one, other] = [between(shorter, own[0]), between(longer, own[1])];
  const [height, width] = [Math.min(one, other), Math.max(one, other)];
  return format % 2 === 0 ? { width, height, unit } : { width: height, height: width, unit };
};

/** What the designer at the end of a link says of it. */
const receivedAt = async (
  link: string,
  locale: Locale,
  ports: Parameters<typeof requestFor>[2],
) => {
  const { host } = siteFor(embedded, 'poster', locale);
  const { pathname: rawPath, search } = new URL(link, `http://${host}`);
  const decision = routeRequest(embedded, { method: 'GET', host, rawPath, search });
  if (decision.kind !== 'designer') throw new Error(`${link} is ${decision.kind}`);
  const { request } = requestFor(decision, embedded, ports, `http://${host}${rawPath}${search}`);
  const receipt = await receiveHandOff(request, 'photo-frame');
  if (receipt.kind !== 'received' || receipt.received.kind !== 'photo-frame')
    throw new Error(`${link} is ${JSON.stringify(receipt)}`);
  return {
    ...receipt.received,
    search: `?${printPairs(printDesignedAddress(receipt.handOff))}`,
  };
};

type Ports = Pick<
  NonNullable<Parameters<typeof requestFor>[2]>,
  'articlePrices' | 'prices' | 'optionPrices'
>;

/** The product at an address of the page that sells an article; undefined without prices. */
const loadAt = async (
  locale: Locale,
  article: PartedArticle,
  search: string,
  ports: Ports,
): Promise<ConfiguratorData | undefined> => {
  const decision = startDecision(embedded, 'poster', locale);
  const address = `http://${siteFor(embedded, 'poster', locale).host}/page${search}`;
  const { request } = requestFor(decision, embedded, ports, address);
  const loaded = await loadProduct(request, decision, pageOf(article));
  if (loaded === undefined || loaded.kind === 'redirect')
    throw new Error(`${search} is not a product`);
  return wallPictureOf(loaded.kind === 'product' ? loaded.product : undefined);
};

/** The suite; `start` begins the shop's API over the sample shop. */
export const onePriceContract = (start: () => Promise<Fetch>): void => {
  describe.each(locales)('one price in %s', (locale) => {
    const scope = { channel: 'poster', locale } as const;
    const style = moneyStyles[locale];

    property.prop([anyPicks], { numRuns: 6 })(
      'for a configuration in a browser, on the server and at the designer',
      async (picks) => {
        const settings = { baseUrl, fetch: await start() };
        const ports = {
          articlePrices: httpArticlePrices(settings),
          prices: httpPrices(settings),
          optionPrices: httpOptionPrices(settings),
        };
        const load = (search: string) => loadAt(locale, picks.article, search, ports);
        const sold = await ports.prices.formats(scope, picks.article)();
        // Not every material is sold without a frame, nor in each frame.
        fc.pre(E.isRight(sold));
        const format = await pickedFormat(ports.prices, locale, picks);
        fc.pre(format !== undefined);

        // The choice of a shopper, step by step; each step has an address.
        const { materialType, frameType } = picks.article;
        const value = materialValue(materialType, frameType);
        const begun = await load('');
        const step = async (search: string): Promise<Shown> => {
          const answer = await load(search);
          if (begun === undefined || answer === undefined) throw new Error(`${search}: no prices`);
          return shownAt(answer, locale, search, begun.configurator);
        };
        const chosen = await step(
          `?material=${encodeURIComponent(value)}&formatType=${printFormat(format)}`,
        );
        expect(chosen.state).toMatchObject({ material: value, format });
        const matted = await step(searchOf(chosen, withMat(chosen, picks.parts)));
        const wish = acceptedComponents(
          matted.article,
          matted.offer,
          withParts(matted, picks.parts),
        );

        // Read back from its address it is the same, on the server and in the browser.
        const search = searchOf(matted, wish);
        const shown = await step(search);
        expect(shown.wish).toEqual(wish);
        expect(shown.state).toEqual(matted.state);
        expect(searchOf(shown, shown.wish)).toBe(search);
        const { price, isWhole } = priceOfUse({ ...shown, components: shown.wish, parts: shown });
        expect([search, isWhole, price === undefined]).toEqual([search, true, false]);

        // The server prices it whole.
        const picture = parseWallPicture(formatUnitOf(locale), {
          materialType,
          frameType,
          formatType: printFormat(format),
          ...wish,
        });
        if (E.isLeft(picture)) throw new Error(JSON.stringify(picture.left));
        const [whole] = await rightOf(
          ports.articlePrices.price(scope, [articleOfPicture(picture.right, locale)]),
        );
        expect([search, whole?.priceCurrent]).toEqual([search, price?.priceCurrent]);

        // The designer takes it, prices it, and leads back to it.
        const link = pictureLink(shown.configurator, shown.state, {
          base: embeddedDesignerBases['photo-frame'],
          locale,
          parts: shown.wish,
        });
        const setting = { channel: 'poster', now: 0 } as const;
        const handed = parseDesignerUrl(embeddedDesignerBases, link, setting);
        expect(E.isRight(handed) ? undefined : handed.left).toBeUndefined();
        const received = await receivedAt(link, locale, ports);
        expect([link, received.price]).toEqual([link, price && shownPrice(style, price)]);
        expect(await step(received.search)).toEqual(shown);
      },
    );
  });

  property.prop([anyPicks, anyCentimetreLocale, anyCentimetreLocale], { numRuns: 25 })(
    'one price of a configuration beside its own page, and on the page of another country',
    async (picks, here, other) => {
      fc.pre(marketOf(here) !== marketOf(other));
      const settings = { baseUrl, fetch: await start() };
      const ports = {
        articlePrices: httpArticlePrices(settings),
        prices: httpPrices(settings),
        optionPrices: httpOptionPrices(settings),
      };
      const sold = await ports.prices.formats({ channel: 'poster', locale: here }, picks.article)();
      fc.pre(E.isRight(sold));
      const format = await pickedFormat(ports.prices, here, picks);
      fc.pre(format !== undefined);
      const load = (locale: Locale, search: string) => loadAt(locale, picks.article, search, ports);
      const step = async (search: string): Promise<Shown> => {
        const answer = await load(here, search);
        if (answer === undefined) throw new Error(`${search}: no prices`);
        return shownAt(answer, here, search);
      };
      const { materialType, frameType } = picks.article;
      const material = encodeURIComponent(materialValue(materialType, frameType));
      const chosen = await step(`?material=${material}&formatType=${printFormat(format)}`);
      const matted = await step(searchOf(chosen, withMat(chosen, picks.parts)));
      const wish = acceptedComponents(matted.article, matted.offer, withParts(matted, picks.parts));
      const search = searchOf(matted, wish);

      const answer = await load(here, `${search}&country=${countryOf(other)}`);
      const elsewhere = answer?.delivery?.elsewhere;
      if (elsewhere === undefined) throw new Error(`${search}: nothing of ${other}`);
      expect(marketOf(elsewhere.locale)).toBe(marketOf(other));
      expect(elsewhere.selection).toBe(selectionKey(matted.state, wish));
      const page = await load(elsewhere.locale, search);
      const there = page && shownAt(page, elsewhere.locale, search);
      const isSold =
        there !== undefined && selectionKey(there.state, there.wish) === elsewhere.selection;
      const { price } = isSold
        ? priceOfUse({ ...there, components: there.wish, parts: there })
        : { price: 'not-sold' };
      expect([search, elsewhere.price]).toEqual([search, price]);
    },
  );
};
