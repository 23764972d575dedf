import type { ProductDeclaration } from '../declaration.ts';

/** Photo prints use the photo box's designer (decisions, "Names"). */
export const photoboxDeclaration = {
  designer: 'photobox',
  sells: {
    photobox: { channels: ['poster', 'kartenliebe'], page: 'photo-box' },
    'photo-prints': { channels: ['poster', 'kartenliebe'], page: 'photo-prints' },
  },
} as const satisfies ProductDeclaration;
