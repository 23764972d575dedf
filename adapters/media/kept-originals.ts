/** Photos of orders among the uploads: which orders hold one stands in its facts. */
import { E, pipe, TE } from '../../core/fp.ts';
import { isBeingPlaced, type PhotoHold } from '../../core/domain/print/retention.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { Original, Originals, OriginalsError } from '../../core/ports/originals.ts';
import { codeOf } from '../shared/thrown.ts';
import { originalFacts } from './original-facts.ts';
import { isUploadExpired, type KnownUpload } from './picture-upload-facts.ts';

type Known = Map<string, KnownUpload>;

type OriginalsSettings = {
  /** One thing after the other for each upload. */
  readonly turn: <A>(id: string, act: (all: Known) => Promise<A>) => Promise<A>;
  /** As the disk has it; undefined where it has none. */
  readonly read: (all: Known, id: string) => Promise<KnownUpload | undefined>;
  readonly change: (all: Known, id: string, next: KnownUpload) => Promise<void>;
  readonly drop: (all: Known, id: string) => Promise<void>;
  readonly fileOf: (id: string) => string;
  readonly clock: Clock;
};

const missing: E.Either<OriginalsError, never> = E.left({ kind: 'original-not-found' });

/** The same hold, another one, or none. */
type ChangeHold = (before: PhotoHold | undefined) => PhotoHold | undefined;

type Finished = KnownUpload & Required<Pick<KnownUpload, 'picture'>>;

const isFinished = (known: KnownUpload): known is Finished => known.picture !== undefined;

export type OpenHold = { readonly uploadId: string; readonly orderId: string };

/**
 * Orders that alone keep a picture at `now`, are not known to be delivered, and are no longer being
 * placed.
 */
export const openHolds = (all: Known, now: number): readonly OpenHold[] =>
  [...all]
    .filter(([, known]) => isUploadExpired({ ...known, holds: [] }, now))
    .flatMap(([uploadId, { holds = [] }]) =>
      holds
        .filter((hold) => hold.deliveredAt === undefined && !isBeingPlaced(hold, now))
        .map(({ orderId }) => ({ uploadId, orderId })),
    );

export type KeptOriginals = Originals & {
  /** Ends a hold, unless its order is being placed by now. */
  readonly letLapse: (hold: OpenHold) => TE.TaskEither<OriginalsError, void>;
};

export const keptOriginals = (settings: OriginalsSettings): KeptOriginals => {
  const { turn, read, change, drop, fileOf, clock } = settings;

  const withOriginal =
    <A>(
      id: string,
      act: (known: Finished, all: Known) => Promise<A>,
    ): TE.TaskEither<OriginalsError, A> =>
    async () => {
      if (!/^[\w-]{43}$/u.test(id)) return missing;
      try {
        return await turn(id, async (all) => {
          const known = await read(all, id);
          return known === undefined || !isFinished(known) || isUploadExpired(known, clock.now())
            ? missing
            : E.right(await act(known, all));
        });
      } catch (error) {
        return E.left({ kind: 'originals-unavailable', reason: codeOf(error) || String(error) });
      }
    };

  const originalOf = async (id: string, { picture, original }: Finished): Promise<Original> => ({
    uploadId: id,
    size: picture.size,
    // Uploads of an earlier version lack it.
    ...(original ?? (await originalFacts(fileOf(id)))),
  });

  const hold = (id: string, orderId: string, next: ChangeHold) =>
    withOriginal(id, async (known, all) => {
      const { holds = [] } = known;
      const own = holds.find((one) => one.orderId === orderId);
      const after = next(own);
      const others = holds.filter((one) => one !== own);
      const changed = { ...known, holds: after === undefined ? others : [...others, after] };
      const original = await originalOf(id, known);
      if (isUploadExpired(changed, clock.now())) await drop(all, id);
      else if (after !== own) await change(all, id, changed);
      return original;
    });

  /** What is gone is as it should be. */
  const evenGone = (changed: TE.TaskEither<OriginalsError, Original>) =>
    pipe(
      changed,
      TE.map(() => undefined),
      TE.orElse((error) =>
        error.kind === 'original-not-found' ? TE.right(undefined) : TE.left(error),
      ),
    );

  return {
    find: (id) => withOriginal(id, (known) => originalOf(id, known)),
    holdForOrder: (id, orderId) =>
      hold(id, orderId, (before) => ({ ...before, orderId, heldAt: clock.now() })),
    delivered: (id, orderId, deliveredAt) =>
      evenGone(hold(id, orderId, (before) => before && { ...before, deliveredAt })),
    letGo: (id, orderId) => evenGone(hold(id, orderId, () => undefined)),
    letLapse: ({ uploadId, orderId }) =>
      evenGone(
        hold(uploadId, orderId, (before) =>
          before && (before.deliveredAt !== undefined || isBeingPlaced(before, clock.now()))
            ? before
            : undefined,
        ),
      ),
  };
};
