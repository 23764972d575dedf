import type { ShopLink } from './shop-links.tsx';

export const sampleShops: readonly ShopLink[] = [
  { text: 'Wandbilder', href: '#poster', color: '#1f4d43', icon: 'picture', isCurrent: true },
  { text: 'Karten', href: '#karten', color: '#8a2f4a', icon: 'heart', isCurrent: false },
];
