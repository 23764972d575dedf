import { designerBasesAt } from '../core/domain/catalogue/designers.ts';
import { channels, type Channel } from '../core/domain/locale/channel.ts';
import { markets, type Market } from '../core/domain/locale/locales.ts';
import {
  usualTrailingSlash,
  type Site,
  type SiteConfiguration,
} from '../core/domain/routing/sites.ts';

/** Where the designers are without a variable: under the page's own host. */
export const embeddedDesignerBases = designerBasesAt('');

/** The market whose embedded host name needs no suffix. */
const embeddedHomeMarket: Market = 'de';

const embeddedHostName = (channel: Channel, suffix: Market | undefined): string =>
  [channel === 'poster' ? undefined : channel, suffix, 'localhost']
    .filter((label) => label !== undefined)
    .join('.');

const withPort = (name: string, port: number): string => (port === 80 ? name : `${name}:${port}`);

const embeddedSite = (port: number, channel: Channel, market: Market): Site => ({
  channel,
  market,
  host: withPort(
    embeddedHostName(channel, market === embeddedHomeMarket ? undefined : market),
    port,
  ),
});

/**
 * The sites of a shop that runs on one machine: `localhost` is poster in Germany, `ch.localhost`
 * and `kartenliebe.fr.localhost` are what they say; `de.localhost` redirects to the short form.
 */
export const embeddedSites = (port: number): SiteConfiguration => ({
  protocol: 'http',
  sites: channels.flatMap((channel) =>
    markets.map((market) => embeddedSite(port, channel, market)),
  ),
  aliases: channels.map((channel) => ({
    host: withPort(embeddedHostName(channel, embeddedHomeMarket), port),
    site: embeddedSite(port, channel, embeddedHomeMarket),
  })),
  defaultSite: embeddedSite(port, 'poster', embeddedHomeMarket),
  unknownHost: 'default-site',
  trailingSlash: usualTrailingSlash,
});
