import { heartPath } from './heart-path.ts';
import { liveIconPaths } from './live-icon-paths.ts';

/** Strokes only, in a box of 24 px. */
export const iconPaths = {
  ...liveIconPaths,
  account: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.8-3.7 3.8-5.5 7.5-5.5s6.7 1.8 7.5 5.5',
  'arrow-left': 'M20 12H4m6-6-6 6 6 6',
  'arrow-right': 'M4 12h16m-6-6 6 6-6 6',
  card: 'M3.5 6h17v12.5h-17zm0 4h17M7 15h3.5',
  cart: 'M5 8.5h14l-1 11.5H6zM8.5 8.5V7a3.5 3.5 0 0 1 7 0v1.5',
  'chevron-down': 'm6 9.5 6 6 6-6',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 4V12l3 2.5',
  download: 'M12 4v11m-5-5 5 5 5-5M4.5 20h15',
  globe:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Zm0 0c-4.5 5-4.5 12 0 17 4.5-5 4.5-12 0-17ZM3.5 12h17',
  heart: heartPath,
  hand: 'M7.5 12.5V6a1.5 1.5 0 0 1 3 0v5V4.5a1.5 1.5 0 0 1 3 0V11 6a1.5 1.5 0 0 1 3 0v8.5c0 4-2 6-5 6-3.5 0-4.5-2-7.5-6.5a1.5 1.5 0 0 1 2.5-1.5z',
  leaf: 'M5 19c0-9 4-13 14.5-14C20 14 16.5 18.5 8 17.5M5 20.5c1-5 4-8 8-10',
  menu: 'M4 7h16M4 12h16M4 17h16',
  message: 'M4 5h16v11h-9l-4.5 3.5V16H4zm4.5 5.5h7',
  minus: 'M5 12h14',
  phone:
    'M8 4H5a1 1 0 0 0-1 1c.5 8.5 6.5 14.5 15 15a1 1 0 0 0 1-1v-3l-4-1.5-2 2c-2.5-1-4.5-3-5.5-5.5l2-2z',
  picture: 'M4 5h16v14H4zm0 11 4.5-5 4 4.5 2.5-2.5 5 4.5M15.5 9v.5',
  parcel: 'M4 8l8-4 8 4v8.5l-8 4-8-4zm0 0 8 4 8-4m-8 4v8.5M8 6l8 4',
  plus: 'M5 12h14M12 5v14',
  return: 'M9 5 4.5 9.5 9 14M4.5 9.5H14a5 5 0 0 1 0 10H9',
  ruler: 'M3.5 16 16 3.5l4.5 4.5L8 20.5zM7 12.5l2 2m1-5 2 2m1-5 2 2',
  shield: 'M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6z',
  star: 'm12 4 2.5 5.2 5.5.8-4 4 1 5.5-5-2.7-5 2.7 1-5.5-4-4 5.5-.8z',
} as const satisfies Readonly<Record<string, string>>;

export type IconName = keyof typeof iconPaths;

export const isIconName = (name: string): name is IconName => Object.hasOwn(iconPaths, name);
