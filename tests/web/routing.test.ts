/** Addresses on the real server: what redirects where, and what is refused (decisions, "Sites"). */
import { describe, expect, inject, test } from 'vitest';

import { parseHtml, type HtmlElement } from '../../scripts/crawl/html-tree.ts';
import { ask, locationOf } from './ask.ts';
import { withBrowser, visit, address } from './browser.ts';

const openPage = withBrowser();
const at = (host: string, path: string): string => `http://${host}:${inject('port')}${path}`;

describe('redirects', () => {
  test.each([
    [301, 'de.localhost', '/leinwanddruck', 'localhost', '/leinwanddruck'],
    [301, 'kartenliebe.de.localhost', '/', 'kartenliebe.localhost', '/'],
    [301, 'CH.LocalHost', '/leinwanddruck', 'ch.localhost', '/leinwanddruck'],
    [301, 'ch.localhost.', '/leinwanddruck', 'ch.localhost', '/leinwanddruck'],
    [301, 'www.ch.localhost', '/leinwanddruck', 'ch.localhost', '/leinwanddruck'],
    [301, 'localhost', '/de/leinwanddruck', 'localhost', '/leinwanddruck'],
    [301, 'ch.localhost', '/FR/impression-sur-toile', 'ch.localhost', '/fr/impression-sur-toile'],
    [302, 'localhost', '/fr/leinwanddruck', 'fr.localhost', '/impression-sur-toile'],
    [302, 'localhost', '/en/canvas-prints', 'gb.localhost', '/canvas-prints'],
    [301, 'localhost', '/canvas-prints', 'localhost', '/leinwanddruck'],
    [301, 'be.localhost', '/fr/afdruk-op-canvas', 'be.localhost', '/fr/impression-sur-toile'],
    [301, 'localhost', '/leinwanddruck/', 'localhost', '/leinwanddruck'],
    [301, 'kartenliebe.localhost', '/impressum', 'kartenliebe.localhost', '/impressum/'],
    [301, 'localhost', '/d/de/themes/9', 'localhost', '/d/themes/9'],
    [301, 'localhost', '/leinwand', 'localhost', '/leinwanddruck'],
  ])('%i from %s%s to %s%s', async (status, host, path, toHost, toPath) => {
    const answer = await ask(host, path);
    expect(answer.status).toBe(status);
    expect(locationOf(host.toLowerCase(), answer)).toBe(at(toHost, toPath));
  });

  test('are computed together, query and all', async () => {
    const answer = await ask('WWW.DE.localhost', '/DE/canvas-prints/?a=1&b=%20x');
    expect(answer.status).toBe(301);
    expect(locationOf('localhost', answer)).toBe(at('localhost', '/leinwanddruck?a=1&b=%20x'));
  });

  test('never go over more than two hops, and end at a page', async () => {
    const starts = [
      ['www.de.localhost', '/FR/canvas-prints/'],
      ['at.localhost', '/it/impresion-sobre-lienzo/'],
    ] as const;
    for (const [host, path] of starts) {
      let where = at(host, path);
      let answer = await ask(host, path);
      for (let hops = 0; answer.status >= 300 && answer.status < 400; hops += 1) {
        expect(hops).toBeLessThan(2);
        where = locationOf(host, answer);
        const { hostname, pathname, search } = new URL(where);
        answer = await ask(hostname, `${pathname}${search}`);
      }
      expect(`${where} ${answer.status}`).toBe(`${where} 200`);
    }
  });

  test('of old picture addresses lead to the media service, which has them', async () => {
    const answer = await ask('localhost', '/old/img/leadimage/mountains-1/motif.jpg');
    expect(answer.status).toBe(302);
    const { pathname } = new URL(locationOf('localhost', answer));
    const picture = await ask('localhost', pathname);
    expect(picture.status).toBe(200);
    expect(picture.headers['content-type']).toMatch(/^image\//u);
  });
});

describe('an address without a page', () => {
  test.each([
    ['/gibt-es-nicht', 'Page Not Found: /gibt-es-nicht'],
    ['/%3Cimg%20src=x%20onerror=alert(1)%3E', 'Page Not Found: /<img src=x onerror=alert(1)>'],
    ['/xx/leinwanddruck', 'Page Not Found: /xx/leinwanddruck'],
    ['/gibt-es-nicht?geheim=1', 'Page Not Found: /gibt-es-nicht'],
    ['/themes/', 'Page Not Found: /themes'],
  ])('(%s) is 404 and says so', async (path, text) => {
    const answer = await ask('localhost', path);
    expect(answer.status).toBe(404);
    const { elements } = parseHtml(answer.text);
    const one = (matches: (element: HtmlElement) => boolean) => elements.find(matches);
    const main = one(({ tag }) => tag === 'main')?.text();
    expect(main).toContain(text);
    expect(main).not.toContain('geheim');
    expect(one(({ tag }) => tag === 'html')?.attributes.get('lang')).toBe('de-DE');
    const robots = one(({ attributes }) => attributes.get('name') === 'robots');
    expect(robots?.attributes.get('content')).toBe('noindex');
    const start = one((element) => element.tag === 'a' && element.text() === 'Zur Startseite');
    expect(start?.attributes.get('href')).toBe('/');
  });

  test('shows its details, and no stack, in debug mode', async () => {
    const page = await openPage();
    await visit(page, address('localhost', '/gibt-es-nicht?_debug=1'), 404);
    const main = await page.locator('main').innerText();
    expect(main).toContain('storyblok-page-not-found');
    expect(main).not.toMatch(/\bat .+:\d+:\d+/u);
    await visit(page, address('localhost', '/gibt-es-nicht'), 404);
    expect(await page.locator('main').innerText()).not.toContain('storyblok-page-not-found');
  });

  test('includes what is in the content service but is not a page', async () => {
    expect((await ask('localhost', '/global/chrome')).status).toBe(404);
    expect((await ask('localhost', '/global/usp')).status).toBe(404);
  });
});

/** Malformed and unusual addresses, with the statuses that are allowed. */
const nasty: readonly (readonly [path: string, ...allowed: number[]])[] = [
  ['/%E0%A4%A', 400],
  ['/%', 400],
  ['/%zz', 400],
  ['//evil.example', 404],
  ['//evil.example/%2f..', 404],
  ['/..', 404],
  ['/../../etc/passwd', 404],
  ['/%2e%2e/%2e%2e/etc/passwd', 404],
  ['/..%2f..%2fetc%2fpasswd', 404],
  ['/%00', 404],
  ['/a%0d%0aset-cookie:x=1', 404],
  ['/a\\b', 404],
  ['/leinwanddruck%5c', 404],
  [`/${'a'.repeat(201)}`, 404],
  [`/${'a/'.repeat(1500)}`, 404],
  ['/index.php', 404],
  ['/.env', 404],
  ['/.git/config', 404],
  ['/assets/', 404],
  ['/assets/../server/index.js', 404],
  ['/assets/%2e%2e/server/index.js', 404],
  ['/media/motif@1/auto/leadimage/../../../etc/passwd', 400, 404],
  ['/media/motif@9/auto/leadimage/mountains-1/motif.jpg', 400, 404],
  ['/media/huge@1/auto/leadimage/mountains-1/motif.jpg', 400, 404],
  ['/media/', 400, 404],
  ['/web-api/', 404],
  ['/web-api/nix', 404],
  ['/services/', 404],
  ['/services/content/v2/cdn/stories/../../x', 400, 401, 404],
  ['/reports/csp', 404, 405],
  ['/__proto__', 404],
  ['/constructor', 404],
  ['/leinwanddruck?materialType=__proto__&formatType=constructor', 200],
  ['/leinwanddruck?dialog=__proto__', 200],
  ['/leinwanddruck?dialog=calculator-own-format&width=1e400&height=-1', 200],
  [`/leinwanddruck?x=${'y'.repeat(5000)}`, 200],
  ['/leinwanddruck?%', 200],
  ['/leinwanddruck?feature=a&feature=b&treatment=%E0', 200],
  ['/leinwanddruck.data?_routes=nix', 200, 404],
  ['/nix.data', 200, 404],
  ['/_.data', 404],
  ['/_root.data', 404],
  ['/_payload.json?formatType=&&', 200],
  ['/nix/_payload.json', 404],
  ['/%/_payload.json', 400],
  ['//_payload.json', 404],
  ['/.data', 200, 404],
  ['/configurator-photo-frame?locale=de-DE&materialType=%00', 400],
  ['/themes/%20', 404],
];

describe('malformed and unusual addresses', () => {
  test.each(nasty.map(([path, ...allowed]) => ({ path, allowed })))(
    '$path',
    async ({ path, allowed }) => {
      const { status, text, headers } = await ask('localhost', path);
      expect(allowed).toContain(status);
      expect(text).not.toMatch(/node_modules|\bat \S+ \(|root:x:/u);
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
    },
  );

  test.each(['', 'a b', 'localhost:99999999', '[::1]', '..', 'evil.example'])(
    'host "%s" is answered by the default site',
    async (host) => {
      const { status, text } = await ask('localhost', '/leinwanddruck', { headers: { host } });
      expect([200, 400]).toContain(status);
      expect(text).not.toContain('evil.example');
    },
  );
});

describe('methods', () => {
  test('HEAD answers as GET does, without a body', async () => {
    const head = await ask('localhost', '/leinwanddruck', { method: 'HEAD' });
    const whole = await ask('localhost', '/leinwanddruck');
    expect(head.status).toBe(200);
    expect(head.body.length).toBe(0);
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
    expect((await ask('localhost', '/nix', { method: 'HEAD' })).status).toBe(404);
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    '%s is refused by pages',
    async (method) => {
      for (const path of ['/leinwanddruck', '/configurator-photo-frame?locale=de-DE']) {
        const answer = await ask('localhost', path, { method });
        expect(answer.status).toBe(405);
        expect(answer.headers.allow).toBe('GET, HEAD');
      }
    },
  );
});
