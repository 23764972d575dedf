import type { Calculator } from '../../../core/domain/calculator/calculator.ts';
import { readSku } from '../../../core/domain/calculator/sku.ts';
import { printFormat } from '../../../core/domain/format/format.ts';
import { formatUnitOf } from '../../../core/domain/locale/locale-units.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import {
  canonicalQuery,
  canonicalQueryOfAnyKind,
} from '../../../core/domain/routing/page-query.ts';

/**
 * Whether a page shows all that its address selects. A format that the shop does not offer, or a
 * selection where nothing can be selected, is well formed and yet refused: as there is no end of
 * such addresses, they must not push the pages out of a cache.
 */
export const showsSelection = (
  locale: Locale,
  search: string,
  calculator: Calculator | undefined,
): boolean => {
  if (calculator === undefined)
    return canonicalQueryOfAnyKind(search) === canonicalQuery('plain', search);
  const offered = new Set(
    calculator.options.flatMap(({ formats }) => formats.map(({ format }) => printFormat(format))),
  );
  const query = new URLSearchParams(search);
  const { format } = readSku(formatUnitOf(locale), query.get('sku') ?? '');
  const asked = [query.get('formatType'), query.get('formerFormat'), format && printFormat(format)];
  return asked.every((text) => text === null || text === undefined || offered.has(text));
};
