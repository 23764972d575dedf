import { photoboxPapers } from '../../catalogue/photoboxes.ts';
import type { StillSource } from '../../image/sources.ts';
import { oneOf } from '../../text/one-of.ts';
import type { PhotoboxConfiguration } from './photobox-configuration.ts';
import { hasBox, photoboxFormatsOf } from './photobox-options.ts';

/** What a picture tells apart. */
export type PicturedPhotobox = Pick<PhotoboxConfiguration, 'type' | 'format' | 'paper'>;

const photoboxStills = ['photobox', 'prints'] as const;

type PhotoboxStill = (typeof photoboxStills)[number];

/** Whether a still life shows a box with prints, or prints alone. */
export const isPhotoboxStill = oneOf(photoboxStills);

/** Formats vary first, then papers, so that the first numbers are those of the usual paper. */
const pictured: Readonly<Record<PhotoboxStill, readonly PicturedPhotobox[]>> = {
  photobox: photoboxPapers.flatMap((paper) =>
    photoboxFormatsOf('small').flatMap((format, index) => [
      { type: 'small' as const, format, paper },
      // The large one has fewer formats: some are there twice.
      ...photoboxFormatsOf('max')
        .slice(index % photoboxFormatsOf('max').length)
        .slice(0, 1)
        .map((other) => ({ type: 'max' as const, format: other, paper })),
    ]),
  ),
  prints: photoboxPapers.flatMap((paper) =>
    photoboxFormatsOf('photoprint').map((format) => ({
      type: 'photoprint' as const,
      format,
      paper,
    })),
  ),
};

/** The number of a still life is its place in a list of all; a number beyond it begins again. */
export const photoboxOfStill = (still: PhotoboxStill, seed: number): PicturedPhotobox => {
  const all = pictured[still];
  const found = all[(seed - 1) % all.length];
  if (found === undefined) throw new Error(`There is no still life ${still}-${seed}.`);
  return found;
};

/** The still life of a box with prints in it, or of prints alone. */
export const photoboxStill = ({ type, format, paper }: PicturedPhotobox): StillSource => {
  const still = hasBox(type) ? 'photobox' : 'prints';
  const index = pictured[still].findIndex(
    (one) => one.type === type && one.format === format && one.paper === paper,
  );
  return { kind: 'still', still, seed: index + 1 };
};

/** The rendered scene of prints of a format on any paper: in an open box, or alone. */
export const photoboxScene = (
  type: PicturedPhotobox['type'],
  format: PicturedPhotobox['format'],
): string => `photobox-${type}-${format}`;
