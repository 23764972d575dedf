/** The standard formats of the sample shop, in tenths of the unit, landscape or square. */
import type { LengthUnit } from '../../../core/domain/locale/locales.ts';

/** Width and height; each format that is not square is sold upright, too. */
export type Sides = readonly [width: number, height: number];

/** The standard formats that an article may have, and what its configurator begins with. */
export type FormatSet = {
  /** The configurator's own list, in its order. */
  readonly featured: readonly [Sides, ...Sides[]];
  readonly initial: Sides;
  /** Formats of the dialog "more formats" beside the featured ones. */
  readonly others: readonly Sides[];
};

/** The names of the sets: pictures for a wall, and a whole wall. */
export type FormatSetName = 'wall' | 'wallpaper';

const wallCentimetres = {
  featured: [
    [300, 200],
    [400, 300],
    [600, 400],
    [600, 450],
    [900, 600],
    [1200, 800],
  ],
  initial: [600, 400],
  others: [
    // 3:2
    [450, 300],
    [750, 500],
    [1500, 1000],
    // 4:3
    [800, 600],
    [1000, 750],
    // square
    [200, 200],
    [300, 300],
    [400, 400],
    [600, 600],
    [800, 800],
    [1000, 1000],
    // 2:1
    [400, 200],
    [800, 400],
    [1000, 500],
    [1400, 700],
    // 3:1
    [600, 200],
    [900, 300],
    [1200, 400],
    // 16:9
    [320, 180],
    [640, 360],
    [960, 540],
    [1280, 720],
    // 5:4
    [250, 200],
    [500, 400],
    [750, 600],
    // DIN A4 to A0
    [297, 210],
    [420, 297],
    [594, 420],
    [841, 594],
    [1189, 841],
  ],
} as const satisfies FormatSet;

const wallInches = {
  featured: [
    [120, 80],
    [160, 120],
    [200, 160],
    [240, 160],
    [300, 200],
    [400, 300],
  ],
  initial: [240, 160],
  others: [
    // 3:2
    [360, 240],
    [480, 320],
    [600, 400],
    // 4:3
    [240, 180],
    [320, 240],
    // 5:4
    [100, 80],
    [300, 240],
    // the frame makers' own
    [140, 110],
    [240, 200],
    [280, 220],
    // square
    [80, 80],
    [120, 120],
    [160, 160],
    [200, 200],
    [240, 240],
    [300, 300],
    [360, 360],
    // 2:1
    [160, 80],
    [240, 120],
    [400, 200],
    [480, 240],
    // 3:1
    [240, 80],
    [360, 120],
    [480, 160],
    // 16:9
    [320, 180],
    [480, 270],
  ],
} as const satisfies FormatSet;

const wallpaperCentimetres = {
  featured: [
    [2000, 1500],
    [2400, 1800],
    [3000, 2000],
    [3600, 2400],
    [4000, 3000],
  ],
  initial: [3000, 2000],
  others: [
    [2000, 2000],
    [2500, 2500],
    [2700, 1800],
    [3000, 1500],
    [4000, 2000],
    [4500, 3000],
    [5000, 2500],
  ],
} as const satisfies FormatSet;

const wallpaperInches = {
  featured: [
    [720, 540],
    [960, 720],
    [1200, 800],
    [1440, 960],
    [1560, 1170],
  ],
  initial: [1200, 800],
  others: [
    [720, 720],
    [960, 960],
    [1080, 720],
    [1200, 600],
    [1440, 720],
    [1800, 1170],
  ],
} as const satisfies FormatSet;

export const formatSets = {
  wall: { cm: wallCentimetres, in: wallInches },
  wallpaper: { cm: wallpaperCentimetres, in: wallpaperInches },
} as const satisfies Record<FormatSetName, Record<LengthUnit, FormatSet>>;
