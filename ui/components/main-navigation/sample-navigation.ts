import type {
  FlyoutGroup,
  FlyoutItem,
  MainNavigationItem,
} from '../../../core/domain/navigation/navigation-items.ts';
import type { TileKind } from '../../../core/domain/navigation/tiles.ts';
import type { ResolveLink } from '../rich-text/rich-text.tsx';

export const asWritten: ResolveLink = (href) => ({ href: href.replace(/^\//u, '#') });

const flyoutItem = (title: string, url: string, motif?: string): FlyoutItem => ({
  title,
  link: { url },
  asset: motif === undefined ? undefined : { filename: `leadimage/${motif}/motif.jpg`, alt: title },
});

export const sampleGroups: readonly FlyoutGroup[] = [
  {
    flyoutGroupIdentifier: 'materials',
    flyoutGroupTitle: 'Materialien',
    flyoutGroupItems: [
      flyoutItem('Leinwand', '/leinwanddruck', 'mountains-1'),
      flyoutItem('Acrylglas', '/acrylglas-druck', 'waves-2'),
      flyoutItem('Alu-Dibond', '/aludibond-druck', 'leaves-3'),
      flyoutItem('Poster', '/poster-drucken', 'moons-4'),
    ],
  },
  {
    flyoutGroupIdentifier: 'frames',
    flyoutGroupTitle: 'Mit Rahmen',
    badge: 'Neu',
    type: 'square',
    flyoutGroupItems: [
      flyoutItem('Schattenfugenrahmen', '/schattenfugenrahmen', 'waves-5'),
      {
        ...flyoutItem('Bilderrahmen', '/bilderrahmen', 'leaves-6'),
        subFlyoutGroups: [
          {
            flyoutGroupIdentifier: 'wood',
            flyoutGroupItems: [
              flyoutItem('Holz', '/bilderrahmen/holz'),
              flyoutItem('Alu', '/bilderrahmen/alu'),
            ],
          },
        ],
      },
    ],
  },
  {
    flyoutGroupIdentifier: 'ideas',
    flyoutGroupTitle: 'Ideen',
    type: 'square-image',
    flyoutGroupItems: [{ ...flyoutItem('Alle Ideen', '/ideen'), isHeadlineItem: true }],
    flyoutGroupItemsCustom: [
      flyoutItem('Fürs Kinderzimmer', '/ideen/kinderzimmer', 'moons-7'),
      flyoutItem('Hochzeit', '/ideen/hochzeit', 'leaves-8'),
    ],
  },
];

export const groupOf = (type: TileKind): FlyoutGroup => ({
  flyoutGroupIdentifier: type,
  flyoutGroupTitle: 'Materialien',
  type,
  flyoutGroupItems: [
    flyoutItem('Leinwand', '/leinwanddruck', 'mountains-1'),
    flyoutItem('Hahnemühle-Büttenpapier', '/hahnemuehle'),
    flyoutItem('Acrylglas', '/acrylglas-druck', 'waves-2'),
  ],
});

const item = (text: string, url: string, navigationType: string): MainNavigationItem => ({
  text,
  link: { url },
  navigationType,
});

export const sampleNavigation: readonly MainNavigationItem[] = [
  { ...item('Wandbilder', '/wandbilder', 'wall-art'), flyoutGroups: sampleGroups },
  item('Leinwand', '/leinwanddruck', 'canvas'),
  item('Acrylglas', '/acrylglas-druck', 'acrylic'),
  { ...item('Poster', '/poster-drucken', 'poster'), flyoutGroups: sampleGroups.slice(2) },
  item('Bilderrahmen', '/bilderrahmen', 'photo-frame'),
  { ...item('Muster', '/muster', 'samples'), isOnlyInBurgerNavigation: true },
  {
    ...item('Angebote', '/angebote', 'offers'),
    flyoutGroups: [groupOf('square')],
    subNaviOnly: true,
  },
];
