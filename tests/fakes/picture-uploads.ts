import { readPictureHead } from '../../core/domain/image/picture-head.ts';
import {
  checkByteCount,
  uploadedPictureTypes,
  type UploadedPictureType,
} from '../../core/domain/image/own-picture.ts';
import { oneOf } from '../../core/domain/text/one-of.ts';
import { E, type TE } from '../../core/fp.ts';
import type {
  PictureUpload,
  PictureUploadError,
  PictureUploads,
} from '../../core/ports/picture-uploads.ts';

const isUploadedType = oneOf<readonly UploadedPictureType[]>(uploadedPictureTypes);

type Answer = E.Either<PictureUploadError, PictureUpload>;

/** One visitor's uploads in memory; pictures are known by their first bytes alone. */
export const memoryPictureUploads = (name = 'upload'): PictureUploads => {
  const kept = new Map<string, { byteCount: number; bytes: Uint8Array; isWhole: boolean }>();

  const stateOf = (id: string): Answer => {
    const upload = kept.get(id);
    if (upload === undefined) return E.left({ kind: 'upload-not-found', id });
    const { byteCount, bytes, isWhole } = upload;
    const head = isWhole ? readPictureHead(bytes) : undefined;
    return E.right({
      id,
      byteCount,
      offset: bytes.length,
      ...(head?.size !== undefined &&
        isUploadedType(head.type) && { picture: { type: head.type, size: head.size } }),
    });
  };

  const answered =
    (answer: () => Answer): TE.TaskEither<PictureUploadError, PictureUpload> =>
    async () =>
      answer();

  return {
    begin: (byteCount) =>
      answered(() => {
        const checked = checkByteCount(byteCount);
        if (E.isLeft(checked)) return checked;
        const id = `${name}-${kept.size}`.padEnd(43, '-');
        kept.set(id, { byteCount, bytes: new Uint8Array(), isWhole: false });
        return stateOf(id);
      }),
    append: (id, offset, sent) =>
      answered(() => {
        const upload = kept.get(id);
        if (upload === undefined) return stateOf(id);
        const { bytes, byteCount } = upload;
        if (offset !== bytes.length || offset + sent.length > byteCount)
          return E.left({ kind: 'upload-offset-wrong', id });
        const type = readPictureHead(offset === 0 ? sent : bytes)?.type;
        if (!isUploadedType(type)) {
          kept.delete(id);
          return E.left({ kind: 'picture-type-unknown' });
        }
        upload.bytes = new Uint8Array(offset + sent.length);
        upload.bytes.set(bytes);
        upload.bytes.set(sent, offset);
        return stateOf(id);
      }),
    find: (id) => answered(() => stateOf(id)),
    complete: (id) =>
      answered(() => {
        const upload = kept.get(id);
        if (upload === undefined) return stateOf(id);
        if (upload.bytes.length < upload.byteCount)
          return E.left({ kind: 'upload-incomplete', id });
        upload.isWhole = true;
        const state = stateOf(id);
        return E.isRight(state) && state.right.picture === undefined
          ? E.left({ kind: 'picture-unreadable' })
          : state;
      }),
    remove: (id) => async () =>
      kept.delete(id) ? E.right(undefined) : E.left({ kind: 'upload-not-found', id }),
  };
};
