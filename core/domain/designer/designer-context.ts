import { E, pipe } from '../../fp.ts';
import type { Channel } from '../locale/channel.ts';
import { parseLocale } from '../locale/locale.ts';
import type { Locale } from '../locale/locales.ts';
import type { QueryValues, QueryPairs } from '../query/query.ts';
import {
  flagParameter,
  identifierParameter,
  type ParameterParser,
  type SetFlag,
} from './parameter-codecs.ts';
import { personalisationParameter } from './personalisation-parameter.ts';
import {
  isAdClickId,
  referralSources,
  sharedParameterNames,
  type HandOffContext,
  type ReferralSource,
} from './parameters.ts';
import { optionalParameter, requiredParameter } from './read-parameters.ts';
import type { HandOffError } from './refusals.ts';

/** What every designer is told (storefront §3, "Other"). */
export type DesignerContext = HandOffContext<Locale> & {
  /** Where a shopper came from: 1 to 64 letters, digits, dashes or underscores. */
  readonly sku?: string | undefined;
  /** The designer puts the product into the cart at once. */
  readonly addToCart?: SetFlag | undefined;
  /** The id under which own words and photos are kept; wall pictures have a photo of their own. */
  readonly personalisation?: string | undefined;
};

/** What defaults depend on. */
export type HandOffDefaults = {
  /** Milliseconds since 1970: calendars start in its year. */
  readonly now: number;
  /** It has a default collage. */
  readonly channel: Channel;
};

/** In exact spelling. */
const localeParameter: ParameterParser<Locale> = (text) =>
  pipe(
    parseLocale(text),
    E.mapLeft(({ kind }) => (kind === 'missing' ? 'unknown' : 'malformed')),
  );

const adClickIdParameter: ParameterParser<string> = (text) =>
  isAdClickId(text) ? E.right(text) : E.left('malformed');

const referralSourceParameter: ParameterParser<ReferralSource> = (text) =>
  E.fromNullable<'unknown'>('unknown')(referralSources.find((source) => source === text));

/** No designer opens without a locale. */
export const readHandOffLocale = (query: QueryPairs): E.Either<HandOffError, Locale> =>
  requiredParameter(query, sharedParameterNames.locale, localeParameter);

/** What every designer is told beside the locale. */
export const readHandOffOrigin = (
  query: QueryPairs,
): E.Either<HandOffError, Pick<DesignerContext, 'sku' | 'adClickId' | 'referralSource'>> =>
  pipe(
    E.Do,
    E.bind('sku', () => optionalParameter(query, 'sku', identifierParameter)),
    E.bind('adClickId', () =>
      optionalParameter(query, sharedParameterNames.adClickId, adClickIdParameter),
    ),
    E.bind('referralSource', () =>
      optionalParameter(query, sharedParameterNames.referralSource, referralSourceParameter),
    ),
  );

/** Whether the product goes into the cart at once. */
export const readAddToCart = (
  query: QueryPairs,
): E.Either<HandOffError, Pick<DesignerContext, 'addToCart'>> =>
  pipe(
    E.Do,
    E.bind('addToCart', () => optionalParameter(query, 'addToCart', flagParameter)),
  );

/** The inverse of `contextParameters`. */
export const readDesignerContext = (query: QueryPairs): E.Either<HandOffError, DesignerContext> =>
  pipe(
    E.Do,
    E.bind('locale', () => readHandOffLocale(query)),
    E.bind('origin', () => readHandOffOrigin(query)),
    E.bind('cart', () => readAddToCart(query)),
    E.bind('personalisation', () =>
      optionalParameter(query, personalisationParameter, identifierParameter),
    ),
    E.map(({ locale, origin, cart, personalisation }) => ({
      locale,
      ...origin,
      ...cart,
      personalisation,
    })),
  );

export type PartialDesignerContext = {
  readonly [Part in keyof DesignerContext]?: DesignerContext[Part] | undefined;
};

/** In the order in which they are printed. */
export const contextParameters = (context: PartialDesignerContext): QueryValues => ({
  sku: context.sku,
  addToCart: context.addToCart,
  [sharedParameterNames.locale]: context.locale,
  [sharedParameterNames.adClickId]: context.adClickId,
  [sharedParameterNames.referralSource]: context.referralSource,
  [personalisationParameter]: context.personalisation,
});

/** What was chosen of the product alone. */
export const withoutContext = <HandOff extends DesignerContext>({
  sku: _sku,
  addToCart: _addToCart,
  locale: _locale,
  adClickId: _adClickId,
  referralSource: _referralSource,
  personalisation: _personalisation,
  ...chosen
}: HandOff): Omit<HandOff, keyof DesignerContext> => chosen;
