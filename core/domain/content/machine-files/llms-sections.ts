/** The pages of a site as its editors sort them for readers: by the columns of its footer. */
import type { Chrome } from '../chrome.ts';
import type { ListedPage } from '../listed-page.ts';
import { homeSlug } from '../../routing/story-folders.ts';
import type { LlmsLink, LlmsSection } from './llms.ts';

/** A page with its absolute address. */
export type AddressedPage = { readonly page: ListedPage; readonly url: string };

const linkOf = ({ page, url }: AddressedPage): LlmsLink => ({
  text: page.title,
  url,
  description: page.description,
});

/** The path of a page as the content writes it in links. */
const contentPath = ({ slug }: ListedPage): string => (slug === homeSlug ? '/' : `/${slug}`);

const pathOf = (url: string): string => url.replace(/[?#].*$/u, '').replace(/(?!^)\/$/u, '');

/**
 * A section for each column of the footer with its pages in their order, and one for all other pages
 * under `others`. Every page stands once; links to anything else are left out.
 */
export const llmsSections = (
  { footer }: Chrome,
  pages: readonly AddressedPage[],
  others: string,
): readonly LlmsSection[] => {
  const byPath = new Map(pages.map((addressed) => [contentPath(addressed.page), addressed]));
  const take = (url: string): readonly LlmsLink[] => {
    const path = pathOf(url);
    const found = byPath.get(path);
    byPath.delete(path);
    return found === undefined ? [] : [linkOf(found)];
  };
  const columns = footer.map(({ headline, links }) => ({
    headline,
    links: links.flatMap(({ url }) => take(url)),
  }));
  return [...columns, { headline: others, links: [...byPath.values()].map(linkOf) }];
};
