import type { ContentPicture } from './content-picture.ts';
import { sourceOfAssetAddress } from '../image/asset-source.ts';
import { parseSource } from '../image/parse-source.ts';
import { printSource } from '../image/sources.ts';
import { E, pipe } from '../../fp.ts';
import { decoded, type FieldCodec, type ItemCodec } from './story-codec.ts';
import { assetField, decodeField, withoutEmptyAsset } from './story-fields.ts';

/**
 * Of the media library, or uploaded to the content space: `asset/{space}/…`. Refused where the
 * media service can neither draw nor fetch it.
 */
const decodeStoryPicture = (value: unknown): E.Either<string, ContentPicture> =>
  pipe(
    decodeField(assetField)(value),
    E.chain(({ filename, alt }) =>
      pipe(
        parseSource(sourceOfAssetAddress(filename)),
        E.bimap(
          ({ kind, part }) => `picture: ${kind} "${part}"`,
          (source) => ({ source: printSource(source), alternative: alt }),
        ),
      ),
    ),
  );

const decodeOptionalStoryPicture = (
  value: unknown,
): E.Either<string, ContentPicture | undefined> => {
  const asset = withoutEmptyAsset(value);
  return asset === undefined || asset === null || asset === ''
    ? E.right(undefined)
    : decodeStoryPicture(asset);
};

const encodeStoryPicture = ({ source, alternative }: ContentPicture) => ({
  fieldtype: 'asset',
  filename: source,
  alt: alternative,
});

/** A picture that must be there. */
export const requiredPicture: FieldCodec<ContentPicture> = {
  shape: (name) => ({ [name]: { kind: 'picture', isRequired: true } }),
  decode: (_place, fields, name) => pipe(decodeStoryPicture(fields[name]), E.map(decoded)),
  encode: (_place, value, name) => ({ [name]: encodeStoryPicture(value) }),
};

/** A picture that may be missing. */
export const optionalPicture: FieldCodec<ContentPicture | undefined> = {
  shape: (name) => ({ [name]: { kind: 'picture', isRequired: false } }),
  decode: (_place, fields, name) => pipe(decodeOptionalStoryPicture(fields[name]), E.map(decoded)),
  encode: (place, value, name) =>
    value === undefined ? {} : requiredPicture.encode(place, value, name),
};

/** A picture in a list. */
export const pictureItem: ItemCodec<ContentPicture> = {
  shape: () => ({ kind: 'picture' }),
  decode: (_place, value) => pipe(decodeStoryPicture(value), E.map(decoded)),
  encode: (_place, value) => encodeStoryPicture(value),
};
