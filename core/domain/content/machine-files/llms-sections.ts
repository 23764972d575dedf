import type { Chrome } from '../chrome.ts';
import type { ListedPage } from '../listed-page.ts';
import { homeSlug } from '../../routing/story-folders.ts';
import type { LlmsLink, LlmsSection } from './llms.ts';

export type AddressedPage = { readonly page: ListedPage; readonly url: string };

const linkOf = ({ page, url }: AddressedPage): LlmsLink => ({
  text: page.title,
  url,
  description: page.description,
});

const contentPath = ({ slug }: ListedPage): string => (slug === homeSlug ? '/' : `/${slug}`);

const pathOf = (url: string): string => url.replace(/[?#].*$/u, '').replace(/(?!^)\/$/u, '');

/**
 * The pages by the columns of the site's footer, all others under `others`. Each stands once; other
 * links are left out.
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
