import type { BurgerItem, BurgerMenu } from '../../../core/domain/navigation/burger-items.ts';

const item = (id: string, text: string, rest: Partial<BurgerItem> = {}): BurgerItem => ({
  id,
  text,
  url: `/${text.toLowerCase()}`,
  subItems: [],
  ...rest,
});

const group = (
  id: string,
  text: string,
  names: readonly string[],
  rest: Partial<BurgerItem> = {},
): BurgerItem => ({
  id,
  text,
  ...rest,
  subItems: names.map((name, place) => item(`${id}-${place}`, name)),
});

export const sampleMenu: Omit<BurgerMenu, 'shops'> = {
  items: [
    {
      id: 'wall-art',
      text: 'Wandbilder',
      icon: 'picture',
      navigationType: 'wall-art',
      subItems: [
        item('wall-art-all', 'Alle Wandbilder', { url: '/wandbilder' }),
        group('wall-art-bestseller', 'Für fast jeden Raum', ['Leinwand', 'Acrylglas', 'Poster'], {
          badge: 'Beliebt',
        }),
        group('wall-art-premium', 'Premium', ['Galeriebond', 'Hahnemühle']),
        item('wall-art-product-matrix', 'Materialien im Vergleich', { flag: 'product_matrix' }),
      ],
    },
    {
      ...item('canvas', 'Leinwand', { navigationType: 'canvas' }),
      subItems: [item('canvas-0', '30 × 20 cm'), item('canvas-1', '60 × 40 cm')],
    },
    item('poster', 'Poster'),
    item('frames', 'Bilderrahmen', {
      label: { text: 'Neu', backgroundColor: '#1f4d43', textColor: '#ffffff' },
    }),
    item('offers', 'Angebote', {
      label: { text: 'Aktion', backgroundColor: '#fff', textColor: '#eee' },
    }),
    item('advice', 'Beratung', { url: undefined }),
  ],
  extraMenu: [
    { text: 'Lieferung', url: '/lieferung' },
    { text: 'Magazin', url: '/magazin' },
  ],
  hotline: { text: '030 23125 014', url: 'tel:03023125014' },
  footerLinks: [
    { text: 'Impressum', url: '/impressum' },
    { text: 'Datenschutz', url: '/datenschutz' },
    { text: 'Vertrag widerrufen', url: '/widerruf' },
  ],
};
