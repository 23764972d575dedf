import type { Chrome } from '../../../../core/domain/content/chrome.ts';
import type { ContentLink } from '../../../../core/domain/content/page.ts';
import { navigationPages, navigationTypeOf } from './poster.ts';
import { linkTo, type SampleSite } from './site.ts';
import type { ServicePage } from './texts/texts.ts';

/** Links to service pages under their own names. */
const serviceLinks = (site: SampleSite, pages: readonly ServicePage[]): readonly ContentLink[] =>
  pages.map((page) => linkTo(site, page, site.texts.service[page].name));

const shopLinks = (site: SampleSite): Chrome['navigation'] =>
  site.channel === 'poster'
    ? navigationPages.map((page) => ({
        navigationType: navigationTypeOf(page),
        link: linkTo(site, page, site.texts.products[page].name),
      }))
    : [{ navigationType: 'home', link: linkTo(site, 'home', site.texts.frame.cards.name) }];

/** The navigation and footer of a site; the withdrawal link is in every footer, as law asks. */
export const chromeOf = (site: SampleSite): Chrome => {
  const { columns, promises } = site.texts.frame;
  const navigation = shopLinks(site);
  return {
    navigation,
    service: serviceLinks(site, ['shipping', 'contact']),
    footer: [
      { headline: columns.shop, links: navigation.map(({ link }) => link) },
      {
        headline: columns.service,
        links: serviceLinks(site, ['shipping', 'contact', 'guarantee', 'withdrawal']),
      },
      {
        headline: columns.legal,
        links: serviceLinks(site, ['imprint', 'terms', 'privacy', 'accessibility']),
      },
    ],
    promises: promises[site.channel],
  };
};
