import {
  catalogueKeysOf,
  findCatalogueLabel,
} from '../../../core/domain/catalogue/catalogue-label.ts';
import type { CatalogueKind } from '../../../core/domain/catalogue/label-kinds.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import { E } from '../../../core/fp.ts';

/** The label of any key, of which the types know no more than that it is a text. */
export const labelOf = (locale: Locale, kind: string, key: string): string => {
  const label = findCatalogueLabel(locale, kind, key);
  return E.isRight(label) ? label.right : `refused: ${JSON.stringify(label.left)}`;
};

/** All labels of a kind, in the order of its keys. */
export const labelsOf = (locale: Locale, kind: CatalogueKind): readonly string[] =>
  catalogueKeysOf(kind).map((key) => labelOf(locale, kind, String(key)));
