/** Scenes of pages as what holds them does: calendars. */
import type { ArtworkMount } from '../../core/domain/artwork/artwork.ts';
import { calendarSizes } from '../../core/domain/products/calendar/calendar-table.ts';
import type { CalendarFormat } from '../../core/domain/products/calendar/calendars.ts';
import type { NamedScene } from './scenes.ts';

/** What is seldom chosen, or shown small, has fewer pixels. */
export const lesserTable = { w: 800, h: 600, samples: 8, noise: 0.1 } as const;

/** Pages of a format with what holds them; other sizes of the same ratio are laid into them, too. */
const mounted = (mount: ArtworkMount, format: CalendarFormat, isUsual: boolean): NamedScene => {
  const { width, height } = calendarSizes[format];
  const beside = besidePages[format];
  return [
    `mounted-${mount}-${width}x${height}`,
    {
      script: 'mounted.py',
      settings: {
        mount,
        wide: width,
        high: height,
        ...(beside !== undefined && { beside }),
        ...(isUsual ? { w: 1000, h: 750, samples: 10, noise: 0.08 } : lesserTable),
      },
    },
  ];
};

/** Kitchen calendars hang beside a spoon, family planners beside a pencil. */
const besidePages: Readonly<Partial<Record<CalendarFormat, string>>> = {
  '150-400': 'spoon',
  '130-300': 'spoon',
  '200-400': 'pencil',
};

const hungFormats = [
  'a4-quer',
  '200-400',
  '150-400',
  'a4-hoch',
  '200-200',
  '130-300',
] as const satisfies readonly CalendarFormat[];

/** The same in a picture much wider than high: at the head of a page. */
const broadly = (mount: ArtworkMount, format: CalendarFormat): NamedScene => {
  const [name, { script, settings }] = mounted(mount, format, true);
  return [`${name}-broad`, { script, settings: { ...settings, w: 1400, h: 700, broad: 1 } }];
};

/** Calendars of every ratio, in each of their mountings. */
export const mountedPages: readonly NamedScene[] = [
  ...hungFormats.map((format) => mounted('spiral', format, true)),
  ...(['easel', 'block', 'foot', 'loose'] as const).map((mount) => mounted(mount, 'a5-quer', true)),
  ...hungFormats.map((format) => mounted('hole', format, false)),
  ...(['a6-hoch', '145-145', '265-120'] as const).flatMap((format) =>
    (['easel', 'block', 'foot', 'loose'] as const).map((mount) => mounted(mount, format, false)),
  ),
  broadly('foot', 'a5-quer'),
  broadly('spiral', 'a4-quer'),
];
