import type { PageContent } from '../../core/domain/content/page-codec.ts';
import type { Page } from '../../core/domain/content/page.ts';

/** What a page says, with nothing beside its blocks. */
export const plainContent = (title: string, blocks: PageContent['blocks'] = []): PageContent => ({
  title,
  description: '',
  robots: 'index, follow',
  canonicalUrl: undefined,
  ogImages: [],
  additionalSameAsLinks: [],
  navigationType: undefined,
  breadcrumb: [],
  teaser: undefined,
  uspTeaser: undefined,
  product: undefined,
  sku: undefined,
  blocks,
});

/** A published page with nothing on it; its slug is its id and its title, too. */
export const plainPage = (slug: string): Page => ({
  ...plainContent(slug),
  id: slug,
  status: 'published',
  slug,
  alternates: {},
  blocks: [],
});
