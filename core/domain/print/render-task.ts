import { E } from '../../fp.ts';
import type { OrderedItem, PlacedOrder } from '../order/order.ts';
import { articleFacts } from '../products/article-facts.ts';
import { readArticle } from '../products/article.ts';
import { noHolidays } from '../time/holidays.ts';
import type { PagesJob, PhotoJob, PrintJob, RenderTask } from './print-job.ts';
import { printedArtworks } from './printed-artworks.ts';

type OrderOfItem = Pick<PlacedOrder, 'id' | 'number' | 'items' | 'channel' | 'locale' | 'placedAt'>;

/** Undefined without a photo, and where nothing is printed with one. */
const photoJob = (
  { channel, locale, placedAt }: OrderOfItem,
  { article, photo, quantity }: OrderedItem,
): PhotoJob | undefined => {
  if (photo === undefined) return undefined;
  const handOff = readArticle(article, { channel, now: placedAt });
  const picture = E.isRight(handOff)
    ? articleFacts(locale, handOff.right)?.ownPhoto?.object
    : undefined;
  return picture && { kind: 'photo', article, picture, photo, quantity };
};

/** Undefined where it has no pages. */
const pagesJob = (
  { channel, locale, placedAt }: OrderOfItem,
  { article, label, quantity, personal }: OrderedItem,
): PagesJob | undefined => {
  const job: PagesJob = {
    kind: 'pages',
    article,
    label,
    quantity,
    channel,
    locale,
    placedAt,
    personal,
  };
  return printedArtworks(job, noHolidays) && job;
};

const jobOf = (order: OrderOfItem, item: OrderedItem): PrintJob => {
  const { article, label, quantity } = item;
  return (
    photoJob(order, item) ??
    pagesJob(order, item) ?? { kind: 'not-printable', article, label, quantity }
  );
};

/** What is made for the lab of an item, by its place in the order; undefined where nothing has that place. */
export const renderTaskOf = (order: OrderOfItem, place: number): RenderTask | undefined => {
  const item = order.items[place];
  return (
    item && {
      kind: 'render',
      orderId: order.id,
      orderNumber: order.number,
      item: place,
      job: jobOf(order, item),
    }
  );
};
