import { isDesigned } from '../products/accessories.ts';
import { readKeptArticle } from '../products/kept-article.ts';
import type { OrderedItem, PlacedOrder } from './order.ts';

/**
 * Whether a consumer can withdraw from an item: not from what was made to order, where that was said
 * before (directive 2011/83/EU, article 16(c)).
 */
export const isWithdrawable = (
  { buyer, channel, locale, placedAt, terms }: PlacedOrder,
  { article }: Pick<OrderedItem, 'article'>,
): boolean => {
  if (buyer.isBusiness) return false;
  if (!terms.isWithdrawalExcluded) return true;
  const read = readKeptArticle(article, locale, { channel, now: placedAt });
  return read !== undefined && !isDesigned(read.handOff);
};
