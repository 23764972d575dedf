import { imageAspectRatio, unknownImageSize, type ImageSize } from '../domain/image/image-size.ts';
import { E, pipe, TE, type RTE } from '../fp.ts';
import type { HasImageMetadata } from '../ports/image-metadata.ts';
import type { HasLog } from '../ports/log.ts';
import { reportSafely } from './report.ts';

/** 0 by 0 where it cannot be measured, logged once as `image-metadata-failed` (storefront §8). */
export const measurePicture =
  (source: string): RTE.ReaderTaskEither<HasImageMetadata & HasLog, never, ImageSize> =>
  ({ imageMetadata, log }) =>
  async () => {
    const answer = await imageMetadata.size(source)();
    if (E.isRight(answer)) return answer;
    reportSafely(log, 'image-metadata-failed', { source, reason: answer.left.kind });
    return E.right(unknownImageSize);
  };

/** The ratio of a picture's sides in CSS; `1/1` where it cannot be measured, logged. */
export const pictureAspectRatio =
  (source: string): RTE.ReaderTaskEither<HasImageMetadata & HasLog, never, string> =>
  (environment) =>
    pipe(measurePicture(source)(environment), TE.map(imageAspectRatio));
