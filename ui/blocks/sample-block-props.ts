import { materialArg, textArg } from '../messages/story-args.ts';
import type { ResolveLink } from '../components/rich-text/rich-text.tsx';
import type { BlockSurroundings } from './draw-blocks.tsx';

const asWritten: ResolveLink = (href) => ({ href: href.replace(/^\//u, '#') });

/** For stories; every link is resolved. */
export const sampleBlockProps = {
  resolveLink: asWritten,
  locale: 'de-DE',
  isEditing: false,
  breadcrumb: [
    { text: textArg('story.start'), url: '/' },
    { text: textArg('story.wall-art'), url: '/wandbilder' },
    { text: materialArg('leinwand'), url: '/leinwanddruck' },
  ],
  navigation: [
    {
      text: textArg('story.wall-art'),
      link: { url: '/wandbilder' },
      navigationType: 'wall-art',
      flyoutGroups: [
        {
          flyoutGroupIdentifier: 'materials',
          flyoutGroupTitle: textArg('story.our-materials'),
          flyoutGroupItems: (['leinwand', 'acrylglas', 'aludibond'] as const).map((material) => ({
            title: materialArg(material),
            link: { url: `/${material}` },
            asset: undefined,
          })),
        },
      ],
    },
  ],
} satisfies BlockSurroundings;
