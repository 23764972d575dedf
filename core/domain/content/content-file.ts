import { E, pipe } from '../../fp.ts';
import { oneOf } from '../text/one-of.ts';
import { decoded, type FieldCodec } from './story-codec.ts';
import { assetField, decodeNamedField, optionalField, withoutEmptyAsset } from './story-fields.ts';

export const documentEndings = ['pdf', 'zip', 'jpg', 'png'] as const;

export const videoEndings = ['mp4', 'webm'] as const;

export const captionEndings = ['vtt'] as const;

/** A file of the shop: `/files/size-chart.pdf`. */
export type FilePath<Ending extends string> = `/files/${string}.${Ending}`;

export type DocumentFile = FilePath<(typeof documentEndings)[number]>;

export type VideoFile = FilePath<(typeof videoEndings)[number]>;

export type CaptionFile = FilePath<(typeof captionEndings)[number]>;

const pathPattern = /^\/files(?:\/[\w-]+(?:\.[\w-]+)*)+$/u;
const longestPath = 160;

/** The ending of a file's name, without its dot. */
export const fileEnding = <Ending extends string>(path: FilePath<Ending>): string =>
  path.slice(path.lastIndexOf('.') + 1);

const isFilePath =
  <Ending extends string>(endings: readonly Ending[]) =>
  (text: string): text is FilePath<Ending> =>
    text.length <= longestPath &&
    pathPattern.test(text) &&
    oneOf(endings)(text.slice(text.lastIndexOf('.') + 1));

/** A file, by the service's asset field; undefined where none is there. */
export const optionalFile = <Ending extends string>(
  endings: readonly Ending[],
): FieldCodec<FilePath<Ending> | undefined> => {
  const isOwn = isFilePath(endings);
  return {
    shape: (name) => ({ [name]: { kind: 'file', isRequired: false, endings } }),
    decode: (_place, fields, name) =>
      pipe(
        decodeNamedField(name, optionalField(assetField))(withoutEmptyAsset(fields[name])),
        E.chain((asset) => {
          if (asset === undefined) return E.right(decoded(undefined));
          return isOwn(asset.filename)
            ? E.right(decoded(asset.filename))
            : E.left(
                `${name}: "${asset.filename.slice(0, longestPath)}" is not a file of the shop`,
              );
        }),
      ),
    encode: (_place, value, name) =>
      value === undefined ? {} : { [name]: { fieldtype: 'asset', filename: value, alt: '' } },
  };
};

/** A file that must be there. */
export const requiredFile = <Ending extends string>(
  endings: readonly Ending[],
): FieldCodec<FilePath<Ending>> => {
  const optional = optionalFile(endings);
  return {
    shape: (name) => ({ [name]: { kind: 'file', isRequired: true, endings } }),
    decode: (place, fields, name) =>
      pipe(
        optional.decode(place, fields, name),
        E.chain(({ value }) =>
          value === undefined ? E.left(`${name}: it names no file`) : E.right(decoded(value)),
        ),
      ),
    encode: optional.encode,
  };
};
