/** What becomes of a picture on the page (supporting §4, "Image"). */

/** Still under way, there, or failed. */
export type ImageLoadState = 'loading' | 'loaded' | 'failed';

/** What the browser says of a picture; `source` is a new address, which begins anew. */
export type ImageLoadEvent = 'load' | 'error' | 'source';

/** Where every picture begins. */
export const initialImageLoad: ImageLoadState = 'loading';

const after = { load: 'loaded', error: 'failed', source: 'loading' } as const satisfies Readonly<
  Record<ImageLoadEvent, ImageLoadState>
>;

/** The state after an event: an error shows the grey box, and a later load clears it. */
export const applyImageLoad = (state: ImageLoadState, event: ImageLoadEvent): ImageLoadState =>
  Object.hasOwn(after, event) ? after[event] : state;

/** Whether the grey placeholder box is shown in the picture's place. */
export const showsImagePlaceholder = (state: ImageLoadState): boolean => state === 'failed';
