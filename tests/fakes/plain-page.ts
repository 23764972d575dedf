import type { Page } from '../../core/domain/content/page.ts';

/** A published page with nothing on it; its slug is its id and its title, too. */
export const plainPage = (slug: string): Page => ({
  id: slug,
  status: 'published',
  slug,
  title: slug,
  description: '',
  robots: 'index',
  canonicalUrl: undefined,
  alternates: {},
  ogImages: [],
  additionalSameAsLinks: [],
  navigationType: undefined,
  breadcrumb: [],
  teaser: undefined,
  uspTeaser: undefined,
  calculator: undefined,
  sku: undefined,
  blocks: [],
});
