import { collageOverview } from '../domain/collage/collage-id.ts';
import { defaultCollageId } from '../domain/collage/collages.ts';
import type { Channel } from '../domain/locale/channel.ts';
import { E, pipe, TE, type RTE } from '../fp.ts';
import type { CollageDesign, CollageError, Collages, HasCollages } from '../ports/collages.ts';
import type { HasLog } from '../ports/log.ts';
import { reportSafely, tapLeft } from './report.ts';

/**
 * Collages that are asked for once each (storefront §7, "cached per designId"): equal questions at
 * the same time share one call, and a failure is not kept.
 */
export const cachedCollages = (collages: Collages): Collages => {
  const asked = new Map<number, Promise<E.Either<CollageError, CollageDesign>>>();
  return {
    design: (designId) => () => {
      const known = asked.get(designId);
      if (known !== undefined) return known;
      const forget = (): void => void asked.delete(designId);
      const asking = collages.design(designId)();
      asked.set(designId, asking);
      void asking.then((answer) => (E.isLeft(answer) ? forget() : undefined), forget);
      return asking;
    },
  };
};

/**
 * The collage of the overview page: that of the query's `designId`, else the channel's default one
 * (supporting §2, "Error page"); also where the chosen id does not exist. Failures are logged as
 * `overview-container-load-failed`.
 */
export const showCollage =
  (
    channel: Channel,
    designId: string | undefined,
  ): RTE.ReaderTaskEither<HasCollages & HasLog, CollageError, CollageDesign> =>
  ({ collages, log }) => {
    const chosen = collageOverview(designId, channel).collageId;
    const standard = defaultCollageId(channel);
    return tapLeft(
      pipe(
        collages.design(chosen),
        TE.orElse((error) =>
          error.kind === 'collage-not-found' && chosen !== standard
            ? collages.design(standard)
            : TE.left(error),
        ),
      ),
      (error) =>
        reportSafely(log, 'overview-container-load-failed', {
          part: 'collage',
          reason: error.kind === 'collage-not-found' ? error.kind : error.reason,
        }),
    );
  };
