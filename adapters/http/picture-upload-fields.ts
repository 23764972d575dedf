import type { OwnPictureError } from '../../core/domain/image/own-picture.ts';

type RefusedPicture = OwnPictureError['kind'] | 'uploads-too-many';

/** The field that a refusal names; the client tells by it what is wrong. */
export const refusedFields = [
  ['picture-too-many-bytes', 'byteCount'],
  ['picture-empty', 'emptyFile'],
  ['picture-type-unknown', 'type'],
  ['picture-too-large', 'largestSize'],
  ['picture-too-small', 'smallestSize'],
  ['picture-unreadable', 'file'],
  ['uploads-too-many', 'uploads'],
] as const satisfies readonly (readonly [RefusedPicture, string])[];
