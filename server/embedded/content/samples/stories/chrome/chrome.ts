/** What stands around the pages of a site beside its navigation: its footer and its promises. */
import type { Campaign } from '../../../../../../core/domain/campaign/campaign.ts';
import type { Chrome } from '../../../../../../core/domain/content/chrome.ts';
import type { ContentLink } from '../../../../../../core/domain/navigation/content-link.ts';
import { zonedInstant } from '../../../../../../core/domain/time/zoned-time.ts';
import type { Channel } from '../../../../../../core/domain/locale/channel.ts';
import { localeTable, marketTable } from '../../../../../../core/domain/locale/locales.ts';
import { christmasDays } from '../christmas.ts';
import type { PageKey } from '../registry.ts';
import { linkTo, pathOf, type Site } from '../site.ts';
import { textsByLocale } from '../texts-in.ts';
import { texts as de } from './de.ts';
import { texts as en } from './en.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as nl } from './nl.ts';

/** What is written for the chrome. */
export type ChromeTexts = {
  /** The headlines of the footer's columns. */
  readonly columns: Readonly<Record<'shop' | 'service' | 'legal', string>>;
  /** The campaign before Christmas; its last day follows. */
  readonly christmas: string;
  /** A phone shows the first alone. */
  readonly promises: Readonly<Record<Channel, readonly [string, ...string[]]>>;
};

const textsOf = textsByLocale<ChromeTexts>({ de, en, es, fr, it, nl });

/**
 * Every page that says how the navigation knows it, in the order of the registry; products that are
 * no items of the main bar are found on the pages of their groups.
 */
const shopLinks = (site: Site): readonly ContentLink[] =>
  [...site.pages].flatMap(([key, { navigationType, isProduct }]) =>
    navigationType === undefined || (isProduct && navigationType !== key)
      ? []
      : [linkTo(site, key)],
  );

const christmasCampaign = (site: Site, title: string): Campaign => {
  const { timeZone } = marketTable[localeTable[site.locale].market];
  const { first, afterLast } = christmasDays;
  return {
    id: title,
    title,
    url: `${pathOf(site, 'gifts')}#last-orders`,
    startsAt: zonedInstant(timeZone, first, 0),
    endsAt: zonedInstant(timeZone, afterLast, 0),
  };
};

/** The footer of a site; the withdrawal link is in every footer, as law asks. */
export const chromeOf = (site: Site): Chrome => {
  const { columns, christmas, promises } = textsOf(site.locale);
  const links = (...keys: readonly PageKey[]) => keys.map((key) => linkTo(site, key));
  return {
    // Cards are still to come: the channel that sells them announces nothing.
    campaigns: site.channel === 'poster' ? [christmasCampaign(site, christmas)] : [],
    footer: [
      { headline: columns.shop, links: shopLinks(site) },
      {
        headline: columns.service,
        links: links(
          'help',
          'shipping',
          'contact',
          'guarantee',
          'gift-voucher',
          'withdrawal',
          'business-customers',
          'magazine',
        ),
      },
      {
        headline: columns.legal,
        links: links('about', 'imprint', 'terms', 'privacy', 'accessibility'),
      },
    ],
    promises: promises[site.channel],
  };
};
