/** Pages of calendars with the shopper's own photo: in a browser as on the server. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { fetchedTypefaces } from '../../../../adapters/browser/fetched-typefaces.ts';
import { marketHolidays } from '../../../../adapters/shared/holidays/market-holidays.ts';
import { readTypefaces } from '../../../../adapters/shared/typefaces/read-typefaces.ts';
import { drawSvg } from '../../../../core/domain/artwork/draw-svg.ts';
import { artworkTypesetting, photoMarkup } from '../../../../core/domain/artwork/own-pages.ts';
import { resolve } from '../../../../core/domain/artwork/resolve.ts';
import { centredFraming } from '../../../../core/domain/image/picture-crop.ts';
import { localeTable, locales } from '../../../../core/domain/locale/locales.ts';
import { calendarArtworkId } from '../../../../core/domain/products/calendar/calendar-design-id.ts';
import {
  calendarFormatsOf,
  calendarMountingsOf,
} from '../../../../core/domain/products/calendar/calendar-formats.ts';
import { calendarSizes } from '../../../../core/domain/products/calendar/calendar-table.ts';
import { calendarArtworkOf } from '../../../../core/domain/products/calendar/designs/calendar-library.ts';
import { calendarLooks } from '../../../../core/domain/products/calendar/designs/looks.ts';
import {
  drawOwnCalendar,
  orderedArtwork,
  type CalendarOrder,
} from '../../../../core/domain/products/calendar/designs/own-calendar.ts';
import { E } from '../../../../core/fp.ts';

const typefaces = readTypefaces();
const root = join(import.meta.dirname, '../../../..');

/** As a server sends its files. */
const fetchFile = (address: string): Promise<Response> =>
  Promise.resolve(new Response(readFileSync(join(root, address))));

const photo = {
  source: 'blob:http://localhost/a&b',
  size: { width: 1_600, height: 1_200 },
  framing: centredFraming,
};

const anyOrder = fc
  .tuple(
    fc.constantFrom(...calendarLooks),
    fc.constantFrom(...locales),
    fc.record({
      start: fc.record({
        year: fc.integer({ min: 2026, max: 2028 }),
        month: fc.integer({ min: 1, max: 12 }),
      }),
      hasMoon: fc.boolean(),
    }),
    fc.nat(),
    fc.nat(),
  )
  .map(([look, locale, { start, hasMoon }, one, other]) => {
    const formats = calendarFormatsOf(look.type);
    const mountings = calendarMountingsOf(look.type);
    const format = formats[one % formats.length] ?? formats[0];
    const mounting = mountings[other % mountings.length];
    if (!format || !mounting) throw new Error('Each type has a format and a mounting.');
    const calendar = { designGroupId: look.id, format, mounting, start, hasMoon };
    const id = calendarArtworkId(calendar);
    const holidays = marketHolidays(locale, start.year);
    return { calendar, order: { id, locale, holidays, photos: [photo] } satisfies CalendarOrder };
  });

const artworkFor = (order: CalendarOrder) => {
  const artwork = orderedArtwork(order);
  if (artwork === undefined) throw new Error(`There is no ${order.id}.`);
  return artwork;
};

describe('a calendar with a photo of one’s own', () => {
  property.prop([anyOrder], { numRuns: 25 })(
    'is drawn in a browser as on the server, and is what the shop prints',
    async ({ calendar, order }) => {
      const artwork = artworkFor(order);
      const { typefaces: names, text } = artworkTypesetting(artwork);
      expect(new Set(names).size).toBe(names.length);
      const loaded = await fetchedTypefaces(fetchFile)(names, text);
      const drawn = drawOwnCalendar(artwork, order, loaded);
      expect(drawn).toEqual(drawOwnCalendar(artwork, order, typefaces));
      if (E.isLeft(drawn) || drawn.right === undefined) throw new Error(order.id);

      // Of the artwork that the media service draws, with the photo in each slot.
      const printed = calendarArtworkOf(order.id, order.locale, marketHolidays);
      if (printed === undefined) throw new Error(order.id);
      const slots = printed.pages.map(({ objects }) =>
        objects.filter(({ kind }) => kind === 'picture'),
      );
      expect(slots.every(({ length }) => length > 0)).toBe(true);
      const pages = resolve({
        artwork: printed,
        variant: 'usual',
        language: localeTable[order.locale].language,
        typefaces,
        pictures: Object.fromEntries(slots.flat().map(({ id }) => [id, photo])),
      });
      if (E.isLeft(pages)) throw new Error(pages.left.kind);
      const { cover, month } = drawn.right;
      expect([cover.markup, month.markup]).toEqual(
        pages.right.map((page) =>
          drawSvg(page, { picture: photoMarkup, prefix: `own-${page.name}-` }),
        ),
      );
      for (const page of [cover, month]) {
        expect(page.markup).toContain('href="blob:http://localhost/a&amp;b"');
        const { width, height } = calendarSizes[calendar.format];
        expect(page).toMatchObject({ width: width * 1_000, height: height * 1_000 });
        expect(page.edge).toMatch(/^M0 0L/u);
      }
    },
  );

  test('prints the holidays that it is given', () => {
    const order = { id: 'lagom-a4-quer-spirale-2027-5', locale: 'de-DE', photos: [photo] } as const;
    const [none, may] = [[], [{ day: '2027-05-05', name: 'Tag des Fotos' }]] as const;
    const drawn = [none, may].map((holidays) => {
      const artwork = artworkFor({ ...order, holidays });
      return JSON.stringify(drawOwnCalendar(artwork, order, typefaces));
    });
    expect(drawn[0]).not.toBe(drawn[1]);
    expect(artworkTypesetting(artworkFor({ ...order, holidays: may })).text).toContain('MAI');
  });

  test.each(['lagom', 'nobody-a4-quer-spirale-2027-5', 'lagom-a4-quer-holzblock-2027-5'])(
    'is refused where the library has none: %s',
    (id) => {
      expect(orderedArtwork({ id, locale: 'de-DE', holidays: [] })).toBeUndefined();
    },
  );
});
