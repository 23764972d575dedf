import { designerOfProduct } from '../catalogue/shop-products.ts';
import type { HandOffDefaults } from '../designer/designer-context.ts';
import { parseDesignerQuery } from '../products/hand-off.ts';
import { formatUnitOf, localeMeasuringIn } from '../locale/locale-units.ts';
import type { Locale } from '../locale/locales.ts';
import type { DesignerHandOff } from '../products/products-by-designer.ts';
import { E } from '../../fp.ts';
import type { WishlistEntry } from './wishlist-entry.ts';

/** What an entry hands to its designer; undefined where that would not take it. */
export const wishedHandOff = (
  locale: Locale,
  entry: WishlistEntry,
  defaults: HandOffDefaults,
): DesignerHandOff | undefined => {
  const parameters =
    entry.kind === 'design' ? [['designId', entry.designId] as const] : entry.parameters;
  const query = [['locale', locale] as const, ...parameters];
  const read = parseDesignerQuery(designerOfProduct[entry.product], query, defaults);
  return E.isRight(read) ? read.right : undefined;
};

/**
 * In the unit that it was made in; undefined for a design, and where its designer would not take
 * it.
 */
export const wishedConfiguration = (
  locale: Locale,
  entry: WishlistEntry,
  defaults: HandOffDefaults,
): DesignerHandOff | undefined => {
  if (entry.kind === 'design') return undefined;
  const measured = entry.unit === formatUnitOf(locale) ? locale : localeMeasuringIn(entry.unit);
  return wishedHandOff(measured, entry, defaults);
};
