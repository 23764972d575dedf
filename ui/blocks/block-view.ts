import type { ReactNode } from 'react';

import type { ContentLink } from '../../core/domain/navigation/content-link.ts';
import type { MainNavigationItem } from '../../core/domain/navigation/navigation-items.ts';
import type { Locale } from '../../core/domain/locale/locales.ts';
import type { TextLink } from '../components/link/link.tsx';
import type { ResolveLink } from '../components/rich-text/rich-text.tsx';

export type BlockViewProps<B> = {
  readonly block: B;
  /** Undefined for an address that must not be followed. */
  readonly resolveLink: ResolveLink;
  readonly locale: Locale;
  /** Editors see refused content with the reason; shoppers do not. */
  readonly isEditing: boolean;
  /** The last step is this page. */
  readonly breadcrumb: readonly ContentLink[];
  readonly navigation: readonly MainNavigationItem[];
};

export type BlockView<B> = (props: BlockViewProps<B>) => ReactNode;

/** Undefined where the link is missing or refused. */
export const resolvedLink = (
  resolveLink: ResolveLink,
  link: ContentLink | undefined,
): TextLink | undefined => {
  const target = link && resolveLink(link.url);
  return link && target && { ...target, text: link.text };
};

/** Without those that are refused. */
export const resolvedLinks = (
  resolveLink: ResolveLink,
  links: readonly ContentLink[],
): readonly TextLink[] => links.flatMap((link) => resolvedLink(resolveLink, link) ?? []);

/** A block that may head the page: its headline is then the page's, and its picture loads first. */
export type HeadBlockViewProps<B> = Pick<BlockViewProps<B>, 'block' | 'resolveLink'> & {
  readonly isHead?: boolean | undefined;
  /** Below the words. */
  readonly note?: ReactNode;
  /** Before the link, such as a form. */
  readonly action?: ReactNode;
};
