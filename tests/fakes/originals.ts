import { E } from '../../core/fp.ts';
import type { Original, Originals } from '../../core/ports/originals.ts';

/** Photos in memory, and the orders that each is held for. */
export const memoryOriginals = (
  photos: readonly Original[],
): Originals & { readonly held: ReadonlyMap<string, ReadonlySet<string>> } => {
  const held = new Map<string, Set<string>>();
  const missing = { kind: 'original-not-found' } as const;
  const find = (id: string): E.Either<typeof missing, Original> =>
    E.fromNullable(missing)(photos.find(({ uploadId }) => uploadId === id));
  return {
    held,
    find: (id) => async () => find(id),
    holdForOrder: (id, order) => async () => {
      const found = find(id);
      if (E.isRight(found)) held.set(id, new Set([...(held.get(id) ?? []), order]));
      return found;
    },
    delivered: () => async () => E.right(undefined),
    letGo: (id, order) => async () => {
      held.get(id)?.delete(order);
      return E.right(undefined);
    },
  };
};
