import { textArg } from '../../messages/story-args.ts';
import type { ShopLink } from './shop-links.tsx';

export const sampleShops: readonly ShopLink[] = [
  {
    text: textArg('story.wall-art'),
    href: '#poster',
    color: '#1f4d43',
    icon: 'picture',
    isCurrent: true,
  },
  {
    text: textArg('story.greetings'),
    href: '#karten',
    color: '#8a2f4a',
    icon: 'heart',
    isCurrent: false,
  },
];
