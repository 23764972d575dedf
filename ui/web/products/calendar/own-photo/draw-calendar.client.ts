import { artworkTypesetting } from '../../../../../core/domain/artwork/own-pages.ts';
import {
  drawOwnCalendar,
  orderedArtwork,
  type CalendarOrder,
  type DrawnCalendar,
} from '../../../../../core/domain/products/calendar/designs/own-calendar.ts';
import { loadTypefaces } from '../../../composition/typefaces.client.ts';

/** Undefined for what cannot be drawn; rejects where a typeface cannot be had. */
export const drawCalendar = async (order: CalendarOrder): Promise<DrawnCalendar | undefined> => {
  const artwork = orderedArtwork(order);
  if (artwork === undefined) return undefined;
  const { typefaces, text } = artworkTypesetting(artwork);
  const drawn = drawOwnCalendar(artwork, order, await loadTypefaces(typefaces, text));
  return drawn._tag === 'Right' ? drawn.right : undefined;
};
