import { describe, expect, test } from 'vitest';

import { artworkPicture } from '../../../../adapters/media/draw/artwork-picture.ts';
import { calendarArtworkId } from '../../../../core/domain/products/calendar/calendar-design-id.ts';
import {
  calendarMountingsOf,
  defaultCalendarFormatOf,
} from '../../../../core/domain/products/calendar/calendar-formats.ts';
import { calendarTypes } from '../../../../core/domain/products/calendar/calendars.ts';
import { calendarLooksOf } from '../../../../core/domain/products/calendar/designs/calendar-library.ts';

const view = { left: -610, top: 0, width: 1_220, height: 1_000 };

const draw = (
  design: string,
  seen: 'laid' | 'inside' = 'laid',
  locale: 'de-DE' | 'en-US' = 'de-DE',
) => artworkPicture({ kind: 'artwork', design, variant: 'usual', locale, view: seen }, view, 'x');

const designs = calendarTypes.flatMap((type) =>
  calendarMountingsOf(type).map((mounting) =>
    calendarArtworkId({
      designGroupId: calendarLooksOf(type)[0]?.id ?? '',
      format: defaultCalendarFormatOf(type),
      mounting,
      start: { year: 2027, month: 5 },
      hasMoon: false,
    }),
  ),
);

describe('an artwork with a mount', () => {
  test('is drawn as what holds it, each in its own way', () => {
    expect(new Set(designs.map((design) => draw(design).body)).size).toBe(designs.length);
    const ids = (part: string) => designs.filter((design) => draw(design).defs.includes(part));
    expect(ids('"xwood"')).toEqual(designs.filter((design) => /holz/u.test(design)));
    // What stands has a table; what hangs or lies has none.
    expect(ids('"xtable"')).toEqual(
      designs.filter((design) => /^pult-.*-(?:holz|spirale)/u.test(design)),
    );
  });

  test('shows the holidays of the market, and another photo in each month', () => {
    const [design = ''] = designs;
    expect(draw(design, 'inside').body).not.toBe(draw(design, 'inside', 'en-US').body);
    const photos = ['lagom-a4-hoch-spirale-2027-1', 'lagom-a4-hoch-spirale-2027-2'].map(
      (one) => /href="(?<photo>motif:[^"]*)"/u.exec(draw(one).body)?.groups?.['photo'],
    );
    expect(photos[0]).toBeDefined();
    expect(photos[1]).not.toBe(photos[0]);
  });
});
