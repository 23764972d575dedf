import type { ContentPicture } from '../../../core/domain/content/page.ts';
import { parseSource } from '../../../core/domain/image/parse-source.ts';
import { E, pipe } from '../../../core/fp.ts';
import { asset, decodeWith } from '../wire.ts';

/** A picture field; refused where it names nothing that the media library can draw. */
export const decodePicture = (value: unknown): E.Either<string, ContentPicture> =>
  pipe(
    decodeWith(asset)(value),
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
export const decodeOptionalPicture = (
  value: unknown,
): E.Either<string, ContentPicture | undefined> => {
  const isEmpty =
    value === undefined ||
    value === null ||
    value === '' ||
    // The service sends an asset field without an asset as an object without a file name.
    (typeof value === 'object' && (!('filename' in value) || !value.filename));
  return isEmpty ? E.right(undefined) : decodePicture(value);
};
