/** robots.txt, sitemaps, llms.txt and the web manifest. */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import { createAnswerCache } from '../../adapters/shared/answer-cache.ts';
import type { Sleep } from '../../adapters/shared/sleep.ts';
import type { Within } from '../../adapters/shared/within.ts';
import { defaultLocaleOf, localeInMarket } from '../../core/domain/locale/locale.ts';
import { localeTable, type Locale } from '../../core/domain/locale/locales.ts';
import { languagePrefixOf } from '../../core/domain/routing/language-prefix.ts';
import type { ListedPage } from '../../core/domain/content/listed-page.ts';
import {
  readMachineFile,
  type MachineFile,
} from '../../core/domain/content/machine-files/machine-files.ts';
import { printRobots } from '../../core/domain/content/machine-files/robots.ts';
import { sitemapEntries } from '../../core/domain/content/machine-files/sitemap-entries.ts';
import { sitemapFile } from '../../core/domain/content/machine-files/sitemap-files.ts';
import { printSitemaps } from '../../core/domain/content/machine-files/sitemap.ts';
import { siteUrl, type Site, type SiteConfiguration } from '../../core/domain/routing/sites.ts';
import { E, pipe, TE } from '../../core/fp.ts';
import type { Clock } from '../../core/ports/clock.ts';
import type { ContentError, HasContent } from '../../core/ports/content.ts';
import type { Log } from '../../core/ports/log.ts';
import type { HasSitePages } from '../../core/ports/site-pages.ts';
import { listDesignPages, type HasDesigns } from '../../core/usecases/list-design-pages.ts';
import { listedBelow } from '../../core/usecases/overview-pages.ts';
import { describeSite, listSitePages } from '../../core/usecases/list-site-pages.ts';
import { siteLlms, siteManifest } from '../../ui/web/machine-files/site-texts.ts';
import { memoizeByIdentity } from '../../ui/memoize-by-identity.ts';
import { acceptsEncoding } from '../http/accept.ts';
import { namesTag } from '../http/entity-tag.ts';
import type { AskedAddress } from '../http/asked-address.ts';
import { leaving } from '../http/leaving.ts';
import { sendPlain, textAnswer } from '../http/plain-answer.ts';
import { withinBudget } from './page-budget.ts';

type MachineFilesSettings = {
  readonly sites: SiteConfiguration;
  /** Of one answer, which end with its signal. */
  readonly ports: Within<HasSitePages & HasContent & HasDesigns>;
  readonly log: Log;
  readonly clock: Clock;
  readonly sleep: Sleep;
  /** For all that an answer asks of others. */
  readonly pageMilliseconds: number;
  /** Drafts, which no robot may read. */
  readonly isPreview: boolean;
};

/** Undefined where a request asks for something else. */
type MachineFiles = (
  request: IncomingMessage,
  response: ServerResponse,
  address: AskedAddress,
) => Promise<void> | undefined;

const contentTypes = {
  robots: 'text/plain; charset=utf-8',
  // Markdown that people read as it is: browsers save other types.
  llms: 'text/plain; charset=utf-8',
  manifest: 'application/manifest+json',
  sitemap: 'application/xml; charset=utf-8',
  'sitemap-part': 'application/xml; charset=utf-8',
} as const satisfies Readonly<Record<MachineFile['kind'], string>>;

/** A robot asks again after an hour; a cache may answer for a day while it asks. */
const cacheControl = 'public, max-age=3600, stale-while-revalidate=86400';

/** Where the content service has not answered. */
const retrySeconds = 120;

/** Of finished files, which are made anew as soon as their text is another. */
const keptBytes = 50_000_000;
const keptSeconds = 86_400;

type Finished = { readonly text: string; readonly tag: string; readonly gzip: Buffer };

/** Undefined where no file has that name. */
type Made = TE.TaskEither<ContentError, string | undefined>;

const compress = promisify(gzip);

/** Other designs are another sitemap. */
const keyOf = ({ host }: Site, locale: Locale, designs: readonly ListedPage[]): string =>
  [host, locale, ...designs.map(({ title, lastModified }) => `${title} ${lastModified}`)].join(' ');

const finish = async (text: string): Promise<Finished> => ({
  text,
  tag: `"${createHash('sha256').update(text).digest('base64url')}"`,
  gzip: await compress(text),
});

/** Creates the handler. */
export const createMachineFiles = (settings: MachineFilesSettings): MachineFiles => {
  const { sites, ports, log, clock, sleep, pageMilliseconds, isPreview } = settings;
  const sitemaps = memoizeByIdentity<readonly [string, ...string[]]>();
  const finished = createAnswerCache<Finished>({
    clock,
    seconds: keptSeconds,
    bounds: { bytes: keptBytes, sizeOf: ({ text, gzip: packed }) => text.length + packed.length },
  });

  const sitemap = (
    site: Site,
    file: Extract<MachineFile, { readonly kind: 'sitemap' | 'sitemap-part' }>,
    signal: AbortSignal,
  ): Made =>
    pipe(
      listSitePages(site)(ports(signal)),
      TE.flatMap(
        TE.traverseArray(({ locale, pages }) =>
          pipe(
            listDesignPages({ channel: site.channel, locale }, pages)({ ...ports(signal), log }),
            TE.map((designs) => ({
              language: localeTable[locale].language,
              files: sitemaps([pages, keyOf(site, locale, designs)], () =>
                printSitemaps(
                  sitemapEntries(sites, site, locale, [
                    ...pages.flatMap((page) => [page, ...listedBelow(locale, page)]),
                    ...designs,
                  ]),
                ),
              ),
            })),
          ),
        ),
      ),
      TE.map((parts) => sitemapFile(sites, site, parts, file)),
    );

  const llms = (
    site: Site,
    { language }: Extract<MachineFile, { readonly kind: 'llms' }>,
    signal: AbortSignal,
  ): Made => {
    const { channel, market } = site;
    const locale =
      language === undefined ? defaultLocaleOf(market) : localeInMarket(market, language);
    // The site's own language has no prefix: its text lies at the root alone.
    if (locale === undefined || languagePrefixOf(locale) !== language) return TE.right(undefined);
    return pipe(
      describeSite({ channel, locale })(ports(signal)),
      TE.map((overview) => siteLlms(sites, site, locale, overview)),
    );
  };

  const make = (site: Site, file: MachineFile, signal: AbortSignal): Made => {
    switch (file.kind) {
      case 'robots':
        return TE.right(printRobots(sites, site, isPreview));
      case 'manifest':
        return TE.right(siteManifest(sites, site));
      case 'llms':
        return llms(site, file, signal);
      case 'sitemap':
      case 'sitemap-part':
        return sitemap(site, file, signal);
    }
  };

  const finishedOf = async (key: string, text: string): Promise<Finished> => {
    const known = finished.find(key)?.answer;
    if (known?.text === text) return known;
    const made = await finish(text);
    finished.keep(key, made);
    return made;
  };

  const send = (
    request: IncomingMessage,
    response: ServerResponse,
    { kind }: MachineFile,
    { text, tag, gzip: packed }: Finished,
  ): void => {
    const common = { etag: tag, 'cache-control': cacheControl, vary: 'accept-encoding' };
    if (namesTag(request.headers['if-none-match'], tag)) {
      response.writeHead(304, common).end();
      return;
    }
    const isGzip = acceptsEncoding(request.headers['accept-encoding'], 'gzip');
    const bytes = isGzip ? packed : Buffer.from(text);
    response.writeHead(200, {
      ...common,
      'content-type': contentTypes[kind],
      'content-length': bytes.length,
      ...(isGzip && { 'content-encoding': 'gzip' }),
    });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  };

  const answer = async (
    request: IncomingMessage,
    response: ServerResponse,
    { path, reading: { host } }: AskedAddress,
    file: MachineFile,
  ): Promise<void> => {
    const refuse = (status: number, text: string, headers = {}): void =>
      sendPlain(request, response, textAnswer(status, text, headers));
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return refuse(405, 'Method Not Allowed', { allow: 'GET, HEAD' });
    if (host.kind === 'misdirected') return refuse(421, 'Misdirected Request');
    const { site } = host;
    if (host.kind === 'redirect')
      return refuse(301, 'Moved Permanently', {
        location: siteUrl(sites, site, `/${path.slice(1)}`),
      });
    const left = leaving(response);
    const made = await withinBudget({ milliseconds: pageMilliseconds, sleep }, left, (signal) =>
      make(site, file, signal)(),
    );
    if (left.aborted) return undefined;
    if (E.isLeft(made)) {
      const { kind } = made.left;
      log.report('content-unavailable', { part: file.kind, reason: kind });
      return refuse(503, 'Service Unavailable', { 'retry-after': String(retrySeconds) });
    }
    if (made.right === undefined) return refuse(404, 'Not Found');
    return send(request, response, file, await finishedOf(`${site.host}${path}`, made.right));
  };

  return (request, response, address) => {
    const file = readMachineFile(address.path);
    return file && answer(request, response, address, file);
  };
};
