/** The pages of a book as they are printed: spreads cut at their folds, the cover as one sheet. */
import type { ArtworkObject, ArtworkPage, PictureSlot } from '../../../artwork/artwork.ts';
import { trimBox } from '../../../artwork/artwork.ts';
import { grownBox, sharedBox, type Box, type Micrometres } from '../../../artwork/measures.ts';
import { mapPath, pathBox } from '../../../artwork/path.ts';

const movedBox = (box: Box, by: Micrometres): Box => ({ ...box, left: box.left + by });

/** An object moved to the right, or to the left where `by` is below 0. */
const movedObject = (object: ArtworkObject, by: Micrometres): ArtworkObject => {
  switch (object.kind) {
    case 'text':
      return { ...object, box: movedBox(object.box, by) };
    case 'picture': {
      const { box, shape } = object;
      const moved = shape.kind === 'part' ? { ...shape, seen: movedBox(shape.seen, by) } : shape;
      return { ...object, box: movedBox(box, by), shape: moved };
    }
    case 'ornament':
      return {
        ...object,
        shapes: object.shapes.map(({ path, ...shape }) => ({
          ...shape,
          path: mapPath(path, (x, y) => ({ x: x + by, y })),
        })),
      };
  }
};

/** What is seen of a photo. */
const seenBox = ({ box, shape }: PictureSlot): Box => (shape.kind === 'part' ? shape.seen : box);

/** A rectangle cut along an edge. */
const cutSlot = (slot: PictureSlot, edge: Box): PictureSlot => ({
  ...slot,
  shape: { kind: 'part', seen: sharedBox(slot.box, edge) },
});

const rightSuffix = '-right';

/** The slot of a spread that a slot of its pages is of. */
export const slotOfSpread = (id: string): string =>
  id.endsWith(rightSuffix) ? id.slice(0, -rightSuffix.length) : id;

/** Where an object of a spread stands: on a page, or, a photo, on both. */
const placeOf = (object: ArtworkObject, fold: Micrometres): 'left' | 'right' | 'both' => {
  const boxes =
    object.kind === 'ornament'
      ? object.shapes.flatMap(({ path }) => pathBox(path) ?? [])
      : [object.kind === 'picture' ? seenBox(object) : object.box];
  const left = Math.min(...boxes.map((box) => box.left));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  if (object.kind === 'picture' && left < fold && right > fold) return 'both';
  return left + right <= 2 * fold ? 'left' : 'right';
};

/**
 * The two pages of a spread, by the names that they are given. Each has its bleed at the fold, too: a
 * photo over the fold goes on into it, and so does what ends at the fold.
 */
export const pagesOfSpread = (
  spread: ArtworkPage,
  names: readonly [left: string, right: string],
): readonly [ArtworkPage, ArtworkPage] => {
  const fold = Math.round(spread.width / 2);
  const page = { ...spread, width: fold, folds: [] };
  const bled = grownBox(trimBox(page), page.bleed);
  const objectsOn = (side: 'left' | 'right'): readonly ArtworkObject[] => {
    const by = side === 'left' ? 0 : -fold;
    return spread.objects.flatMap((object): readonly ArtworkObject[] => {
      const place = placeOf(object, fold);
      if (place !== side && place !== 'both') return [];
      const moved = movedObject(object, by);
      if (moved.kind === 'ornament') return [overEdge(moved, side === 'left' ? fold : 0, page)];
      if (moved.kind === 'text') return [moved];
      const { id } = moved;
      if (place === 'both')
        return [cutSlot({ ...moved, id: side === 'left' ? id : `${id}${rightSuffix}` }, bled)];
      // What the spread hides of it is its bleed.
      return [moved.shape.kind === 'part' ? { ...moved, shape: { kind: 'rectangle' } } : moved];
    });
  };
  const [left, right] = names;
  return [
    { ...page, name: left, objects: objectsOn('left') },
    { ...page, name: right, objects: objectsOn('right') },
  ];
};

/** A drawing that ends at an edge of its page goes on to the end of the bleed there. */
const overEdge = (
  ornament: Extract<ArtworkObject, { readonly kind: 'ornament' }>,
  edge: Micrometres,
  { bleed }: Pick<ArtworkPage, 'bleed'>,
): ArtworkObject => ({
  ...ornament,
  shapes: ornament.shapes.map(({ path, ...shape }) => ({
    ...shape,
    path: mapPath(path, (x, y) => ({
      x: x === edge ? edge + (edge === 0 ? -bleed : bleed) : x,
      y,
    })),
  })),
});

/** The sheets of a cover. */
export type CoverSheets = {
  readonly front: ArtworkPage;
  readonly spine: ArtworkPage;
  readonly back: ArtworkPage;
};

/** What of the front ends at the spine, so that nothing of it is seen there. */
const withinFront = (object: ArtworkObject, front: ArtworkPage): ArtworkObject => {
  switch (object.kind) {
    case 'text':
      return object;
    case 'picture':
      return object.box.left >= 0
        ? object
        : cutSlot(object, {
            ...grownBox(trimBox(front), front.bleed),
            left: 0,
            width: front.width + front.bleed,
          });
    case 'ornament':
      return {
        ...object,
        shapes: object.shapes.map(({ path, ...shape }) => ({
          ...shape,
          path: mapPath(path, (x, y) => ({ x: Math.max(x, 0), y })),
        })),
      };
  }
};

/**
 * Back, spine and front beside each other, as a cover is printed. Without a spine it has one fold:
 * nothing is read nearer to its edges and folds than `safe`.
 */
export const coverLeaf = (
  { front, spine, back }: CoverSheets,
  { hasSpine, safe }: { readonly hasSpine: boolean; readonly safe: Micrometres },
): ArtworkPage => {
  const between = hasSpine ? spine.width : 0;
  const frontAt = back.width + between;
  const folds = hasSpine ? [back.width, frontAt] : [frontAt];
  return {
    ...back,
    name: 'cover',
    width: frontAt + front.width,
    safe,
    folds: folds.map((at) => ({ along: 'height', at }) as const),
    objects: [
      ...back.objects,
      ...front.objects.map((object) => movedObject(withinFront(object, front), frontAt)),
      ...spine.objects.map((object) => movedObject(object, back.width)),
    ],
  };
};
