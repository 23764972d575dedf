/** The library of calendars: a look is a design group of the specification, drawn for each format of its type. */
import type { pageFonts } from '../../../artwork/page-fonts.ts';
import type { pagePalettes } from '../../../artwork/page-palettes.ts';
import type { CalendarType } from '../calendars.ts';
import { deskLayouts } from './layouts/desk.ts';
import { plannerLayouts } from './layouts/planner.ts';
import { wallLayouts } from './layouts/wall.ts';
import type { CalendarLayout } from './layout.ts';

export const calendarLayouts = {
  ...wallLayouts,
  ...plannerLayouts,
  ...deskLayouts,
} as const satisfies Readonly<Record<string, CalendarLayout>>;

export type CalendarLook = {
  /** The id of its design group: letters alone. */
  readonly id: string;
  /** A proper name, the same in every language. */
  readonly name: string;
  readonly type: CalendarType;
  readonly layout: keyof typeof calendarLayouts;
  readonly fonts: keyof typeof pageFonts;
  readonly palette: keyof typeof pagePalettes;
};

const look = (
  name: string,
  type: CalendarType,
  layout: CalendarLook['layout'],
  fonts: CalendarLook['fonts'],
  palette: CalendarLook['palette'],
): CalendarLook => ({ id: name.toLowerCase(), name, type, layout, fonts, palette });

/** The first one of each type is its usual one. */
export const calendarLooks: readonly CalendarLook[] = [
  look('Lagom', 'wandkalender', 'classic', 'atelier', 'pine'),
  look('Panorama', 'wandkalender', 'strip', 'modern', 'slate'),
  look('Arkade', 'wandkalender', 'arch', 'salon', 'rosewood'),
  look('Kabinett', 'wandkalender', 'gallery', 'roman', 'ink'),
  look('Signal', 'wandkalender', 'field', 'gallery', 'harbour'),
  look('Nest', 'familienplaner', 'family', 'nursery', 'bluebell'),
  look('Hygge', 'familienplaner', 'household', 'classic', 'rosewood'),
  look('Basilikum', 'kuechenkalender', 'lines', 'poster', 'pine'),
  look('Speisekammer', 'kuechenkalender', 'round', 'atelier', 'harvest'),
  look('Kontor', 'terminkalender', 'weeks', 'modern', 'ink'),
  look('Meridian', 'terminkalender', 'band', 'gallery', 'bluebell'),
  look('Pult', 'tischkalender', 'beside', 'atelier', 'harbour'),
  look('Horizont', 'tischkalender', 'horizon', 'modern', 'navy'),
  look('Ansicht', 'tischkalender', 'postcard', 'bubble', 'circus'),
];
