/**
 * `/dev/other-application`: stands in for the shop's applications that are not the storefront, such
 * as an account of its own. It asks for the initial data and wears header and footer of the site;
 * `?show=` breaks the data in each way that the catalogue has a code for.
 */
import { Hono } from 'hono';
import { html, raw } from 'hono/html';

import type { ErrorCode } from '../../core/domain/errors/error-codes.ts';
import type { HybridSlot } from '../../core/domain/content/hybrid.ts';
import type { HybridChrome, InitialData } from '../../core/domain/content/initial-data.ts';
import { localesOf } from '../../core/domain/locale/markets.ts';
import type { SiteConfiguration } from '../../core/domain/routing/sites.ts';
import { E, TE } from '../../core/fp.ts';
import type { InitialDataSource } from '../../core/ports/initial-data.ts';
import type { Log } from '../../core/ports/log.ts';
import { loadHybridChrome } from '../../core/usecases/show-content-parts.ts';
import { otherApplicationPath } from '../http/edge.ts';

type OtherApplicationSettings = {
  readonly sites: SiteConfiguration;
  readonly initialData: InitialDataSource;
  /** Of its documents: that of the storefront, whose scripts stand in them. */
  readonly policy: string;
  readonly log: Log;
};

/** The application's own, for what cannot be read. */
const own: HybridChrome = {
  layout: { header: '<header><a href="/">Passepartout</a></header>' },
  messages: {
    'error.application.title': 'This part of the shop is not open yet',
    'error.not-found.title': 'This page does not exist',
  },
};

const withData =
  (change: (data: InitialData) => InitialData) =>
  (source: InitialDataSource): InitialDataSource => ({
    load: (scope) => TE.map(change)(source.load(scope)),
  });

/** What is shown in place of the initial data as it came. */
const broken = {
  'hybrid-parse-error': withData((data) => ({ ...data, layout: '{' })),
  'empty-hybrid-layout': withData((data) => ({ ...data, layout: '{"header":" "}' })),
  'translator-parse-error': withData((data) => ({ ...data, messages: '[]' })),
  'hybrid-ssr-error': (): InitialDataSource => ({
    load: () => TE.left({ kind: 'initial-data-unavailable', reason: 'asked for' }),
  }),
} as const satisfies Partial<Record<ErrorCode, (source: InitialDataSource) => InitialDataSource>>;

const isBroken = (text: string): text is keyof typeof broken => Object.hasOwn(broken, text);

const links = [
  ['as it comes', otherApplicationPath],
  ...Object.keys(broken).map((code) => [code, `${otherApplicationPath}?show=${code}`]),
  ['cms-page-not-found', `${otherApplicationPath}/nowhere`],
] as const;

/** The page as an application to be mounted at the root. */
export const otherApplication = ({
  sites,
  initialData,
  policy,
  log,
}: OtherApplicationSettings): Hono => {
  const app = new Hono();
  app.get(`${otherApplicationPath}/*`, async (context) => {
    const host = context.req.header('host');
    const site = sites.sites.find((one) => one.host === host) ?? sites.defaultSite;
    const { channel, market } = site;
    const [locale] = localesOf(market);
    const show = context.req.query('show') ?? '';
    const source = isBroken(show) ? broken[show](initialData) : initialData;
    const loaded = await loadHybridChrome({ channel, locale }, own)({ initialData: source, log })();
    const { layout, messages } = E.toUnion(loaded);
    const slot = (name: HybridSlot) => raw(layout[name] ?? '');
    const isKnown = context.req.path === otherApplicationPath;
    if (!isKnown) log.report('cms-page-not-found', { path: context.req.path });
    const title = messages[isKnown ? 'error.application.title' : 'error.not-found.title'] ?? '';
    const page = html`<!doctype html>
      <html lang="${locale}" data-channel="${channel}">
        <head>
          <meta charset="utf-8" />
          ${slot('styles')}
          <title>${title}</title>
          <meta name="robots" content="noindex" />
        </head>
        <body>
          <div id="app">
            ${slot('header')}
            <main id="content">
              <div style="padding: var(--space-10) var(--space-page)">
                <h1>${title}</h1>
                <div lang="en">
                  <p>Another application of the shop wears what this site gives. Shown</p>
                  <ul>
                    ${links.map(([text, href]) => html`<li><a href="${href}">${text}</a></li>`)}
                  </ul>
                </div>
              </div>
            </main>
            ${slot('footer')}
          </div>
          ${slot('scripts')}
        </body>
      </html>`;
    return context.html(page, isKnown ? 200 : 404, {
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
    });
  });
  return app;
};
