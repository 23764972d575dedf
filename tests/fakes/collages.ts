import { E, TE } from '../../core/fp.ts';
import type { CollageDesign } from '../../core/domain/products/collage/collage-design.ts';
import type { Collages } from '../../core/ports/collage/collages.ts';

/** A collage of two halves. */
export const sampleCollage = (designId: number): CollageDesign => ({
  designId,
  name: `Halves ${designId % 1000}`,
  ratio: { width: 3, height: 2 },
  tiles: [
    { left: 0, top: 0, width: 0.5, height: 1 },
    { left: 0.5, top: 0, width: 0.5, height: 1 },
  ],
});

/** The port over some designs; `asked` are the ids that it was asked for, in order. */
export const memoryCollages = (
  designIds: readonly number[],
): Collages & { readonly asked: readonly number[] } => {
  const asked: number[] = [];
  return {
    asked,
    design: (designId) => async () => {
      asked.push(designId);
      return designIds.includes(designId)
        ? E.right(sampleCollage(designId))
        : E.left({ kind: 'collage-not-found', designId });
    },
  };
};

/** The port while the service does not answer. */
export const failingCollages = (): Collages => ({
  design: () => TE.left({ kind: 'collages-unavailable', reason: 'no answer' }),
});
