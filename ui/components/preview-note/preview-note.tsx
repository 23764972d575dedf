import type { CSSProperties } from 'react';

import { useText } from '../../messages/text.tsx';

export type PreviewState =
  | { readonly kind: 'draft' | 'published' }
  | { readonly kind: 'release'; readonly release: string };

type PreviewNoteProps = {
  readonly state: PreviewState;
  /** The page as shoppers see it. */
  readonly leaveHref: string;
};

// The one style sheet of all pages stays free of what shoppers never see.
const noteStyle: CSSProperties = {
  position: 'fixed',
  // Above the price bar at the lower edge of phones.
  insetBlockEnd: 'calc(2 * var(--touch-target))',
  insetInlineStart: 'var(--space-4)',
  zIndex: 'var(--layer-skip-link)',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 var(--space-4)',
  fontSize: 'var(--text-s)',
  maxInlineSize: 'calc(100vw - 2 * var(--space-4))',
  boxSizing: 'border-box',
  paddingInline: 'var(--space-4)',
  background: 'var(--color-ink)',
  color: 'var(--color-on-ink)',
  border: 'var(--line-width) solid transparent',
  borderRadius: 'var(--radius)',
};

const linkStyle: CSSProperties = {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 'var(--touch-target)',
  color: 'inherit',
};

/** The link opens a window of its own, since no other host's frame may show the published page. */
export const PreviewNote = ({ state, leaveHref }: PreviewNoteProps) => {
  const text = useText();
  return (
    <aside style={noteStyle} aria-label={text('preview-note.name')}>
      <span>
        {state.kind === 'release'
          ? text('preview-note.release', { release: state.release })
          : text(`preview-note.${state.kind}`)}
      </span>
      <a style={linkStyle} href={leaveHref} target="_blank" rel="noopener">
        {text('preview-note.leave')}
      </a>
      <strong data-preview-expired hidden>
        {text('preview-note.expired')}
      </strong>
    </aside>
  );
};
