/** What every answer carries: security headers, caching, compression. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';

import { ask, type Answer } from './ask.ts';
import { canvasPages } from './canvas-pages.ts';

const nonceOf = ({ headers }: Answer): string =>
  /'nonce-(?<nonce>[^']+)'/u.exec(String(headers['content-security-policy']))?.groups?.['nonce'] ??
  '';

describe.each(canvasPages)('the page in $locale', ({ host, path }) => {
  test('has a policy with a nonce of its own, which its scripts carry', async () => {
    const [one, other] = await Promise.all([ask(host, path), ask(host, path)]);
    const policy = String(one.headers['content-security-policy']);
    expect(one.headers['content-security-policy-report-only']).toBeUndefined();
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).not.toMatch(/script-src[^;]*(?:unsafe|\*|https?:)/u);
    const nonce = nonceOf(one);
    expect(nonce).toMatch(/^[\w-]{20,}$/u);
    expect(nonceOf(other)).not.toBe(nonce);
    const scripts = [...one.text.matchAll(/<script\b[^>]*>/gu)].map(([tag]) => tag);
    expect(scripts.length).toBeGreaterThan(0);
    for (const tag of scripts) expect(tag).toContain(`nonce="${nonce}"`);
  });

  test('is the same for every visitor, but for the nonce', async () => {
    const one = await ask(host, path);
    const other = await ask(host, path, {
      headers: {
        cookie: 'passepartout-user=someone; net=1',
        'user-agent': 'Mozilla/5.0 (iPhone)',
        'accept-language': 'ja',
      },
    });
    expect(one.text.replaceAll(nonceOf(one), '')).toBe(other.text.replaceAll(nonceOf(other), ''));
    expect(one.headers['set-cookie']).toBeUndefined();
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

  test('decodes from gzip to the same page', async () => {
    const plain = await ask(host, path);
    const packed = await ask(host, path, { headers: { 'accept-encoding': 'gzip, br' } });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(Number(packed.headers['content-length'])).toBe(packed.body.length);
    const unpacked = gunzipSync(packed.body).toString();
    expect(unpacked.replaceAll(nonceOf(packed), '')).toBe(
      plain.text.replaceAll(nonceOf(plain), ''),
    );
    expect(packed.body.length).toBeLessThan(plain.body.length / 3);
  });
});

describe('other answers', () => {
  test('an error page is kept nowhere', async () => {
    const { headers } = await ask('localhost', '/gibt-es-nicht');
    expect(headers['cache-control']).toBe('no-store');
    expect(nonceOf({ headers, status: 0, body: Buffer.of(), text: '' })).not.toBe('');
  });

  test('built files never change, and come compressed', async () => {
    const { text } = await ask('localhost', '/leinwanddruck');
    const paths = [...new Set(text.match(/\/assets\/[\w.-]+\.(?:js|css)/gu))];
    const answers = await Promise.all(
      paths.map(async (path) => ({
        packed: await ask('localhost', path, { headers: { 'accept-encoding': 'gzip, br' } }),
        plain: await ask('localhost', path),
      })),
    );
    expect(paths.length).toBeGreaterThan(3);
    for (const { packed, plain } of answers) {
      expect(packed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(packed.headers['x-content-type-options']).toBe('nosniff');
      expect(plain.headers['content-encoding']).toBeUndefined();
      // The smallest ones would grow: they come as they are.
      if (plain.body.length < 4096) continue;
      expect(packed.headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(packed.body).equals(plain.body)).toBe(true);
    }
  });

  test('what a page asks for personally is kept by nobody', async () => {
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
