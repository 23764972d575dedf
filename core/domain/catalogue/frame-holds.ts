import { E } from '../../fp.ts';
import type { ErrorCode } from '../errors/error-codes.ts';
import { isFrameType, type FrameType, type MaterialType } from './materials.ts';

/** Materials of a family of frames, and whether it is glazed. */
export type FrameHoldsRow = {
  /** The materials that fit in, those that the shop frames in it most first. */
  readonly materials: readonly [MaterialType, ...MaterialType[]];
  /** The picture lies behind glass, with a back, and so may have a mat around it. */
  readonly isGlazed: boolean;
};

const papers = ['poster', 'hahnemuehle'] as const;
const boards = ['acrylglas', 'aludibond', 'forexplatte', 'gallerybond'] as const;

/**
 * Materials of each family of frames: papers lie behind glass, boards and canvases stand free in a
 * shadow gap, the artbox takes boards (storefront §3: the default frames; hahnemuehle and poster in
 * aluminium, wood and plastic; acrylic glass in the artbox). The rest is ours.
 */
export const frameHolds = {
  alurahmen: { materials: papers, isGlazed: true },
  artbox: { materials: boards, isGlazed: false },
  fotorahmen: { materials: papers, isGlazed: true },
  holzrahmen: { materials: papers, isGlazed: true },
  kunststoffrahmen: { materials: papers, isGlazed: true },
  'schattenfuge-leinwand': { materials: ['leinwand'], isGlazed: false },
  'schattenfuge-platte': { materials: boards, isGlazed: false },
} as const satisfies Record<FrameType, FrameHoldsRow>;

/** Why no material fits: the shop does not know the frame (storefront §8). */
export type NoMaterialsForFrame = {
  readonly kind: Extract<ErrorCode, 'error-no-materials-for-frame-type'>;
  readonly frameType: string;
};

/**
 * The materials that a family of frames can hold; the refusal's kind is the error code under which
 * it is logged, and there is nothing to choose then (storefront §8).
 */
export const materialsForFrame = (
  frameType: string,
): E.Either<NoMaterialsForFrame, FrameHoldsRow['materials']> =>
  isFrameType(frameType)
    ? E.right(frameHolds[frameType].materials)
    : E.left({ kind: 'error-no-materials-for-frame-type', frameType });

/** True for a family of frames that can hold the material. */
export const frameHoldsMaterial = (frameType: FrameType, materialType: MaterialType): boolean => {
  const { materials }: FrameHoldsRow = frameHolds[frameType];
  return materials.includes(materialType);
};

const allFrameTypes: readonly FrameType[] = Object.keys(frameHolds).filter(isFrameType);

/** The families of frames that can hold a material, in the specification's order. */
export const framesForMaterial = (materialType: MaterialType): readonly FrameType[] =>
  allFrameTypes.filter((frameType) => frameHoldsMaterial(frameType, materialType));
