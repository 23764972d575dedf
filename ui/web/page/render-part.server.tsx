import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import {
  blockMark,
  type BlockMark,
  type MarkedBlock,
} from '../../../core/domain/content/edited-story.ts';
import type { RoutePlace } from '../../../core/domain/routing/route-decision.ts';
import type { OpenedPreview } from '../../../core/usecases/open-preview.ts';
import { BlockMarksContext } from '../../blocks/block-marks.tsx';
import type { ResolveLink } from '../../components/rich-text/rich-text.tsx';
import { compileMessages } from '../../messages/compile.ts';
import { MessagesProvider } from '../../messages/text.tsx';
import { resolveLink, type ContentLinks } from '../shell/resolve-link.ts';

/** Leads links of the content to pages of the shop, as components ask for it. */
export const resolverOf =
  (links: ContentLinks): ResolveLink =>
  (url) =>
    resolveLink(links, url);

/** Where a page is drawn, and for which editor. */
export type DrawnPlace = RoutePlace & { readonly preview?: OpenedPreview | undefined };

/** Whether an editor has the page open in the visual editor. */
export const isEditing = ({ preview }: DrawnPlace): boolean => preview?.isEditing === true;

/** How blocks are marked for an editor who has their story open. */
const marksOf = (
  preview: OpenedPreview | undefined,
): ((block: MarkedBlock) => BlockMark) | undefined => {
  const edited = preview?.edited;
  return edited && ((block) => blockMark(edited, block));
};

/**
 * A part of a page as HTML, in the language of the place. Parts are drawn apart and stand in one
 * document: each gives its elements ids of its own.
 */
export const renderPart = (
  { locale, preview }: DrawnPlace,
  part: string,
  element: ReactElement,
): string =>
  renderToStaticMarkup(
    <MessagesProvider locale={locale} messages={compileMessages(locale)}>
      <BlockMarksContext value={marksOf(preview)}>{element}</BlockMarksContext>
    </MessagesProvider>,
    { identifierPrefix: `${part}-` },
  );
