import type { ProductDeclaration } from '../declaration.ts';

/** A picture in a frame and a framed material are one product, on the page of its material. */
export const wallPictureDeclaration = {
  designer: 'photo-frame',
  sells: { 'photo-frame': { channels: ['poster'] } },
} as const satisfies ProductDeclaration;
