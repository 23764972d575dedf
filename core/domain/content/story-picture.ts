import type { ContentPicture } from './page.ts';
import { parseSource } from '../image/parse-source.ts';
import { E, pipe } from '../../fp.ts';
import { assetField, decodeField } from './story-fields.ts';

/** A picture field; refused where it names nothing that the media library can draw. */
export const decodeStoryPicture = (value: unknown): E.Either<string, ContentPicture> =>
  pipe(
    decodeField(assetField)(value),
    E.chain(({ filename, alt }) =>
      pipe(
        parseSource(filename),
        E.bimap(
          ({ kind, part }) => `picture: ${kind} "${part}"`,
          () => ({ source: filename, alternative: alt }),
        ),
      ),
    ),
  );

/** A picture field that may be empty; a picture that is there must be right. */
export const decodeOptionalStoryPicture = (
  value: unknown,
): E.Either<string, ContentPicture | undefined> => {
  const isEmpty =
    value === undefined ||
    value === null ||
    value === '' ||
    // The service sends an assetField field without an assetField as an object without a file name.
    (typeof value === 'object' && (!('filename' in value) || !value.filename));
  return isEmpty ? E.right(undefined) : decodeStoryPicture(value);
};
