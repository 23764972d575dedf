import type { ReactElement, ReactNode } from 'react';
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
import type { HtmlAround } from '../wire/html-fragments.ts';

/** Links of the content, resolved for components. */
export const resolverOf =
  (links: ContentLinks): ResolveLink =>
  (url) =>
    resolveLink(links, url);

export type DrawnPlace = RoutePlace & { readonly preview?: OpenedPreview | undefined };

export const isEditing = ({ preview }: DrawnPlace): boolean => preview?.isEditing === true;

/** Undefined where nobody edits. */
const marksOf = (
  preview: OpenedPreview | undefined,
): ((block: MarkedBlock) => BlockMark) | undefined => {
  const edited = preview?.edited;
  return edited && ((block) => blockMark(edited, block));
};

/** Parts are drawn apart and stand in one document, so the ids of each begin with its name. */
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

const gap = <template data-gap />;
const gapHtml = renderToStaticMarkup(gap);

/** A part that is kept for many pages, with one gap for what each of them has of its own. */
export const renderAround = (
  place: DrawnPlace,
  part: string,
  draw: (gap: ReactNode) => ReactElement,
): HtmlAround => {
  const [before = '', after, ...others] = renderPart(place, part, draw(gap)).split(gapHtml);
  if (after === undefined || others.length > 0) throw new Error(`"${part}" has not just one gap.`);
  return { before, after };
};
