import type { Page } from '../../../core/domain/content/page.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import { printQuery } from '../../../core/domain/query/query.ts';
import { productPageSegment } from '../../../core/domain/routing/product-pages.ts';
import { resolveLink, type ContentLinks } from '../shell/resolve-link.ts';

/** Where a photo goes that is chosen at the head of a page. */
export type PhotoStart = {
  /** The query for the designer, without scripts. */
  readonly handOff: string;
  /** The product that shows it. */
  readonly href: string;
};

/** The id of its island. */
export const photoStartId = 'photo-start';

/** Undefined on a page that does not ask for one. */
export const photoStartOf = (
  links: ContentLinks,
  { teaser, product }: Pick<Page, 'teaser' | 'product'>,
  locale: Locale,
): PhotoStart | undefined => {
  const materialType = product === undefined ? teaser?.photoOn : undefined;
  const link = materialType && resolveLink(links, `/${productPageSegment(materialType, locale)}`);
  return link && { handOff: printQuery({ materialType, locale }), href: link.href };
};
