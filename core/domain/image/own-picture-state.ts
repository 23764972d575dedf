/** A shopper's own picture on a product page: from choosing a file to handing it over. */
import type { ImageSize } from './image-size.ts';
import type { OwnPictureError } from './own-picture.ts';
import { centredFraming, type PictureFraming } from './picture-crop.ts';

/** A picture as the page shows it. */
export type ShownPicture = {
  /** The file's name, as the shopper knows it. */
  readonly name: string;
  /** The size that is printed, in pixels, upright. */
  readonly size: ImageSize;
  /** The address of its smaller copy on this device, and how large that is. */
  readonly preview: { readonly src: string; readonly size: ImageSize };
};

/** State of the upload; `broken` can be tried again. */
export type HandOver =
  | { readonly kind: 'resting' }
  | { readonly kind: 'sending'; readonly percent: number }
  | { readonly kind: 'broken' };

/** State of a file that was chosen while another picture hangs on the wall. */
export type OtherPicture =
  | { readonly kind: 'reading' }
  | { readonly kind: 'refused'; readonly error: OwnPictureError['kind'] };

/** State of the shopper's own picture on a page. */
export type OwnPictureState =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading' }
  | { readonly kind: 'refused'; readonly error: OwnPictureError['kind'] }
  | {
      readonly kind: 'shown';
      readonly picture: ShownPicture;
      readonly framing: PictureFraming;
      readonly handOver: HandOver;
      /** The file that was to take its place. */
      readonly other?: OtherPicture | undefined;
    };

/** Events of the shopper's own picture. */
export type OwnPictureEvent =
  | { readonly kind: 'choose' }
  /** The file that was chosen is not taken. */
  | { readonly kind: 'refuse'; readonly error: OwnPictureError['kind'] }
  /** The picture itself is not taken by the shop it was handed to. */
  | { readonly kind: 'send-back'; readonly error: OwnPictureError['kind'] }
  | {
      readonly kind: 'show';
      readonly picture: ShownPicture;
      readonly framing?: PictureFraming | undefined;
    }
  | { readonly kind: 'frame'; readonly framing: PictureFraming }
  | { readonly kind: 'hand-over'; readonly handOver: HandOver }
  | { readonly kind: 'remove' };

/** No picture. */
export const noOwnPicture: OwnPictureState = { kind: 'none' };

/**
 * The state after an event; what has no picture cannot be framed or handed over. A picture stays on
 * the wall until another one can take its place: a file that is refused takes nothing away. One that
 * the shop sends back has to go.
 */
export const nextOwnPicture = (state: OwnPictureState, event: OwnPictureEvent): OwnPictureState => {
  switch (event.kind) {
    case 'choose':
      return state.kind === 'shown'
        ? { ...state, handOver: { kind: 'resting' }, other: { kind: 'reading' } }
        : { kind: 'reading' };
    case 'refuse':
      return state.kind === 'shown'
        ? { ...state, other: { kind: 'refused', error: event.error } }
        : { kind: 'refused', error: event.error };
    case 'send-back':
      return { kind: 'refused', error: event.error };
    case 'show': {
      const { picture, framing = centredFraming } = event;
      return { kind: 'shown', picture, framing, handOver: { kind: 'resting' } };
    }
    case 'frame':
      return state.kind === 'shown' && state.handOver.kind !== 'sending'
        ? { ...state, framing: event.framing, other: undefined }
        : state;
    case 'hand-over':
      return state.kind === 'shown' && state.other?.kind !== 'reading'
        ? { ...state, handOver: event.handOver, other: undefined }
        : state;
    case 'remove':
      return noOwnPicture;
  }
};
