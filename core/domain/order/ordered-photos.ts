import type { OrderedItem } from './order.ts';

/** The uploads of all photos that items are printed from, each once. */
export const photosOfItems = (
  items: readonly Pick<OrderedItem, 'photo' | 'personal'>[],
): readonly string[] => [
  ...new Set(
    items.flatMap(({ photo, personal }) =>
      [...(photo === undefined ? [] : [photo]), ...(personal?.photos ?? [])].map(
        ({ uploadId }) => uploadId,
      ),
    ),
  ),
];
