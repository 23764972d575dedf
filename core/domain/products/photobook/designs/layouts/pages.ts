/** Pages with photos alone, which stand between the chapters. */
import { photoIn, type Area, type PagePart } from '../../../../artwork/page-kit.ts';
import { areasAcross, areasDown, isUpright, shorterOf, wholeOf } from '../book-parts.ts';
import type { BookSide, PageLayout } from '../layout.ts';

const gapOf = (side: BookSide): number => shorterOf(side) * 0.02;

/** The page within its margins. */
const roomOf = ({ width, height, margin }: BookSide): Area => [
  margin,
  margin,
  width - 2 * margin,
  height - 2 * margin,
];

/** In parts along the longer side of the page. */
const along = (side: BookSide, area: Area, shares: readonly number[]): readonly Area[] =>
  isUpright(side) ? areasDown(area, gapOf(side), shares) : areasAcross(area, gapOf(side), shares);

/** In parts along its shorter side. */
const across = (side: BookSide, area: Area, shares: readonly number[]): readonly Area[] =>
  isUpright(side) ? areasAcross(area, gapOf(side), shares) : areasDown(area, gapOf(side), shares);

const photosIn = (areas: readonly Area[]): readonly PagePart[] => areas.map((at) => photoIn(at));

/** Nothing but paper. */
const blank: PageLayout = () => [];

/** A photo over all of the page. */
const whole: PageLayout = (side) => [photoIn(wholeOf(side))];

/** A photo with air around it. */
const inset: PageLayout = ({ width, height, margin }) => {
  const air = margin * 1.3;
  return [photoIn([air, air, width - 2 * air, height - 2 * air])];
};

/** Photos along the longer side of the page. */
const lined =
  (...shares: readonly number[]): PageLayout =>
  (side) =>
    photosIn(along(side, roomOf(side), shares));

/** A large photo, and smaller ones in a line beside it, or below it. */
const led =
  (...shares: readonly number[]): PageLayout =>
  (side) => {
    const [large, rest] = along(side, roomOf(side), [8, 5]);
    return large && rest ? photosIn([large, ...across(side, rest, shares)]) : [];
  };

/** Two lines of two photos, whose gaps do not meet. */
const staggered: PageLayout = (side) => {
  const [first, second] = areasDown(roomOf(side), gapOf(side), [1, 1]);
  const row = (area: Area | undefined, shares: readonly number[]): readonly PagePart[] =>
    area === undefined ? [] : photosIn(areasAcross(area, gapOf(side), shares));
  return [...row(first, [3, 2]), ...row(second, [2, 3])];
};

/** By the number of their photos: each has the layouts that take turns. */
export const pageLayouts = [
  [blank],
  [inset, whole],
  [lined(1, 1), lined(3, 2)],
  [led(1, 1), lined(1, 1, 1)],
  [staggered, led(1, 1, 1)],
] as const satisfies readonly (readonly [PageLayout, ...PageLayout[]])[];

/** The most photos of a page. */
export const mostPhotosOfPage = pageLayouts.length - 1;
