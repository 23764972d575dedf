/** Own pictures (`customer-picture/uploads`). */
import { uploadedPictureTypes } from '../../../core/domain/image/own-picture.ts';
import { oneOf } from '../../../core/domain/text/one-of.ts';
import { t } from '../../../core/fp.ts';
import { Count, refined, refinedText } from './wire.ts';

/** 256 bits that cannot be guessed. */
const UploadId = refinedText('PictureUploadId', (text): text is string =>
  /^[\w-]{43}$/u.test(text),
);

/** At most nine digits. */
const OffsetText = new t.Type<number, string, unknown>(
  'Count',
  (value): value is number => Number.isSafeInteger(value),
  (value, context) =>
    typeof value === 'string' && /^\d{1,9}$/u.test(value)
      ? t.success(Number(value))
      : t.failure(value, context),
  String,
);

export const PictureUploadBeginning = t.type({ byteCount: Count }, 'PictureUploadBeginning');

export const PictureUploadQuery = t.type({ id: UploadId }, 'PictureUploadQuery');

export const PictureUploadPartQuery = t.type(
  { id: UploadId, offset: OffsetText },
  'PictureUploadPartQuery',
);

const PictureType = refined('UploadedPictureType', oneOf(uploadedPictureTypes));

/** How far an upload has come, and what it was found to be. */
export const PictureUploadAnswer = t.type(
  {
    payload: t.intersection([
      t.type({ id: UploadId, byteCount: Count, offset: Count }),
      t.partial({
        picture: t.type({ type: PictureType, size: t.type({ width: Count, height: Count }) }),
      }),
    ]),
  },
  'PictureUploadAnswer',
);
