/** States of a picture on the page (supporting §4, "Image"). */

/** Still under way, there, or failed. */
export type ImageLoadState = 'loading' | 'loaded' | 'failed';

/** Events of a picture in the browser; `source` is a new address, which starts again. */
export type ImageLoadEvent = 'load' | 'error' | 'source';

/** The state before any event. */
export const initialImageLoad: ImageLoadState = 'loading';

const after = { load: 'loaded', error: 'failed', source: 'loading' } as const satisfies Readonly<
  Record<ImageLoadEvent, ImageLoadState>
>;

/** The state after an event: an error shows the grey box, and a later load clears it. */
export const applyImageLoad = (state: ImageLoadState, event: ImageLoadEvent): ImageLoadState =>
  Object.hasOwn(after, event) ? after[event] : state;

/** True where the grey placeholder box is shown instead of the picture. */
export const showsImagePlaceholder = (state: ImageLoadState): boolean => state === 'failed';
