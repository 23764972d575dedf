import { wrongFields } from '../../adapters/http/bodies.ts';
import { scopeHeaders } from '../../adapters/http/address.ts';
import type { HeaderReader } from '../../adapters/http/scope.ts';
import { parseLocale } from '../../core/domain/locale/locale.ts';
import { defaultLocale, localeTable, type Language } from '../../core/domain/locale/locales.ts';
import { readPairs } from '../../core/domain/query/query.ts';
import { E, type t } from '../../core/fp.ts';
import type { ShopMessage } from '../messages/shop-messages.ts';
import { refusal, type Refusal } from './refusal.ts';

/** The first of each name, and all of a list, `name[]`. */
type QueryTexts = Readonly<Record<string, string | readonly string[]>>;

const listMark = '[]';

/** Empty texts count as absent (storefront §7). */
export const queryTexts = (address: string): QueryTexts => {
  const start = address.indexOf('?');
  const [search = ''] = start < 0 ? [] : address.slice(start).split('#', 1);
  const byName = Map.groupBy(
    readPairs(search).filter(([, text]) => text !== ''),
    ([name]) => name,
  );
  const texts = [...byName].map(([name, pairs]): readonly [string, string | readonly string[]] => {
    const all = pairs.map(([, text]) => text);
    return name.endsWith(listMark) ? [name.slice(0, -listMark.length), all] : [name, all[0] ?? ''];
  });
  return Object.fromEntries(texts);
};

/** The language to answer in, even where the request says none. */
export const languageOf = (header: HeaderReader): Language => {
  const locale = parseLocale(header(scopeHeaders.locale) ?? '');
  return localeTable[E.isRight(locale) ? locale.right : defaultLocale].language;
};

/** In the order in which fields are blamed. */
const fieldMessages: Readonly<Record<string, ShopMessage>> = {
  materialType: 'material-unknown',
  frameType: 'frame-unknown',
  formatType: 'format-invalid',
  frameTypes: 'frame-unknown',
  optionTypes: 'option-unknown',
  frameVariant: 'frame-variant-unknown',
  matType: 'mat-unknown',
  glassType: 'glass-unknown',
};

/** Blames the first field that is missing or wrong. */
export const wrongField = (fields: readonly string[]): Refusal => {
  const known = Object.entries(fieldMessages).find(([name]) => fields.includes(name));
  if (known !== undefined) return refusal(400, known[1], known[0]);
  return refusal(
    400,
    'field-invalid',
    fields.find((name) => /^[A-Za-z]/u.test(name)),
  );
};

/** Decodes a query. */
export const readQuery = <Query>(
  codec: t.Type<Query, unknown, unknown>,
  query: QueryTexts,
): E.Either<Refusal, Query> => {
  const decoded = codec.decode(query);
  return E.isRight(decoded) ? decoded : E.left(wrongField(wrongFields(decoded.left)));
};
