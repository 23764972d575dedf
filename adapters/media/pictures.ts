import { join } from 'node:path';
import type { CodedFormat } from '../../core/domain/image/formats.ts';
import type { MediaPath } from '../../core/domain/image/image.ts';
import { coded, drawn } from './render.ts';
import type { Drawn } from './render.ts';
import { pictureStore } from './store.ts';
import { work } from './work.ts';

/** A coded picture and the name that changes whenever its bytes would. */
export interface CodedPicture {
  readonly bytes: Buffer;
  readonly format: CodedFormat;
  readonly name: string;
}

/** Why there is no picture: too many are being made, or the image library failed. */
export type PictureFailure =
  | { readonly kind: 'busy' }
  | { readonly kind: 'render-failed'; readonly cause: unknown };

/** A media path whose format is decided. */
type PictureRequest = Omit<MediaPath, 'format'>;

/** Pictures, made once and kept. */
export interface Pictures {
  /** A picture in a format, made now if it is not there. */
  readonly picture: (
    request: PictureRequest,
    format: CodedFormat,
  ) => Promise<CodedPicture | PictureFailure>;
  /** A picture in a format if it is there already. */
  readonly ready: (
    request: PictureRequest,
    format: CodedFormat,
  ) => Promise<CodedPicture | undefined>;
  /** Has a picture made when there is nothing better to do. */
  readonly prepare: (request: PictureRequest, format: CodedFormat) => void;
  readonly close: () => Promise<void>;
}

const limits = {
  store: { memory: 32 * 1024 * 1024, disk: 512 * 1024 * 1024 },
  work: { running: 2, urgent: 200, later: 400, quiet: 400 },
} as const;

/** Whether there is a picture after all. */
export const isPicture = (answer: CodedPicture | PictureFailure): answer is CodedPicture =>
  'bytes' in answer;

/** Makes pictures and keeps them under `{dataDir}/media`. */
export const pictures = (dataDir: string): Pictures => {
  const store = pictureStore(join(dataDir, 'media'), limits.store);
  const pool = work(limits.work);
  const underWay = new Map<string, Promise<CodedPicture | PictureFailure>>();

  const nameOf = (picture: Drawn, format: CodedFormat): string => `${picture.digest}.${format}`;

  const draw = ({ preset, density, source }: PictureRequest): Drawn =>
    drawn(preset, density, source);

  const held = async (name: string, format: CodedFormat): Promise<CodedPicture | undefined> => {
    const bytes = await store.read(name);
    return bytes === undefined ? undefined : { bytes, format, name };
  };

  const make = async (picture: Drawn, format: CodedFormat): Promise<CodedPicture> => {
    const name = nameOf(picture, format);
    const bytes = await coded(picture, format);
    await store.write(name, bytes);
    return { bytes, format, name };
  };

  const obtain = async (
    picture: Drawn,
    format: CodedFormat,
  ): Promise<CodedPicture | PictureFailure> => {
    try {
      const there = await held(nameOf(picture, format), format);
      return there ?? (await pool.urgent(() => make(picture, format))) ?? { kind: 'busy' };
    } catch (cause) {
      return { kind: 'render-failed', cause };
    }
  };

  return {
    picture: (request, format) => {
      const picture = draw(request);
      const name = nameOf(picture, format);
      const known = underWay.get(name);
      if (known !== undefined) return known;
      const answer = obtain(picture, format).finally(() => underWay.delete(name));
      underWay.set(name, answer);
      return answer;
    },
    ready: (request, format) => held(nameOf(draw(request), format), format),
    prepare: (request, format) =>
      pool.later(async () => {
        const picture = draw(request);
        if ((await held(nameOf(picture, format), format)) === undefined)
          await make(picture, format);
      }),
    close: pool.stop,
  };
};
