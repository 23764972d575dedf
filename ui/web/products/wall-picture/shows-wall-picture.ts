import type { Configurator } from '../../../../core/domain/configurator/configurator.ts';
import { readSku } from '../../../../core/domain/configurator/sku.ts';
import { printFormat } from '../../../../core/domain/format/format.ts';
import { formatUnitOf } from '../../../../core/domain/locale/locale-units.ts';
import type { Locale } from '../../../../core/domain/locale/locales.ts';
import { unknownWord } from '../../../../core/domain/routing/page-readers.ts';
import { memoizeByIdentity } from '../../../memoize-by-identity.ts';

const offers = memoizeByIdentity<ReadonlySet<string>>();

/** The formats of a configurator as addresses have them. */
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
 * Whether the page of a configurator shows all that its address selects. A format that the shop does
 * not offer is well formed and yet refused: as there is no end of such addresses, they must not push
 * the pages out of a cache.
 */
export const showsWallPicture = (
  locale: Locale,
  search: string,
  configurator: Configurator,
): boolean => {
  const query = new URLSearchParams(search);
  const sku = query.get('sku');
  const { format } = readSku(formatUnitOf(locale), sku ?? '');
  // A SKU that the shop has was answered with its article's address; `unknownWord` is any other one.
  if (sku !== null && sku !== unknownWord && format === undefined) return false;
  const offered = offeredBy(configurator);
  const asked = [query.get('formatType'), query.get('formerFormat'), format && printFormat(format)];
  return asked.every((text) => text === null || text === undefined || offered.has(text));
};
