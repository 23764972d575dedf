import { TE, pipe } from '../fp.ts';
import type { HasLog } from '../ports/log.ts';
import type { HasOriginals, Original, OriginalsError } from '../ports/originals.ts';
import { isOutage, type Outage } from '../ports/outage.ts';
import { outagesReported } from './report.ts';

/** Photos that are held side by side: a box has hundreds. */
const lanes = 8;

type Unavailable = Extract<OriginalsError, Outage>;

/** None where it is gone. */
const hold =
  (orderId: string, uploadId: string) =>
  (environment: HasOriginals & HasLog): TE.TaskEither<Unavailable, readonly Original[]> =>
    pipe(
      outagesReported(environment, 'order', environment.originals.holdForOrder(uploadId, orderId)),
      TE.map((original) => [original]),
      TE.orElse((error) => (isOutage(error) ? TE.left(error) : TE.right([]))),
    );

/**
 * The originals of an order's photos by their uploads, kept from now on; those that are gone are not
 * among them.
 */
export const holdPhotos =
  (orderId: string, uploadIds: readonly string[]) =>
  (environment: HasOriginals & HasLog): TE.TaskEither<Unavailable, ReadonlyMap<string, Original>> =>
    pipe(
      Array.from({ length: lanes }, (_, lane) =>
        uploadIds.filter((_id, place) => place % lanes === lane),
      ),
      TE.traverseArray(TE.traverseSeqArray((uploadId) => hold(orderId, uploadId)(environment))),
      TE.map((held) => new Map(held.flat(2).map((original) => [original.uploadId, original]))),
    );

/** What was held for an order that was not placed. */
export const letPhotosGo =
  (orderId: string, uploadIds: readonly string[]) =>
  async ({ originals }: HasOriginals): Promise<void> => {
    for (const uploadId of uploadIds) await originals.letGo(uploadId, orderId)();
  };
