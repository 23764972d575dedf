import type { Configurator } from '../../../core/domain/configurator/configurator.ts';
import { readSku } from '../../../core/domain/configurator/sku.ts';
import { printFormat } from '../../../core/domain/format/format.ts';
import { formatUnitOf } from '../../../core/domain/locale/locale-units.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import { memoizeByIdentity } from '../../memoize-by-identity.ts';
import {
  canonicalQuery,
  canonicalQueryOfAnyKind,
  type PageQueryKind,
} from '../../../core/domain/products/page-query.ts';
import { unknownWord } from '../../../core/domain/routing/page-readers.ts';

/** Kinds of pages have their keys in different orders. */
const inOneOrder = (query: string): string => query.split('&').toSorted().join('&');

const offers = memoizeByIdentity<ReadonlySet<string>>();

/** As addresses have them. */
const offeredBy = (configurator: Configurator): ReadonlySet<string> =>
  offers(
    [configurator],
    () =>
      new Set(
        configurator.options.flatMap(({ formats }) =>
          formats.map(({ format }) => printFormat(format)),
        ),
      ),
  );

/**
 * Whether a page shows all that its address selects. A format that the shop does not offer is well
 * formed and yet refused: such addresses are endless, and must not push pages out of a cache.
 */
export const showsSelection = (
  locale: Locale,
  search: string,
  configurator: Configurator | undefined,
  kind: PageQueryKind = 'plain',
): boolean => {
  if (configurator === undefined)
    return inOneOrder(canonicalQueryOfAnyKind(search)) === inOneOrder(canonicalQuery(kind, search));
  const query = new URLSearchParams(search);
  const sku = query.get('sku');
  const { format } = readSku(formatUnitOf(locale), sku ?? '');
  // A known SKU was redirected to its article's address; `unknownWord` is any other one.
  if (sku !== null && sku !== unknownWord && format === undefined) return false;
  const offered = offeredBy(configurator);
  const asked = [query.get('formatType'), query.get('formerFormat'), format && printFormat(format)];
  return asked.every((text) => text === null || text === undefined || offered.has(text));
};
