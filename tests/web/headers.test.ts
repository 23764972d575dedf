/** What every answer carries: security headers, caching, compression. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';

import { ask } from './ask.ts';
import { canvasPages } from './canvas-pages.ts';

/** The scripts of a page: their attributes and what stands in them. */
const scriptsOf = (html: string) =>
  [...html.matchAll(/<script\b(?<attributes>[^>]*)>(?<text>.*?)<\/script>/gsu)].map(
    ({ groups = {} }) => ({ attributes: groups['attributes'] ?? '', text: groups['text'] ?? '' }),
  );

const isData = ({ attributes }: { readonly attributes: string }): boolean =>
  attributes.includes('type="application/');

describe.each(canvasPages)('the page in $locale', ({ host, path }) => {
  test('enforces a policy that knows its two inline scripts by their hashes', async () => {
    const { headers, text } = await ask(host, path);
    const policy = String(headers['content-security-policy']);
    expect(headers['content-security-policy-report-only']).toBeUndefined();
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    const executed = scriptsOf(text).filter((script) => !isData(script));
    expect(executed.map(({ attributes }) => attributes)).toEqual(['', '']);
    const hashes = executed.map(
      (script) => `'sha256-${createHash('sha256').update(script.text).digest('base64')}'`,
    );
    expect(/script-src (?<sources>[^;]*)/u.exec(policy)?.groups?.['sources']).toBe(
      `'self' ${hashes.join(' ')}`,
    );
  });

  test('carries its data as JSON that nothing executes', async () => {
    const { text } = await ask(host, path);
    const data = scriptsOf(text).filter(isData);
    for (const { attributes } of data)
      expect(attributes).toMatch(/type="application\/(?:ld\+)?json"/u);
    const page = data.find(({ attributes }) => attributes.includes('id="page-data"'));
    expect(page?.text).not.toContain('<');
    expect(JSON.parse(page?.text ?? '')).toMatchObject({ path, page: { kind: 'page' } });
  });

  test('is the same for every visitor, byte for byte', async () => {
    const one = await ask(host, path);
    const other = await ask(host, path, {
      headers: {
        cookie: 'passepartout-user=someone; net=1',
        'user-agent': 'Mozilla/5.0 (iPhone)',
        'accept-language': 'ja',
      },
    });
    expect(other.body.equals(one.body)).toBe(true);
    const { date: _one, ...headers } = one.headers;
    const { date: _other, ...otherHeaders } = other.headers;
    expect(otherHeaders).toEqual(headers);
    expect(headers['set-cookie']).toBeUndefined();
  });

  test('may be kept by a shared cache, not by the browser, and is never sniffed', async () => {
    const { headers } = await ask(host, path);
    expect(headers['cache-control']).toMatch(
      /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/u,
    );
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['referrer-policy']).toBeDefined();
    expect(String(headers.vary)).toMatch(/accept-encoding/iu);
  });

  test.each([
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)(
    'for who accepts %s decodes from %s to the same page',
    async (accepted, sent, unpack) => {
      const plain = await ask(host, path);
      const packed = await ask(host, path, { headers: { 'accept-encoding': accepted } });
      expect(packed.headers['content-encoding']).toBe(sent);
      expect(Number(packed.headers['content-length'])).toBe(packed.body.length);
      expect(unpack(packed.body).equals(plain.body)).toBe(true);
      expect(packed.body.length).toBeLessThan(plain.body.length / 3);
    },
  );
});

describe('other answers', () => {
  test('all documents have the same policy', async () => {
    const [page, error, other] = await Promise.all([
      ask('localhost', '/leinwanddruck'),
      ask('localhost', '/gibt-es-nicht'),
      ask('kartenliebe.localhost', '/'),
    ]);
    const policy = page.headers['content-security-policy'];
    expect(error.headers['content-security-policy']).toBe(policy);
    expect(other.headers['content-security-policy']).toBe(policy);
  });

  test('an error page is kept nowhere', async () => {
    const { headers } = await ask('localhost', '/gibt-es-nicht');
    expect(headers['cache-control']).toBe('no-store');
  });

  test('a payload is the same for every visitor, and kept as its page is', async () => {
    const [one, other, page] = await Promise.all([
      ask('localhost', '/leinwanddruck/_payload.json'),
      ask('localhost', '/leinwanddruck/_payload.json', { headers: { cookie: 'net=1' } }),
      ask('localhost', '/leinwanddruck'),
    ]);
    expect(other.body.equals(one.body)).toBe(true);
    expect(one.headers['content-type']).toBe('application/json');
    expect(one.headers['cache-control']).toBe(page.headers['cache-control']);
  });

  test('built files never change, and come compressed', async () => {
    const { text } = await ask('localhost', '/leinwanddruck');
    // What makes net prices is named in the first script, and others do not load it.
    const loaded = text.slice(text.indexOf('</script>'));
    const named = [...new Set(loaded.match(/\/assets\/[\w.-]+\.(?:js|css)/gu))];
    // The entry, what the product needs when the page is touched, and the texts of both.
    const kinds = named.map((path) => path.replace(/.*\./u, '')).sort();
    expect(kinds).toEqual(['css', 'js', 'js', 'js', 'js', 'js', 'js', 'js', 'js']);
    const entry = await ask('localhost', named.find((path) => path.endsWith('.js')) ?? '');
    const imported = [...new Set(entry.text.match(/(?<=\.\/)[\w.-]+-[\w-]{8}\.js/gu))];
    expect(imported.length).toBeGreaterThan(1);
    const paths = [...named, ...imported.map((name) => `/assets/${name}`)];
    const answers = await Promise.all(
      paths.map(async (path) => ({
        packed: await ask('localhost', path, { headers: { 'accept-encoding': 'gzip, br' } }),
        plain: await ask('localhost', path),
      })),
    );
    for (const { packed, plain } of answers) {
      expect(packed.status).toBe(200);
      expect(packed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(packed.headers['x-content-type-options']).toBe('nosniff');
      expect(plain.headers['content-encoding']).toBeUndefined();
      // The smallest ones would grow: they come as they are.
      if (plain.body.length < 4096) continue;
      expect(packed.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(packed.body).equals(plain.body)).toBe(true);
    }
  });

  test('what a page asks for personally is never cached', async () => {
    const { headers } = await ask('localhost', '/web-api/customer-data', {
      headers: { 'x-channel': 'poster', 'x-locale': 'de-DE' },
    });
    expect(headers['cache-control']).toBe('private, no-store');
  });

  test('a redirect carries the common headers', async () => {
    const { headers } = await ask('localhost', '/de/leinwanddruck');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test('a report of the policy is taken, and nonsense is not', async () => {
    const send = (body: string) =>
      ask('localhost', '/reports/csp', {
        method: 'POST',
        headers: { 'content-type': 'application/csp-report' },
        body,
      });
    const report = { 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'x' } };
    expect((await send(JSON.stringify(report))).status).toBe(204);
    expect((await send('nonsense')).status).toBe(400);
    expect((await send('x'.repeat(20_000))).status).toBe(413);
  });
});
