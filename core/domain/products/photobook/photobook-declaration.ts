import type { ProductDeclaration } from '../declaration.ts';

export const photobookDeclaration = {
  designer: 'photobook',
  ownParameters: ['templateId'],
  sells: {
    photobook: {
      channels: ['kartenliebe'],
      page: {
        de: 'fotobuch',
        en: 'photo-book',
        es: 'album-de-fotos',
        fr: 'livre-photo',
        it: 'fotolibro',
        nl: 'fotoboek',
      },
    },
  },
} as const satisfies ProductDeclaration;
