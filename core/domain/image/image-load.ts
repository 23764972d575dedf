/** Of a picture on the page (supporting §4, "Image"). */
export type ImageLoadState = 'loading' | 'loaded' | 'failed';

/** `source`: a new address, which starts again. */
export type ImageLoadEvent = 'load' | 'error' | 'source';

export const initialImageLoad: ImageLoadState = 'loading';

const after = { load: 'loaded', error: 'failed', source: 'loading' } as const satisfies Readonly<
  Record<ImageLoadEvent, ImageLoadState>
>;

/** An error shows the grey box; a later load clears it. */
export const applyImageLoad = (state: ImageLoadState, event: ImageLoadEvent): ImageLoadState =>
  Object.hasOwn(after, event) ? after[event] : state;

/** Whether the grey box is shown instead. */
export const showsImagePlaceholder = (state: ImageLoadState): boolean => state === 'failed';
