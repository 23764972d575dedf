import type { MediaPath } from '../../core/domain/image/image.ts';
import type { AssetSource, DrawnSource, PictureSource } from '../../core/domain/image/sources.ts';
import type {
  ComposedTable,
  ComposedWall,
  Composition,
  MouldingOverlay,
} from './compose/composition.ts';
import type { ThreadAnswer, ThreadTask } from './task-thread.ts';

/** Picture and size: a media path without its format. */
export type PictureRequest = Omit<MediaPath, 'format'>;

export type DrawingRequest = PictureRequest & { readonly source: DrawnSource };

export type AssetRequest = PictureRequest & { readonly source: AssetSource };

/** A drawn picture that still has to be coded. */
export type DrawnPicture = {
  readonly svg: string;
  /** Names what is drawn: another drawing, size or coding has another digest. */
  readonly digest: string;
  /** The rendered scene that the drawing is put into; absent where the drawing is the picture. */
  readonly composition?: Composition;
  /** Several rendered scenes on one wall, each with its drawing; absent for every other picture. */
  readonly wall?: ComposedWall;
  /** The rendered table with the card that the drawing is printed on. */
  readonly table?: ComposedTable;
  /** The rendered moulding that lies over the drawing; absent where the drawing's own is seen. */
  readonly overlay?: MouldingOverlay;
};

export type PhotoPicture = {
  readonly photo: Uint8Array;
  /** Names the photo with its size and coding, as that of a drawing does. */
  readonly digest: string;
};

export type DrawingTask = ThreadTask<DrawingRequest>;

export type DrawingAnswer = ThreadAnswer<DrawnPicture>;

/** The object by itself is cut out, and what is uploaded can be; everything else fills its picture. */
export const isTransparent = (source: PictureSource): boolean =>
  source.kind === 'asset' || (source.kind === 'object' && source.view === 'frame');
