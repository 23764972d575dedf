import { objectsOfPage, type PagePart } from '../../../artwork/page-kit.ts';
import type { Artwork, ArtworkMount, ArtworkPage } from '../../../artwork/artwork.ts';
import { micrometresOf } from '../../../artwork/measures.ts';
import { pageFonts } from '../../../artwork/page-fonts.ts';
import { pagePalettes } from '../../../artwork/page-palettes.ts';
import type { PicturedCalendar } from '../calendar-design-id.ts';
import { calendarMonthsFrom, type CalendarStart } from '../calendar-start.ts';
import { calendarSizes } from '../calendar-table.ts';
import type { CalendarFormat, CalendarMounting } from '../calendars.ts';
import type { CalendarLayout, PageSide } from './layout.ts';
import { calendarLayouts, type CalendarLook } from './looks.ts';
import { monthSheet, type SheetSetting } from './month-sheet.ts';

const bleed = micrometresOf(3);
const safe = micrometresOf(5);

/** Millimetres above the first line that the binding takes. */
const bindings: Readonly<Record<CalendarMounting, number>> = {
  spirale: 12,
  lochung: 12,
  holzblock: 0,
  holzfuss: 0,
  ohne: 0,
};

const mounts: Readonly<Record<CalendarMounting, ArtworkMount>> = {
  spirale: 'spiral',
  lochung: 'hole',
  holzblock: 'block',
  holzfuss: 'foot',
  ohne: 'loose',
};

/** The years that a calendar of twelve months covers: `2027`, or `2027/28`. */
const yearsFrom = ({ year, month }: CalendarStart): string =>
  month === 1 ? String(year) : `${year}/${String((year + 1) % 100).padStart(2, '0')}`;

const sideOf = (format: CalendarFormat, mounting: CalendarMounting): PageSide => {
  const { width, height } = calendarSizes[format];
  const margin = Math.max(7, Math.min(width, height) * 0.055);
  return { width, height, margin, top: Math.max(bindings[mounting], margin) };
};

type CalendarMaking = Pick<PicturedCalendar, 'format' | 'mounting' | 'start'>;

/** A page of a calendar: what it is called, and what it shows. */
type Leaf = {
  readonly name: string;
  readonly parts: (layout: CalendarLayout, side: PageSide) => readonly PagePart[];
};

const coverOf = ({ start }: CalendarMaking): Leaf => ({
  name: 'front',
  parts: (layout, side) => layout.cover(side, yearsFrom(start)),
});

const monthOf = (name: string, start: CalendarStart, setting: SheetSetting): Leaf => ({
  name,
  parts: (layout, side) => layout.month(side, monthSheet(setting, start)),
});

const artworkOfLeaves = (
  look: CalendarLook,
  { format, mounting, start }: CalendarMaking,
  leaves: readonly Leaf[],
): Artwork => {
  const side = sideOf(format, mounting);
  const layout: CalendarLayout = calendarLayouts[look.layout];
  const pages = leaves.map(({ name, parts }) => {
    const { objects, styles } = objectsOfPage(name, parts(layout, side), pageFonts[look.fonts]);
    const page: ArtworkPage = {
      name,
      width: micrometresOf(side.width),
      height: micrometresOf(side.height),
      bleed,
      safe,
      folds: [],
      paper: 'paper',
      objects,
    };
    return { page, styles };
  });
  return {
    pages: pages.map(({ page }) => page),
    // A spiral on a desk turns over a stand.
    mount: look.type === 'tischkalender' && mounting === 'spirale' ? 'easel' : mounts[mounting],
    firstPhoto: start.month,
    styles: Object.fromEntries(pages.flatMap(({ styles }) => Object.entries(styles))),
    variants: { [look.palette]: pagePalettes[look.palette] },
  };
};

/**
 * A calendar of a look: its cover, `front`, and the page of the month in which it starts, `inside`. A
 * page of another month is that of the same look with another start.
 */
export const calendarArtwork = (
  look: CalendarLook,
  made: CalendarMaking,
  setting: SheetSetting,
): Artwork => artworkOfLeaves(look, made, [coverOf(made), monthOf('inside', made.start, setting)]);

/** All pages of a calendar of a look: `front`, and from the start on `month-1` to `month-12`. */
export const wholeCalendarArtwork = (
  look: CalendarLook,
  made: CalendarMaking,
  setting: SheetSetting,
): Artwork =>
  artworkOfLeaves(look, made, [
    coverOf(made),
    ...calendarMonthsFrom(made.start).map((start, index) =>
      monthOf(`month-${index + 1}`, start, setting),
    ),
  ]);
