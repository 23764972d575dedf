import { sampleNavigation } from '../components/main-navigation/sample-navigation.ts';
import type { ResolveLink } from '../components/rich-text/rich-text.tsx';
import type { BlockSurroundings } from './draw-blocks.tsx';

const asWritten: ResolveLink = (href) => ({ href: href.replace(/^\//u, '#') });

/** For stories; every link is resolved. */
export const sampleBlockProps = {
  resolveLink: asWritten,
  locale: 'de-DE',
  isEditing: false,
  breadcrumb: [
    { text: 'Start', url: '/' },
    { text: 'Wandbilder', url: '/wandbilder' },
    { text: 'Leinwand', url: '/leinwanddruck' },
  ],
  navigation: sampleNavigation,
} satisfies BlockSurroundings;
