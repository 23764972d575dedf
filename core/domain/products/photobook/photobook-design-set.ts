/** Design groups by set (storefront §4: `designGroupSetId`; §7). */
import type { PhotobookDesignGroup } from './design-groups.ts';
import {
  photobookFormats,
  photobookOrientations,
  type PhotobookFormat,
  type PhotobookOrientation,
} from './photobooks.ts';
import { photobookOrientationOf } from './photobook-options.ts';

/** Design groups of one look, one for each format. */
export type PhotobookDesignGroupSet = {
  readonly designGroupSetId: string;
  readonly name: string;
  readonly designGroups: readonly PhotobookDesignGroup[];
};

/** The designer's template of a set for a format: `fjord-a4-quer`. */
export const photobookTemplateId = (designGroupSetId: string, format: PhotobookFormat): string =>
  `${designGroupSetId}-${format}`;

/** In the specification's order. */
export const photobookFormatsOfSet = ({
  designGroups,
}: PhotobookDesignGroupSet): readonly PhotobookFormat[] =>
  photobookFormats.filter((format) => designGroups.some((group) => group.format === format));

/** In the specification's order. */
export const photobookOrientationsOfSet = (
  set: PhotobookDesignGroupSet,
): readonly PhotobookOrientation[] => {
  const orientations = photobookFormatsOfSet(set).map(photobookOrientationOf);
  return photobookOrientations.filter((orientation) => orientations.includes(orientation));
};
