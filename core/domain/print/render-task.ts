import type { PlacedOrder } from '../order/order.ts';
import { readArticle } from '../products/article.ts';
import { articleFacts } from '../products/article-facts.ts';
import { E } from '../../fp.ts';
import type { RenderTask } from './print-job.ts';

/** There is no file to be made: no photo, or nothing that one is printed on. */
export type NotPrintable = { readonly kind: 'not-printable' };

const notPrintable: E.Either<NotPrintable, never> = E.left({ kind: 'not-printable' });

/** The task that makes the file of an item, by its place in the order. */
export const renderTaskOf = (
  {
    id,
    number,
    items,
    channel,
    locale,
    placedAt,
  }: Pick<PlacedOrder, 'id' | 'number' | 'items' | 'channel' | 'locale' | 'placedAt'>,
  item: number,
): E.Either<NotPrintable, RenderTask> => {
  const { article, photo, quantity } = items[item] ?? {};
  if (article === undefined || photo === undefined || quantity === undefined) return notPrintable;
  const handOff = readArticle(article, { channel, now: placedAt });
  if (E.isLeft(handOff)) return notPrintable;
  const picture = articleFacts(locale, handOff.right)?.ownPhoto?.object;
  if (picture === undefined) return notPrintable;
  const job = { article, picture, photo, quantity };
  return E.right({ kind: 'render', orderId: id, orderNumber: number, item, job });
};
