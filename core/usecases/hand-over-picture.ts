import { checkByteCount, uploadPartBytes } from '../domain/image/own-picture.ts';
import { E, type RTE } from '../fp.ts';
import type { HasLog } from '../ports/log.ts';
import type {
  HasPictureUploads,
  PictureUpload,
  PictureUploadError,
  PictureUploads,
} from '../ports/picture-uploads.ts';
import { outagesReported } from './report.ts';

/** A part may be read again after a broken connection. */
export type PictureParts = {
  readonly byteCount: number;
  /** `length` bytes from `offset` on, fewer at the end; rejects when the file cannot be read. */
  readonly read: (offset: number, length: number) => Promise<Uint8Array<ArrayBuffer>>;
};

/** How a picture is handed over. */
export type HandOverSettings = {
  /** Of an upload begun before, perhaps finished. */
  readonly begun?: string | undefined;
  /** Told of each state that the shop confirms. */
  readonly onProgress?: ((upload: PictureUpload) => void) | undefined;
  /** Waits before a try after so many failures; false gives up. Without it the first failure ends. */
  readonly again?: ((failures: number) => Promise<boolean>) | undefined;
};

type Answer = E.Either<PictureUploadError, PictureUpload>;

const needsBeginning = ({ kind }: PictureUploadError): boolean => kind === 'upload-not-found';

/** The same call may work later, or at the upload's offset. */
const isPassing = ({ kind }: PictureUploadError): boolean =>
  kind === 'uploads-unavailable' || kind === 'upload-offset-wrong';

const nextStep = async (
  uploads: PictureUploads,
  parts: PictureParts,
  { id, offset, byteCount }: PictureUpload,
): Promise<Answer> => {
  if (offset >= byteCount) return uploads.complete(id)();
  const bytes = await parts.read(offset, uploadPartBytes);
  return uploads.append(id, offset, bytes)();
};

const start = async (
  uploads: PictureUploads,
  { byteCount }: PictureParts,
  begun: string | undefined,
): Promise<Answer> => {
  if (begun === undefined) return uploads.begin(byteCount)();
  const found = await uploads.find(begun)();
  const isOther = E.isRight(found) && found.right.byteCount !== byteCount;
  return isOther || (E.isLeft(found) && needsBeginning(found.left))
    ? uploads.begin(byteCount)()
    : found;
};

/** An answer that leaves the upload where it was is a refusal, so that asking ends. */
const onward = ({ id, offset }: PictureUpload, answer: Answer): Answer =>
  E.isRight(answer) && answer.right.offset <= offset && answer.right.picture === undefined
    ? E.left({ kind: 'upload-offset-wrong', id })
    : answer;

/**
 * Brings a picture to the shop, from the beginning or an upload's offset, for which it asks after a
 * broken connection.
 */
export const handOverPicture =
  (
    parts: PictureParts,
    { begun, onProgress, again }: HandOverSettings = {},
  ): RTE.ReaderTaskEither<HasPictureUploads & HasLog, PictureUploadError, PictureUpload> =>
  ({ pictureUploads, log }) => {
    const run = async (): Promise<Answer> => {
      const checked = checkByteCount(parts.byteCount);
      if (E.isLeft(checked)) return checked;
      let known = begun;
      let failures = 0;
      let answer = await start(pictureUploads, parts, known);
      for (;;) {
        if (E.isRight(answer)) {
          const upload = answer.right;
          ({ id: known } = upload);
          onProgress?.(upload);
          if (upload.picture !== undefined) return answer;
          answer = onward(upload, await nextStep(pictureUploads, parts, upload));
          if (E.isRight(answer)) failures = 0;
        } else {
          failures += 1;
          if (!isPassing(answer.left) || !(await again?.(failures))) return answer;
          answer = await start(pictureUploads, parts, known);
        }
      }
    };
    return outagesReported({ log }, 'picture-upload', run);
  };
