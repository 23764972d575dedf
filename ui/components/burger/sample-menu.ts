import { materialArg, textArg } from '../../messages/story-args.ts';
import type { BurgerItem, BurgerMenu } from '../../../core/domain/navigation/burger-items.ts';

const item = (id: string, text: string, rest: Partial<BurgerItem> = {}): BurgerItem => ({
  id,
  text,
  url: `/${id}`,
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
      text: textArg('story.wall-art'),
      icon: 'picture',
      navigationType: 'wall-art',
      subItems: [
        item('wall-art-all', textArg('story.all-wall-art'), { url: '/wandbilder' }),
        group(
          'wall-art-bestseller',
          textArg('story.any-room'),
          [materialArg('leinwand'), materialArg('acrylglas'), materialArg('poster')],
          {
            badge: textArg('story.popular'),
          },
        ),
        group('wall-art-premium', 'Premium', [
          materialArg('gallerybond'),
          materialArg('hahnemuehle'),
        ]),
        item('wall-art-product-matrix', textArg('story.compare-materials'), {
          flag: 'product_matrix',
        }),
      ],
    },
    {
      ...item('canvas', materialArg('leinwand'), { url: '/leinwand', navigationType: 'canvas' }),
      subItems: [item('canvas-0', '30 × 20 cm'), item('canvas-1', '60 × 40 cm')],
    },
    item('poster', materialArg('poster')),
    item('frames', textArg('story.picture-frames'), {
      label: { text: textArg('story.new'), backgroundColor: '#1f4d43', textColor: '#ffffff' },
    }),
    item('offers', textArg('story.offers'), {
      label: { text: textArg('story.offer'), backgroundColor: '#fff', textColor: '#eee' },
    }),
    item('advice', textArg('story.advice-pages'), { url: undefined }),
  ],
  extraMenu: [
    { text: textArg('story.delivery'), url: '/lieferung' },
    { text: textArg('story.magazine'), url: '/magazin' },
  ],
  hotline: { text: '030 23125 014', url: 'tel:03023125014' },
  footerLinks: [
    { text: textArg('legal.imprint'), url: '/impressum' },
    { text: textArg('legal.privacy'), url: '/datenschutz' },
    { text: textArg('legal.withdrawal'), url: '/widerruf' },
  ],
};
