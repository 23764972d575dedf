import type { ProductDeclaration } from '../declaration.ts';

export const collageDeclaration = {
  designer: 'collage',
  ownParameters: ['designName', 'designTiles'],
  sells: {
    collage: {
      channels: ['poster', 'kartenliebe'],
      // Storefront §2, "A collage overview page".
      page: {
        de: 'fotocollage',
        en: 'photo-collage',
        es: 'collage-de-fotos',
        fr: 'pele-mele-photo',
        it: 'collage-di-foto',
        nl: 'fotocollage',
      },
    },
  },
} as const satisfies ProductDeclaration;
