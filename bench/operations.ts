import { designerBasesAt } from '../core/domain/catalogue/designers.ts';
import { parseDesignerUrl } from '../core/domain/products/designer-url.ts';
import { handOffFromParameters } from '../core/domain/products/hand-off-from-parameters.ts';
import { defaultFrameChoice } from '../core/domain/catalogue/frame-choice.ts';
import { wallPictureUrl } from '../core/domain/products/wall-picture/chosen-wall-picture.ts';
import { parseFormat } from '../core/domain/format/parse-format.ts';
import { locales } from '../core/domain/locale/locales.ts';
import { formatMoney } from '../core/domain/money/format-money.ts';
import { marketTax } from '../core/domain/money/market-taxes.ts';
import { netOfGross } from '../core/domain/money/net-price.ts';
import { parsePriceRecord } from '../core/domain/money/price-record.ts';
import { linkContext } from '../core/domain/routing/link-context.ts';
import { classifyLink } from '../core/domain/routing/links.ts';
import { routeRequest } from '../core/domain/routing/route-request.ts';
import { canvasPages, hostOf } from './pages.ts';
import { rounded } from './statistics.ts';
import { printTable } from './table.ts';
import { embeddedSites } from '../server/embedded-addresses.ts';

const port = 3000;
const sites = embeddedSites(port);
const bases = designerBasesAt('');
const formats = ['600x400', '1200x800', '205x305', '0600x400', '60×40'];
const pages = canvasPages.map((page) => ({ host: hostOf(page, port), rawPath: page.path }));

const [site] = sites.sites;
const context =
  site === undefined
    ? undefined
    : linkContext(sites, site, { path: '/leinwanddruck', search: '?_campaign=1' });
const links = ['/poster?a=1', '#top', 'https://example.com/', 'javascript:alert(1)', 'wandbilder'];
const swissTax = marketTax('ch', 0);

const setting = {
  bases,
  channel: 'poster',
  now: 1_795_000_000_000,
} as const;
const handOffs = [
  { materialType: 'leinwand', formatType: '600x400', frameType: 'artbox', locale: 'de-DE' },
  { materialType: 'poster', formatType: '300x400', designId: '7', locale: 'fr-CH' },
  { calendarType: 'wandkalender', formatType: 'a3-hoch', designGroupId: '7', locale: 'nl-NL' },
  { photoboxType: 'small', photoboxFormat: '100x100', locale: 'en-US' },
];
const handOffUrls = handOffs.flatMap((parameters) => {
  const link = handOffFromParameters(parameters, setting);
  return link._tag === 'Right' ? [link.right.url] : [];
});

/** The operations of the core that every page does, on inputs that change from call to call. */
const operations: Readonly<Record<string, (turn: number) => unknown>> = {
  'parse a format': (turn) => parseFormat('cm', formats[turn % formats.length] ?? ''),
  'format money': (turn) => {
    const locale = locales[turn % locales.length] ?? 'de-DE';
    return formatMoney(locale, { minorUnits: turn % 10_000_000, currency: 'eur' });
  },
  'build a hand-off address': (turn) =>
    wallPictureUrl('/configurator-photo-frame', {
      materialType: 'leinwand',
      format: { width: 100 + (turn % 1000), height: 400, unit: 'cm' },
      frame: defaultFrameChoice('artbox'),
      locale: 'de-DE',
    }),
  'hand off any product': (turn) =>
    handOffFromParameters(handOffs[turn % handOffs.length] ?? {}, setting),
  'read a hand-off address back': (turn) =>
    parseDesignerUrl(bases, handOffUrls[turn % handOffUrls.length] ?? '', setting),
  'read a price record': (turn) =>
    parsePriceRecord('eur', {
      priceOriginal: `${turn % 1000}.50`,
      priceCurrent: turn % 1000,
    }),
  'take the tax out of a price': (turn) =>
    netOfGross(swissTax, { minorUnits: turn % 10_000_000, currency: 'chf' }),
  'classify a link': (turn) =>
    context === undefined ? undefined : classifyLink(context, links[turn % links.length] ?? ''),
  'route a request': (turn) => {
    const { host, rawPath } = pages[turn % pages.length] ?? { host: '', rawPath: '/' };
    return routeRequest(sites, { method: 'GET', host, rawPath, search: '' });
  },
};

const batch = 1000;

/** Calls a second, after as long a warm-up. */
const callsPerSecond = (operation: (turn: number) => unknown, milliseconds: number): number => {
  const run = (): number => {
    const begin = performance.now();
    let turn = 0;
    let kept: unknown;
    while (performance.now() - begin < milliseconds) {
      // What is kept can not be optimised away.
      for (const end = turn + batch; turn < end; turn += 1) kept = operation(turn);
    }
    if (kept === undefined) throw new Error('An operation answered nothing.');
    return (turn * 1000) / (performance.now() - begin);
  };
  run();
  return rounded(run(), -3);
};

/** How often a second the core does what every page needs. */
export const measureOperations = (milliseconds: number) => {
  const found = Object.entries(operations).map(
    ([name, operation]) => [name, callsPerSecond(operation, milliseconds)] as const,
  );
  printTable('Operations of the core', ['operation', 'calls/s'], found);
  return { callsPerSecond: Object.fromEntries(found) };
};
