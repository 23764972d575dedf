import type { HeroBlock } from '../../../core/domain/content/blocks/hero.ts';
import type { Page } from '../../../core/domain/content/page.ts';

/**
 * The first block of a body is a hero, and the page has neither teaser nor product at its head: its
 * headline is then the page's.
 */
export const headHero = ({
  teaser,
  calculator: configurator,
  blocks,
}: Page): HeroBlock | undefined => {
  const [first] = blocks.filter(({ kind }) => kind !== 'refused' && kind !== 'breadcrumb');
  return teaser === undefined && configurator === undefined && first?.kind === 'hero'
    ? first
    : undefined;
};

/** Otherwise the page shows it above its head. */
export const isBreadcrumbInBody = ({ blocks }: Pick<Page, 'blocks'>): boolean =>
  blocks.some(
    (block) =>
      block.kind === 'breadcrumb' ||
      (block.kind === 'ab' &&
        [block.on, block.off].every((side) => side.some(({ kind }) => kind === 'breadcrumb'))),
  );
