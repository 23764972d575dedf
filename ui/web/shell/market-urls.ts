import { isLocale } from '../../../core/domain/locale/locale.ts';
import type { LocalizedUrl } from '../../../core/domain/routing/localized-urls.ts';

/**
 * Read from the market switcher of the page, so that a browser needs no list of the shop's hosts.
 */
export const marketUrls = (root: ParentNode): readonly LocalizedUrl[] =>
  [...root.querySelectorAll<HTMLAnchorElement>('[data-markets] a[hreflang]')].flatMap(
    ({ hreflang, href, dataset }) =>
      isLocale(hreflang)
        ? [{ locale: hreflang, url: href, isSamePage: dataset['leadsTo'] === 'page' }]
        : [],
  );
