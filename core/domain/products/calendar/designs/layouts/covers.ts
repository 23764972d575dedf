import {
  field,
  frame,
  head,
  photoIn,
  shortRule,
  type Area,
  type PagePart,
} from '../../../../artwork/page-kit.ts';
import type { PageSide } from '../layout.ts';

/** Beyond the edges. */
const bled = 3;

/** All of the page, to beyond its edges. */
export const wholePage = ({ width, height }: PageSide): Area => [
  -bled,
  -bled,
  width + 2 * bled,
  height + 2 * bled,
];

/** From the upper edge down to a height. */
export const upperPart = ({ width }: PageSide, height: number): Area => [
  -bled,
  -bled,
  width + 2 * bled,
  height + bled,
];

const shorter = ({ width, height }: PageSide): number => Math.min(width, height);

/** A photo to all edges, the year on a label in its lower part. */
export const labelledCover = (side: PageSide, years: string): readonly PagePart[] => {
  const { width, height } = side;
  const wide = shorter(side) * 0.52;
  const high = shorter(side) * 0.22;
  const at: Area = [(width - wide) / 2, height - high - shorter(side) * 0.1, wide, high];
  return [
    photoIn(wholePage(side)),
    field(at, 'paper'),
    head(years, {
      at: [at[0] + wide * 0.06, at[1] + high * 0.1, wide * 0.88, high * 0.8],
      voice: 'display',
      size: high * 0.56,
      tracking: 80,
    }),
  ];
};

/** A photo above, the year below on paper. */
export const quietCover = (side: PageSide, years: string): readonly PagePart[] => {
  const { width, height, margin } = side;
  const foot = Math.max(shorter(side) * 0.24, 24);
  return [
    photoIn(upperPart(side, height - foot)),
    head(years, {
      at: [margin, height - foot + foot * 0.12, width - 2 * margin, foot * 0.62],
      voice: 'display',
      size: foot * 0.44,
      tracking: 60,
    }),
  ];
};

/** An arch with the photo, the year above it. */
export const archedCover = (side: PageSide, years: string): readonly PagePart[] => {
  const { width, height, margin, top } = side;
  const above = Math.max(top, margin);
  const size = shorter(side) * 0.15;
  const begin = above + size * 1.6;
  const free = height - begin - margin;
  const wide = Math.min(width - 2 * margin, free * 0.82);
  return [
    head(years, {
      at: [margin, above, width - 2 * margin, size * 1.4],
      voice: 'display',
      size,
    }),
    photoIn([(width - wide) / 2, begin, wide, free], { kind: 'arch' }),
  ];
};

/** A framed photo with air around it, the year and a rule below. */
export const framedCover = (side: PageSide, years: string): readonly PagePart[] => {
  const { width, height, margin, top } = side;
  const above = Math.max(top, margin * 1.4);
  const foot = Math.max(shorter(side) * 0.2, 20);
  const at: Area = [
    margin * 1.6,
    above,
    width - 3.2 * margin,
    height - above - foot - margin * 0.8,
  ];
  const gap = Math.max(1.2, margin * 0.14);
  return [
    frame([at[0] - gap, at[1] - gap, at[2] + 2 * gap, at[3] + 2 * gap], gap * 0.24),
    photoIn(at),
    head(years, {
      at: [margin, height - foot - margin * 0.4, width - 2 * margin, foot * 0.7],
      voice: 'display',
      size: foot * 0.46,
      tracking: 100,
    }),
    shortRule(width / 2, height - margin * 0.9, foot * 0.5, gap * 0.24),
  ];
};
