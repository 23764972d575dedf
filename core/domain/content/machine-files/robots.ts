/** Paths that robots leave alone (RFC 9309). */
import { localeTable, type Locale } from '../../locale/locales.ts';
import { localesOf } from '../../locale/markets.ts';
import { prefixedSegments } from '../../routing/page-routes.ts';
import { printSegments } from '../../routing/paths.ts';
import {
  configuratorBeginning,
  reservedSegments,
  type ReservedKind,
} from '../../routing/reserved-segments.ts';
import { siteUrl, type Site, type SiteConfiguration } from '../../routing/sites.ts';
import {
  answererOf,
  specialPrefixKinds,
  specialWords,
  type SpecialPrefix,
} from '../../routing/special-prefixes.ts';
import { configurationPath, payloadPath } from '../../routing/payload-path.ts';
import { machineFilePaths } from './machine-files.ts';

/** People look for the software that they install. */
const publicApplications: ReadonlySet<SpecialPrefix> = new Set(['photobookSoftware']);

const unread: ReadonlySet<ReservedKind> = new Set(['api', 'service']);

/** Paths with forms or a shopper's own things, and nothing to keep. */
const privateKinds = specialPrefixKinds.filter(
  (kind) => answererOf(kind) !== 'storefront' && !publicApplications.has(kind),
);

/** A path and all below it; never one that only shares its beginning. */
const exactly = (path: string): readonly string[] => [`${path}$`, `${path}/`, `${path}?`];

const applicationsIn = (locale: Locale): readonly string[] => {
  const pathOf = (word: string): string =>
    printSegments(prefixedSegments(locale, 'web', [word]), false);
  const words = privateKinds
    .flatMap((kind) => [...specialWords(kind, localeTable[locale].language)])
    .filter((word) => !word.startsWith(configuratorBeginning));
  return [pathOf(configuratorBeginning), ...words.flatMap((word) => exactly(pathOf(word)))];
};

const kindsOfSegments: readonly (readonly [string, ReservedKind])[] =
  Object.entries(reservedSegments);

/**
 * APIs, designers, account, order and checkout in each language, and data of pages. Pages with
 * their own robots text are not among them: a robot has to read it.
 */
const disallowedPaths = ({ market }: Pick<Site, 'market'>): readonly string[] => [
  ...kindsOfSegments.flatMap(([segment, kind]) => (unread.has(kind) ? [`/${segment}/`] : [])),
  `/*${payloadPath('/').slice(1)}$`,
  `/*${configurationPath('/').slice(1)}`,
  ...localesOf(market).flatMap(applicationsIn),
];

/** `/robots.txt`. A shop that shows drafts (`isPreview`) is closed to all robots. */
export const printRobots = (config: SiteConfiguration, site: Site, isPreview: boolean): string => {
  const lines = isPreview
    ? ['User-agent: *', 'Disallow: /']
    : [
        'User-agent: *',
        ...disallowedPaths(site).map((path) => `Disallow: ${path}`),
        '',
        `Sitemap: ${siteUrl(config, site, machineFilePaths.sitemap)}`,
      ];
  return `${lines.join('\n')}\n`;
};
