import { fc, test as property } from '@fast-check/vitest';
import fs from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';

import { framePolicy, workerPolicy } from '../../../server/http/security-headers.ts';
import { createStaticFiles } from '../../../server/http/static-files.ts';
import { serve, type Served } from './served.ts';

const script = 'export const answer = 42;\n'.repeat(50);
const large = Buffer.alloc(1_500_000, 'large');

const contents: Readonly<Record<string, string | Buffer>> = {
  'secret.txt': 'outside',
  'client/robots.txt': 'User-agent: *',
  'client/favicon.svg': '<svg/>',
  'client/apple-touch-icon.png': 'a picture',
  'client/unknown.bin': 'bytes',
  'client/assets/app-1.js': script,
  'client/assets/app-1.js.br': brotliCompressSync(script),
  'client/assets/app-1.js.gz': gzipSync(script),
  'client/assets/style-1.css': 'a{}',
  'client/assets/style-1.css.gz': gzipSync('a{}'),
  'client/assets/large-1.woff2': large,
  'client/assets/deep/er-1.js': 'deep',
  'client/assets/workers/draw-1.js': script,
  'client/assets/taken-away-1.js': 'gone soon',
};

const start = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'static-files-'));
  for (const inner of ['deep', 'workers'])
    await mkdir(join(folder, 'client', 'assets', inner), { recursive: true });
  await Promise.all(
    Object.entries(contents).map(([name, content]) => writeFile(join(folder, name), content)),
  );
  const files = createStaticFiles(join(folder, 'client'));
  await writeFile(join(folder, 'client', 'later.txt'), 'not there at the start');
  await rm(join(folder, 'client', 'assets', 'taken-away-1.js'));
  const served = await serve((request, response) => {
    if (files(request, response, (request.url ?? '').split('?', 1)[0] ?? '')) return;
    response.writeHead(418);
    response.end();
  });
  return { folder, served };
};

let folder = '';
let served: Served;

beforeAll(async () => {
  ({ folder, served } = await start());
});

afterAll(async () => {
  await served.close();
  await rm(folder, { recursive: true });
});

describe('a built file', () => {
  test.each([
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/unknown.bin', 'application/octet-stream'],
    ['/assets/app-1.js', 'text/javascript; charset=utf-8'],
    ['/assets/style-1.css', 'text/css; charset=utf-8'],
    ['/assets/large-1.woff2', 'font/woff2'],
    ['/assets/deep/er-1.js', 'text/javascript; charset=utf-8'],
  ])('%s is sent as it is, as %s', async (path, type) => {
    const { status, headers, body } = await served.ask(path);
    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBe('accept-encoding');
    expect(Number(headers['content-length'])).toBe(body.length);
    expect(body.equals(Buffer.from(contents[`client${path}`] ?? ''))).toBe(true);
  });

  test('has a policy of its own where it is the script of a worker', async () => {
    const { headers: worker } = await served.ask('/assets/workers/draw-1.js');
    expect(worker['content-security-policy']).toBe(workerPolicy);
    const { headers: other } = await served.ask('/assets/deep/er-1.js');
    expect(other['content-security-policy']).toBe(framePolicy);
  });

  test('never changes under /assets, and may change elsewhere', async () => {
    const { headers: asset } = await served.ask('/assets/app-1.js');
    expect(asset['cache-control']).toBe('public, max-age=31536000, immutable');
    const { headers: other } = await served.ask('/robots.txt');
    expect(other['cache-control']).toBe('public, max-age=3600');
  });

  test.each([
    ['/assets/app-1.js', 'gzip, deflate, br, zstd', 'br'],
    ['/assets/app-1.js', 'gzip', 'gzip'],
    ['/assets/app-1.js', 'gzip, br;q=0', 'gzip'],
    ['/assets/app-1.js', 'br;q=0, gzip;q=0', undefined],
    ['/assets/app-1.js', 'vibrant', undefined],
    ['/assets/app-1.js', 'identity', undefined],
    ['/assets/style-1.css', 'gzip, br', 'gzip'],
    ['/assets/style-1.css', 'br', undefined],
    ['/assets/deep/er-1.js', 'gzip, br', undefined],
  ])('%s for those who accept %j comes as %j', async (path, accepted, encoding) => {
    const asked = { headers: { 'accept-encoding': accepted } };
    const { headers, body } = await served.ask(path, asked);
    expect(headers['content-encoding']).toBe(encoding);
    expect(Number(headers['content-length'])).toBe(body.length);
    const decode = { br: brotliDecompressSync, gzip: gunzipSync };
    const text = encoding === undefined ? body : decode[encoding === 'br' ? 'br' : 'gzip'](body);
    expect(text.toString()).toBe(contents[`client${path}`]);
    const head = await served.ask(path, { ...asked, method: 'HEAD' });
    expect(head.status).toBe(200);
    expect(head.body.length).toBe(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...headers, date: '' });
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('is not there for %s', async (method) => {
    expect((await served.ask('/robots.txt', { method })).status).toBe(418);
  });
});

describe('a part of a file, or a file that is known already', () => {
  test('is sent as the range that was asked for', async () => {
    const { status, headers, body } = await served.ask('/assets/app-1.js', {
      headers: { range: 'bytes=7-11' },
    });
    expect([status, body.toString()]).toEqual([206, script.slice(7, 12)]);
    expect(headers['content-range']).toBe(`bytes 7-11/${script.length}`);
    const beyond = await served.ask('/robots.txt', { headers: { range: 'bytes=500-' } });
    expect(beyond.status).toBe(416);
  });

  test('is not sent again to those who name its tag', async () => {
    const { headers } = await served.ask('/robots.txt');
    const again = await served.ask('/robots.txt', {
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const other = await served.ask('/robots.txt', { headers: { 'if-none-match': '"other"' } });
    expect(other.status).toBe(200);
  });

  test('that a later build took away is not found, and nothing fails', async () => {
    expect((await served.ask('/assets/taken-away-1.js')).status).toBe(404);
    expect((await served.ask('/robots.txt')).status).toBe(200);
  });
});

describe('a process that may open no further file', () => {
  test('asks to come again, and sends the file when it may', async () => {
    const refuse = Object.assign(new Error('EMFILE: too many open files'), { code: 'EMFILE' });
    const { createReadStream } = fs;
    // As the library opens files; the error comes when the answer is prepared already.
    const opening = vi.spyOn(fs, 'createReadStream').mockImplementation((path, options) => {
      const settings = typeof options === 'string' ? {} : options;
      const noFile = (...given: unknown[]): void => {
        const told = given.at(-1);
        if (typeof told === 'function') process.nextTick(told, refuse);
      };
      return createReadStream(path, {
        ...settings,
        fs: { ...fs, open: Object.assign(noFile, { __promisify__: fs.open.__promisify__ }) },
      });
    });
    onTestFinished(() => opening.mockRestore());
    const refused = await served.ask('/assets/app-1.js');
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '1']);
    expect(refused.headers['cache-control']).toBeUndefined();
    expect((await served.ask('/assets/app-1.js', { method: 'HEAD' })).status).toBe(200);
    opening.mockRestore();
    const again = await served.ask('/assets/app-1.js');
    expect([again.status, again.body.toString()]).toEqual([200, script]);
  });
});

describe('what was not listed', () => {
  test.each([
    '/',
    '/assets',
    '/assets/',
    '/later.txt',
    '/assets/app-1.js.br',
    '/assets/app-1.js.gz',
    '/ROBOTS.TXT',
    '/robots.txt/',
    '/./robots.txt',
    '//robots.txt',
    '/robots%2Etxt',
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/..\\secret.txt',
    '/robots.txt%00',
    '/__proto__',
    '/constructor',
  ])('(%s) is not there', async (path) => {
    expect((await served.ask(path)).status).toBe(418);
  });

  property.prop([
    fc
      .array(
        fc.constantFrom(
          '..',
          '.',
          '',
          '%2e%2e',
          '%2f',
          'assets',
          'client',
          'secret.txt',
          'etc',
          'passwd',
        ),
        { minLength: 1, maxLength: 8 },
      )
      .map((segments) => `/${segments.join('/')}`),
  ])('is not there by any detour', async (path) => {
    expect((await served.ask(path)).status).toBe(418);
  });

  test('is nothing at all where there is no folder', () => {
    expect(() => createStaticFiles(join(folder, 'nowhere'))).not.toThrow();
  });
});
