/** What the shop API reads from a request, with a refusal for each way in which it can be wrong. */
import { scopeHeaders } from '../../../adapters/http/codecs/errors.ts';
import { ArticleFormatQuery, ArticleQuery } from '../../../adapters/http/codecs/prices.ts';
import type { Format } from '../../../core/domain/format/format.ts';
import { formatUnitOf } from '../../../core/domain/locale/locale-units.ts';
import { parseFormat } from '../../../core/domain/format/parse-format.ts';
import { isChannel } from '../../../core/domain/locale/channel.ts';
import { parseLocale } from '../../../core/domain/locale/locale.ts';
import {
  defaultLocale,
  localeTable,
  type Language,
  type Locale,
} from '../../../core/domain/locale/locales.ts';
import { E, type t } from '../../../core/fp.ts';
import type { ArticleType, PriceScope } from '../../../core/ports/prices.ts';
import type { ShopMessage } from './messages.ts';
import { refusal, type Refusal } from './refusal.ts';

type HeaderReader = (name: string) => string | undefined;

/** The texts of a query, the first one of each name. */
export type QueryTexts = Readonly<Record<string, string>>;

/** The language to answer in, even where the request says none. */
export const languageOf = (header: HeaderReader): Language => {
  const locale = parseLocale(header(scopeHeaders.locale) ?? '');
  return localeTable[E.isRight(locale) ? locale.right : defaultLocale].language;
};

/** Channel and locale of a request; both headers are required (storefront §7). */
export const readScope = (header: HeaderReader): E.Either<Refusal, PriceScope> => {
  const channel = header(scopeHeaders.channel) ?? '';
  const locale = parseLocale(header(scopeHeaders.locale) ?? '');
  if (E.isLeft(locale)) return E.left(refusal(400, 'locale-invalid', scopeHeaders.locale));
  return isChannel(channel)
    ? E.right({ channel, locale: locale.right })
    : E.left(refusal(400, 'channel-invalid', scopeHeaders.channel));
};

const parameterMessages: Readonly<Record<string, ShopMessage>> = {
  materialType: 'material-unknown',
  frameType: 'frame-unknown',
  formatType: 'format-invalid',
};

const withoutEmpty = (query: QueryTexts): QueryTexts =>
  Object.fromEntries(Object.entries(query).filter(([, text]) => text !== ''));

/** Decodes a query; the refusal blames the first parameter that is missing or wrong. */
const decodeQuery = <Query>(
  codec: t.Type<Query, unknown, unknown>,
  query: QueryTexts,
): E.Either<Refusal, Query> => {
  const decoded = codec.decode(withoutEmpty(query));
  if (E.isRight(decoded)) return decoded;
  const wrong = new Set(decoded.left.flatMap(({ context }) => context.map(({ key }) => key)));
  const [field, message] = Object.entries(parameterMessages).find(([name]) => wrong.has(name)) ?? [
    undefined,
    'not-found' as const,
  ];
  return E.left(refusal(400, message, field));
};

/** The article type that a query asks for. */
export const readArticle = (query: QueryTexts): E.Either<Refusal, ArticleType> =>
  decodeQuery(ArticleQuery, query);

/** The article type and the format that a query asks for, in the locale's unit. */
export const readArticleFormat = (
  query: QueryTexts,
  locale: Locale,
): E.Either<Refusal, { readonly article: ArticleType; readonly format: Format }> => {
  const decoded = decodeQuery(ArticleFormatQuery, query);
  if (E.isLeft(decoded)) return decoded;
  const { formatType, ...article } = decoded.right;
  const format = parseFormat(formatUnitOf(locale), formatType);
  return E.isRight(format)
    ? E.right({ article, format: format.right })
    : E.left(refusal(400, 'format-invalid', 'formatType'));
};
