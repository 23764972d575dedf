import type { ResolveLink } from '../components/rich-text/rich-text.tsx';

const asWritten: ResolveLink = (href) => ({ href: href.replace(/^\//u, '#') });

/** What stories of blocks are handed beside the block: every link is followed. */
export const sampleBlockProps = {
  resolveLink: asWritten,
  locale: 'de-DE',
  isEditing: false,
} as const;
