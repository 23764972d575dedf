/** A shopper's own picture on a product page, from choosing a file to its upload. */
import type { ImageSize } from './image-size.ts';
import type { OwnPictureError } from './own-picture.ts';
import { centredFraming, type PictureFraming } from './picture-crop.ts';

export type ShownPicture = {
  readonly name: string;
  /** Of the print, in pixels, upright. */
  readonly size: ImageSize;
  /** Its smaller copy on this device. */
  readonly preview: { readonly src: string; readonly size: ImageSize };
  /** A far smaller one, for tiles; without it they show the other. */
  readonly small?: { readonly src: string; readonly size: ImageSize } | undefined;
};

/** The upload; it asks first whether a blurry print is wanted; `broken` can be tried again. */
export type HandOver =
  | { readonly kind: 'resting' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'sending'; readonly percent: number }
  | { readonly kind: 'broken' };

/** A file that was chosen while another picture hangs on the wall. */
export type OtherPicture =
  | { readonly kind: 'reading' }
  | { readonly kind: 'refused'; readonly error: OwnPictureError['kind'] };

export type OwnPictureState =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading' }
  | { readonly kind: 'refused'; readonly error: OwnPictureError['kind'] }
  | {
      readonly kind: 'shown';
      readonly picture: ShownPicture;
      readonly framing: PictureFraming;
      readonly handOver: HandOver;
      /** The file to replace it. */
      readonly other?: OtherPicture | undefined;
    };

export type OwnPictureEvent =
  | { readonly kind: 'choose' }
  /** The chosen file is not taken. */
  | { readonly kind: 'refuse'; readonly error: OwnPictureError['kind'] }
  /** The shop does not take the uploaded picture. */
  | { readonly kind: 'send-back'; readonly error: OwnPictureError['kind'] }
  | {
      readonly kind: 'show';
      readonly picture: ShownPicture;
      readonly framing?: PictureFraming | undefined;
    }
  | { readonly kind: 'frame'; readonly framing: PictureFraming }
  | { readonly kind: 'hand-over'; readonly handOver: HandOver }
  | { readonly kind: 'remove' };

export const noOwnPicture: OwnPictureState = { kind: 'none' };

/**
 * A picture stays on the wall until another one can replace it: a refused file takes nothing away.
 * A picture that the shop sends back is taken down. Framing and upload need a picture.
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
