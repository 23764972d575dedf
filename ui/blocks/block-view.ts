import type { ReactNode } from 'react';

import type { ContentLink } from '../../core/domain/navigation/content-link.ts';
import type { MainNavigationItem } from '../../core/domain/navigation/navigation-items.ts';
import type { Locale } from '../../core/domain/locale/locales.ts';
import type { TextLink } from '../components/link/link.tsx';
import type { ResolveLink } from '../components/rich-text/rich-text.tsx';

/** A block with the surroundings that its view must not look up itself. */
export type BlockViewProps<B> = {
  readonly block: B;
  /** Classifies an address of the content; undefined for one that must not be followed. */
  readonly resolveLink: ResolveLink;
  readonly locale: Locale;
  /** Set for editors, who see refused content with the reason; shoppers do not. */
  readonly isEditing: boolean;
  /** The way to the page that the block stands on; the last step is the page itself. */
  readonly breadcrumb: readonly ContentLink[];
  readonly navigation: readonly MainNavigationItem[];
};

export type BlockView<B> = (props: BlockViewProps<B>) => ReactNode;

/** A link of the content that is ready to be drawn; undefined where it is missing or refused. */
export const resolvedLink = (
  resolveLink: ResolveLink,
  link: ContentLink | undefined,
): TextLink | undefined => {
  const target = link && resolveLink(link.url);
  return link && target && { ...target, text: link.text };
};

/** The links of a list that may be followed. */
export const resolvedLinks = (
  resolveLink: ResolveLink,
  links: readonly ContentLink[],
): readonly TextLink[] => links.flatMap((link) => resolvedLink(resolveLink, link) ?? []);
