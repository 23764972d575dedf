import type { ProductDeclaration } from '../declaration.ts';

export const cardDeclaration = {
  designer: 'card',
  sells: { card: { channels: ['kartenliebe'], page: 'cardDesigns' } },
} as const satisfies ProductDeclaration;
