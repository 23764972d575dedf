import type { MediaPath } from '../../core/domain/image/image.ts';
import type { PictureSource } from '../../core/domain/image/sources.ts';

/** What is to be seen, and in which size: a media path without its format. */
export type PictureRequest = Omit<MediaPath, 'format'>;

/** A drawn picture that still has to be coded. */
export type DrawnPicture = {
  readonly svg: string;
  /** Names what is drawn: another drawing, size or coding has another digest. */
  readonly digest: string;
};

/** What the thread that draws is asked. */
export type DrawingTask = { readonly id: number; readonly request: PictureRequest };

/** What it answers to a task: the picture, or why there is none. */
export type DrawingAnswer =
  | { readonly id: number; readonly drawn: DrawnPicture }
  | { readonly id: number; readonly failure: string };

/** The object by itself is cut out; everything else fills its picture. */
export const isTransparent = (source: PictureSource): boolean =>
  source.kind === 'object' && source.view === 'frame';
