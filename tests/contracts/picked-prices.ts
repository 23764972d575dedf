/** What shoppers pick by chance, and where each price of it is read. */
import { fc } from '@fast-check/vitest';

import {
  findMaterial,
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
import type { WallPictureBlock } from '../../core/domain/products/wall-picture/configurator-block.ts';
import type { Page } from '../../core/domain/content/page.ts';
import { limitsInTenths } from '../../core/domain/format/dimension-input.ts';
import { type Format } from '../../core/domain/format/format.ts';
import { formatUnitOf } from '../../core/domain/locale/locale-units.ts';
import { locales, type Locale } from '../../core/domain/locale/locales.ts';
import {
  acceptedComponents,
  withOption,
  type OfferedComponent,
  type ComponentOffer,
} from '../../core/domain/products/wall-picture/component-offer.ts';
import {
  noComponents,
  printComponents,
  readComponents,
  type ComponentSelection,
  type PartedArticle,
} from '../../core/domain/products/wall-picture/component-selection.ts';
import { printPairs, readPairs } from '../../core/domain/query/query.ts';
import { printDesignedAddress } from '../arbitraries/article.ts';
import { wallPictureKeys } from '../../core/domain/products/wall-picture/wall-picture-keys.ts';
import { withOwnQuery } from '../../core/domain/routing/page-keys.ts';
import { routeRequest } from '../../core/domain/routing/route-request.ts';
import { E, type TE } from '../../core/fp.ts';
import type { Prices } from '../../core/ports/prices.ts';
import { receiveHandOff } from '../../ui/web/designer/receive-hand-off.ts';
import { loadProduct } from '../../ui/web/products/load-product.ts';
import type { ConfiguratorData } from '../../ui/web/products/wall-picture/configurator-data.ts';
import { embedded, siteFor } from '../arbitraries/routing.ts';
import { anyPartedArticle } from '../arbitraries/parts.ts';
import { plainPage } from '../fakes/plain-page.ts';
import { wallPictureOf } from '../fakes/wall-picture-of.ts';
import { requestFor, startDecision } from '../ui/web/requests.ts';

export const baseUrl = 'http://shop.test';

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

export const anyPicks: fc.Arbitrary<Picks> = fc.record({
  article: anyPartedArticle,
  format: fc.nat({ max: 200 }),
  own: fc.option(fc.tuple(fc.nat({ max: 1_000 }), fc.nat({ max: 1_000 })), {
    nil: undefined,
    freq: 2,
  }),
  parts: fc.array(fc.nat({ max: 200 }), { minLength: 8, maxLength: 8 }),
});

/** Configurations go from one shop to another in the unit that both measure in. */
export const anyCentimetreLocale = fc.constantFrom(
  ...locales.filter((locale) => formatUnitOf(locale) === 'cm'),
);

const pick = <A>(list: readonly A[], place: number): A | undefined => list[place % list.length];

export const rightOf = async <Value>(task: TE.TaskEither<unknown, Value>): Promise<Value> => {
  const result = await task();
  if (E.isLeft(result)) throw new Error(`refused: ${JSON.stringify(result.left)}`);
  return result.right;
};

const choosable = <Part extends OfferedComponent>(parts: readonly Part[]): readonly Part[] =>
  parts.filter(({ refusal }) => refusal === undefined);

/** A page that sells a material, bare and in a frame. */
const pageOf = ({ materialType, frameType }: PartedArticle): Page => {
  const configurator: WallPictureBlock = {
    kind: 'wall-picture',
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
  return { ...plainPage('page'), product: configurator };
};

/** A page as a browser has it: what it shows, by the lists and offers that it knows. */
export type Shown = {
  readonly configurator: Configurator;
  readonly state: ConfiguratorState;
  readonly article: PartedArticle;
  readonly offer: ComponentOffer;
  readonly wish: ComponentSelection;
};

/** What a browser makes of an address with what an answer of the server said. */
export const shownAt = (
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
export const searchOf = ({ configurator, state }: Shown, wish: ComponentSelection): string =>
  withOwnQuery(wallPictureKeys, '', [
    ...selectionQuery(configurator, state),
    ...printComponents(wish),
  ]);

/** A mat first, as colours and glasses are priced with it. */
export const withMat = (
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
export const withParts = (
  { offer, wish }: Shown,
  [, , ...places]: Picks['parts'],
): ComponentSelection => {
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
export const pickedFormat = async (
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
export const receivedAt = async (
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
  if (receipt.kind !== 'received') throw new Error(`${link} is ${JSON.stringify(receipt)}`);
  return {
    order: receipt.received.order,
    search: `?${printPairs(printDesignedAddress(receipt.handOff))}`,
  };
};

type Ports = Pick<
  NonNullable<Parameters<typeof requestFor>[2]>,
  'articlePrices' | 'prices' | 'optionPrices'
>;

/** The product at an address of the page that sells an article; undefined without prices. */
export const loadAt = async (
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
