/** What draws a front in the shopper's own words, wherever it is shown. */
import type { SlotPicture } from '../../../../../core/domain/artwork/resolve.ts';
import { pictureAttributes } from '../../../../../core/domain/image/attributes.ts';
import { centredFraming } from '../../../../../core/domain/image/picture-crop.ts';
import { slotMotifs } from '../../../../../core/domain/image/sources.ts';
import type {
  DrawnFront,
  FrontOrder,
} from '../../../../../core/domain/products/card/designs/own-front.ts';
import { keptText } from '../../../composition/kept-text.client.ts';
import { ownWordsMark } from '../../../own-picture/own-marks.ts';
import { drawingThread } from '../../../own-picture/use-drawing.ts';

/** The library's photos, as the shop's own pictures of a design have them. */
const samplePhotos: readonly SlotPicture[] = slotMotifs.map((motif, index) => {
  const { src, width, height } = pictureAttributes('motif', {
    kind: 'motif',
    motif,
    seed: index + 1,
  });
  return { source: src, size: { width, height }, framing: centredFraming };
});

/** Those of a front's slots: the shopper's own one stands in the first. */
export const photosWith = (own: SlotPicture | undefined): readonly SlotPicture[] =>
  own === undefined ? samplePhotos : [own, ...samplePhotos.slice(1)];

/** Those that were given, in turn, as they are printed. */
export const photosInTurn = (given: readonly SlotPicture[]): readonly SlotPicture[] =>
  given.length === 0
    ? samplePhotos
    : samplePhotos.flatMap((_, place) => given[place % given.length] ?? []);

export const keptWords = keptText(ownWordsMark);

/** A thread that draws fronts. */
export const startFronts = drawingThread<FrontOrder, DrawnFront>(
  () => new Worker(new URL('./front-worker.client.ts', import.meta.url), { type: 'module' }),
);
