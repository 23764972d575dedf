import { E } from '../../fp.ts';
import type { ErrorCode } from '../errors/error-codes.ts';
import { isFrameType, type FrameType, type MaterialType } from './materials.ts';

export type FrameHoldsRow = {
  /** Those that the shop frames in it most come first. */
  readonly materials: readonly [MaterialType, ...MaterialType[]];
  /** With glass before the picture and a back, and so perhaps a mat. */
  readonly isGlazed: boolean;
};

const papers = ['poster', 'hahnemuehle'] as const;
const boards = ['acrylglas', 'aludibond', 'forexplatte', 'gallerybond'] as const;

/**
 * Papers lie behind glass, boards and canvases stand free in a shadow gap, the artbox takes boards
 * (storefront §3: the default frames; hahnemuehle and poster in aluminium, wood and plastic;
 * acrylic glass in the artbox). The rest is ours.
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

/** The shop does not know the frame (storefront §8). */
export type NoMaterialsForFrame = {
  readonly kind: Extract<ErrorCode, 'error-no-materials-for-frame-type'>;
  readonly frameType: string;
};

/**
 * Materials that fit in a family; the refusal's kind is its code in the log, and nothing can be
 * chosen (storefront §8).
 */
export const materialsForFrame = (
  frameType: string,
): E.Either<NoMaterialsForFrame, FrameHoldsRow['materials']> =>
  isFrameType(frameType)
    ? E.right(frameHolds[frameType].materials)
    : E.left({ kind: 'error-no-materials-for-frame-type', frameType });

/** Whether a material fits in a family. */
export const frameHoldsMaterial = (frameType: FrameType, materialType: MaterialType): boolean => {
  const { materials }: FrameHoldsRow = frameHolds[frameType];
  return materials.includes(materialType);
};

const allFrameTypes: readonly FrameType[] = Object.keys(frameHolds).filter(isFrameType);

/** The families that hold a material. */
export const framesForMaterial = (materialType: MaterialType): readonly FrameType[] =>
  allFrameTypes.filter((frameType) => frameHoldsMaterial(frameType, materialType));
