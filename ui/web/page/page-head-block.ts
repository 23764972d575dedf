import type { HeroBlock } from '../../../core/domain/content/blocks/hero.ts';
import type { Page } from '../../../core/domain/content/page.ts';

/**
 * The hero that heads a page: the first block of a body, where the page has neither a teaser nor a
 * product at its head. Its headline is then the page's.
 */
export const headHero = ({ teaser, product, blocks }: Page): HeroBlock | undefined => {
  const [first] = blocks.filter(({ kind }) => kind !== 'refused' && kind !== 'breadcrumb');
  return teaser === undefined && product === undefined && first?.kind === 'hero'
    ? first
    : undefined;
};

/** Whether a block of the body shows the breadcrumb, so that the page's top does not. */
export const isBreadcrumbInBody = ({ blocks }: Pick<Page, 'blocks'>): boolean =>
  blocks.some(
    (block) =>
      block.kind === 'breadcrumb' ||
      (block.kind === 'ab' &&
        [block.on, block.off].every((side) => side.some(({ kind }) => kind === 'breadcrumb'))),
  );
