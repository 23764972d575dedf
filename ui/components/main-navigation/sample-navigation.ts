import type {
  FlyoutGroup,
  FlyoutItem,
  MainNavigationItem,
} from '../../../core/domain/navigation/navigation-items.ts';
import { frameArg, materialArg, textArg } from '../../messages/story-args.ts';
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
    flyoutGroupTitle: textArg('story.materials'),
    flyoutGroupItems: [
      flyoutItem(materialArg('leinwand'), '/leinwanddruck', 'mountains-1'),
      flyoutItem(materialArg('acrylglas'), '/acrylglas-druck', 'waves-2'),
      flyoutItem(materialArg('aludibond'), '/aludibond-druck', 'leaves-3'),
      flyoutItem(materialArg('poster'), '/poster-drucken', 'moons-4'),
    ],
  },
  {
    flyoutGroupIdentifier: 'frames',
    flyoutGroupTitle: textArg('story.framed'),
    badge: textArg('story.new'),
    type: 'square',
    flyoutGroupItems: [
      flyoutItem(frameArg('schattenfuge-leinwand'), '/schattenfugenrahmen', 'waves-5'),
      {
        ...flyoutItem(textArg('story.picture-frames'), '/bilderrahmen', 'leaves-6'),
        subFlyoutGroups: [
          {
            flyoutGroupIdentifier: 'wood',
            flyoutGroupItems: [
              flyoutItem(frameArg('holzrahmen'), '/bilderrahmen/holz'),
              flyoutItem(frameArg('alurahmen'), '/bilderrahmen/alu'),
            ],
          },
        ],
      },
    ],
  },
  {
    flyoutGroupIdentifier: 'ideas',
    flyoutGroupTitle: textArg('story.ideas'),
    type: 'square-image',
    flyoutGroupItems: [
      { ...flyoutItem(textArg('story.all-ideas'), '/ideen'), isHeadlineItem: true },
    ],
    flyoutGroupItemsCustom: [
      flyoutItem(textArg('story.nursery'), '/ideen/kinderzimmer', 'moons-7'),
      flyoutItem(textArg('story.wedding'), '/ideen/hochzeit', 'leaves-8'),
    ],
  },
];

export const groupOf = (type: TileKind): FlyoutGroup => ({
  flyoutGroupIdentifier: type,
  flyoutGroupTitle: textArg('story.materials'),
  type,
  flyoutGroupItems: [
    flyoutItem(materialArg('leinwand'), '/leinwanddruck', 'mountains-1'),
    flyoutItem(materialArg('hahnemuehle'), '/hahnemuehle'),
    flyoutItem(materialArg('acrylglas'), '/acrylglas-druck', 'waves-2'),
  ],
});

const item = (text: string, url: string, navigationType: string): MainNavigationItem => ({
  text,
  link: { url },
  navigationType,
});

export const sampleNavigation: readonly MainNavigationItem[] = [
  { ...item(textArg('story.wall-art'), '/wandbilder', 'wall-art'), flyoutGroups: sampleGroups },
  item(materialArg('leinwand'), '/leinwanddruck', 'canvas'),
  item(materialArg('acrylglas'), '/acrylglas-druck', 'acrylic'),
  {
    ...item(materialArg('poster'), '/poster-drucken', 'poster'),
    flyoutGroups: sampleGroups.slice(2),
  },
  item(textArg('story.picture-frames'), '/bilderrahmen', 'frames'),
  { ...item(textArg('story.samples'), '/muster', 'samples'), isOnlyInBurgerNavigation: true },
  {
    ...item(textArg('story.offers'), '/angebote', 'offers'),
    flyoutGroups: [groupOf('square')],
    subNaviOnly: true,
  },
];
