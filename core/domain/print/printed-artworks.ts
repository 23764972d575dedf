import { E } from '../../fp.ts';
import type { DesignerProduct } from '../catalogue/designers.ts';
import type { SlotPicture } from '../artwork/resolve.ts';
import type { OrderedPersonalisation } from '../order/order.ts';
import { readArticle } from '../products/article.ts';
import { productsByDesigner, type HandOffsByDesigner } from '../products/products-by-designer.ts';
import type { PagesMaking, PrintedArtwork } from '../products/product.ts';
import type { HolidaysOf } from '../time/holidays.ts';
import type { PagesJob } from './print-job.ts';

/** A slot's picture is named by its upload. */
const slotPictures = ({ photos }: OrderedPersonalisation): readonly SlotPicture[] =>
  photos.map(({ uploadId, size, framing }) => ({ source: uploadId, size, framing }));

const pagesOf = <Designer extends DesignerProduct>(
  handOff: HandOffsByDesigner[Designer],
  making: Omit<PagesMaking<unknown>, 'configuration'>,
): readonly PrintedArtwork[] | undefined => {
  const product = productsByDesigner[handOff.designer];
  const configuration = product.configurationOf(handOff);
  return configuration && product.printedPages?.({ configuration, ...making });
};

/**
 * All that is printed of one piece of an item, as it was ordered; undefined where it has no pages, or
 * cannot be made any more.
 */
export const printedArtworks = (
  {
    article,
    channel,
    locale,
    placedAt,
    personal = { words: {}, photos: [] },
  }: Pick<PagesJob, 'article' | 'channel' | 'locale' | 'placedAt' | 'personal'>,
  holidaysOf: HolidaysOf,
): readonly PrintedArtwork[] | undefined => {
  const handOff = readArticle(article, { channel, now: placedAt });
  if (E.isLeft(handOff)) return undefined;
  const { words } = personal;
  const found = pagesOf(handOff.right, {
    locale,
    words,
    photos: slotPictures(personal),
    holidaysOf,
  });
  return found !== undefined && found.some(({ pages }) => pages.length > 0) ? found : undefined;
};
