/** The policy of documents, accepted encodings and types, and browsers' reports of the policy. */
import { createHash } from 'node:crypto';
import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { acceptsEncoding, acceptsType } from '../../../server/http/accept.ts';
import { cspReports } from '../../../server/endpoints/csp-reports.ts';
import {
  cspReportPath,
  developmentPolicy,
  documentHeaders,
  documentPolicy,
  securityHeaders,
  workerPolicy,
} from '../../../server/http/security-headers.ts';
import { scriptHash, startScript } from '../../../server/pages/document.ts';
import { recordingLog } from '../../fakes/log.ts';

const sourcesOf = (policy: string): ReadonlyMap<string, readonly string[]> =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

describe('the policy of a worker', () => {
  test('allows WebAssembly, which documents may not run, and files of our own', () => {
    const sources = sourcesOf(workerPolicy);
    expect(sources.get('default-src')).toEqual(["'none'"]);
    expect(sources.get('script-src')).toEqual(["'self'", "'wasm-unsafe-eval'"]);
    expect(sources.get('connect-src')).toEqual(["'self'"]);
    expect(documentPolicy('')).not.toContain('wasm');
  });
});

describe('the policy of a document', () => {
  const policy = documentPolicy(scriptHash(startScript(['/assets/entry-1.js'])));

  property.prop([fc.string(), fc.string()])(
    'allows, besides our files, the one start script: its hash is that of this script alone',
    (script, other) => {
      const hash = createHash('sha256').update(script).digest('base64');
      expect(scriptHash(script)).toBe(`'sha256-${hash}'`);
      fc.pre(script !== other);
      expect(scriptHash(other)).not.toBe(scriptHash(script));
    },
  );

  test('has no nonce: a page is the same for every visitor', () => {
    expect(policy).not.toContain('nonce');
    const [self, hash, ...others] = sourcesOf(policy).get('script-src') ?? [];
    expect(self).toBe("'self'");
    expect(hash).toMatch(/^'sha256-[\w+/]{43}='$/u);
    expect(others).toEqual([]);
  });

  test('allows nothing that is not named, and nothing from elsewhere', () => {
    const sources = sourcesOf(policy);
    expect(sources.get('default-src')).toEqual(["'none'"]);
    expect(sources.get('object-src')).toEqual(["'none'"]);
    expect(sources.get('media-src')).toEqual(["'self'"]);
    expect(sources.get('base-uri')).toEqual(["'none'"]);
    expect(sources.get('style-src')).toEqual(["'self'"]);
    expect(sources.get('report-uri')).toEqual([cspReportPath]);
    // A picture of the shopper's device is shown before it is sent.
    expect(sources.get('img-src')).toEqual(["'self'", 'blob:']);
    const known = ["'self'", "'none'"];
    for (const [name, values] of sources) {
      if (['script-src', 'style-src-attr', 'img-src', 'report-uri'].includes(name)) continue;
      expect([name, values.filter((value) => !known.includes(value))]).toEqual([name, []]);
    }
  });

  test('lets the visual editor show previews in its frame, with its own style sheet, and no more', () => {
    const bridgeSheet = "'sha256-of-the-bridge'";
    const preview = sourcesOf(
      documentPolicy(
        scriptHash(startScript(['/assets/entry-1.js'])),
        {},
        { bridgeStyle: bridgeSheet },
      ),
    );
    expect(preview.get('frame-ancestors')).toEqual(["'self'", 'https://app.storyblok.com']);
    expect(preview.get('style-src')).toEqual(["'self'", bridgeSheet]);
    const others = (sources: ReadonlyMap<string, readonly string[]>) =>
      [...sources].filter(([name]) => name !== 'frame-ancestors' && name !== 'style-src');
    expect(others(preview)).toEqual(others(sourcesOf(policy)));
  });

  test('is this, word for word', () => {
    expect(documentPolicy("'sha256-x'")).toBe(
      "default-src 'none'; script-src 'self' 'sha256-x'; style-src 'self'; " +
        "style-src-attr 'unsafe-inline'; img-src 'self' blob:; media-src 'self'; " +
        "font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; " +
        "frame-ancestors 'self'; base-uri 'none'; object-src 'none'; report-uri /reports/csp",
    );
    expect(developmentPolicy()).toBe(
      "default-src 'self'; script-src 'self' 'unsafe-inline'; " +
        "style-src 'self' 'unsafe-inline'; connect-src 'self' ws:",
    );
    const own = {
      'content-security-policy': 'a policy',
      'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    };
    expect(documentHeaders({ policy: 'a policy' })).toEqual(own);
    expect(documentHeaders({ policy: 'a policy', hearsPopups: true })).toEqual({
      ...own,
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
  });

  test('lets Google’s sign-in load its script, its style sheet, and its own folder in frames', () => {
    const googleScript = 'https://accounts.google.com/gsi/client';
    const consentScript = 'https://consent.example/script.js';
    const without = sourcesOf(documentPolicy("'sha256-x'", { consentScript }));
    const asked = sourcesOf(documentPolicy("'sha256-x'", { consentScript, googleScript }));
    const added = [...asked].flatMap(([name, sources]) =>
      sources.flatMap((source) => (without.get(name)?.includes(source) ? [] : [[name, source]])),
    );
    expect(added).toEqual([
      ['script-src', googleScript],
      ['style-src', 'https://accounts.google.com/gsi/style'],
      ['connect-src', 'https://accounts.google.com/gsi/'],
      ['frame-src', 'https://accounts.google.com/gsi/'],
    ]);
    expect(developmentPolicy({ googleScript })).toContain('https://accounts.google.com;');
  });

  test('lets forms lead to who takes payments, and nothing more', () => {
    const paymentOrigin = 'https://checkout.stripe.com';
    expect(documentPolicy("'sha256-x'", { paymentOrigin })).toBe(
      documentPolicy("'sha256-x'").replace(
        "form-action 'self'",
        `form-action 'self' ${paymentOrigin}`,
      ),
    );
  });

  test('lets a configured messenger load from its own host, but no style and no font', () => {
    const messengerScript = 'https://chat.example/script.js';
    const asked = sourcesOf(documentPolicy("'sha256-x'", { messengerScript }));
    const own = ["'self'", 'https://chat.example'];
    expect(asked.get('script-src')).toEqual([...own, "'sha256-x'"]);
    for (const name of ['connect-src', 'frame-src'])
      expect([name, asked.get(name)]).toEqual([name, own]);
    for (const name of ['style-src', 'font-src'])
      expect([name, asked.get(name)]).toEqual([name, ["'self'"]]);
    const one = { messengerScript, consentScript: 'https://chat.example/consent.js' };
    expect(sourcesOf(documentPolicy('', one)).get('connect-src')).toEqual(own);
    expect(developmentPolicy({ messengerScript })).toContain(
      "default-src 'self' https://chat.example;",
    );
  });

  test('names no directive twice', () => {
    const directives = policy.split('; ');
    expect(sourcesOf(directives.join('; ')).size).toBe(directives.length);
  });

  test('lets a configured consent script load from its own host, and nothing else from there', () => {
    const src = 'https://consent.example:8443/script.js?id=7';
    const own = ["'self'", 'https://consent.example:8443'];
    const asked = sourcesOf(documentPolicy("'sha256-x'", { consentScript: src }));
    for (const name of ['style-src', 'font-src', 'connect-src', 'frame-src'])
      expect([name, asked.get(name)]).toEqual([name, own]);
    expect(asked.get('img-src')).toEqual([...own, 'blob:']);
    expect(asked.get('script-src')).toEqual([...own, "'sha256-x'"]);
    const loading = ['style-src', 'img-src', 'font-src', 'connect-src', 'frame-src', 'script-src'];
    const others = (sources: ReadonlyMap<string, readonly string[]>) =>
      [...sources].filter(([name]) => !loading.includes(name));
    expect(others(asked)).toEqual(others(sourcesOf(policy)));
    expect(sourcesOf(developmentPolicy({ consentScript: src })).get('script-src')).toContain(
      own[1],
    );
  });

  test('of development allows scripts of its own', () => {
    expect(sourcesOf(developmentPolicy()).get('script-src')).toContain("'unsafe-inline'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/u);
  });

  test('HTTPS for ever is promised where there is HTTPS', () => {
    expect(securityHeaders(true)['strict-transport-security']).toMatch(/^max-age=\d{8}/u);
    expect(securityHeaders(false)['strict-transport-security']).toBeUndefined();
    expect(securityHeaders(false)['x-content-type-options']).toBe('nosniff');
  });
});

describe('an accepted encoding', () => {
  test.each([
    ['gzip', true],
    ['br, gzip', true],
    ['GZIP', true],
    ['gzip;q=0.5', true],
    ['gzip; q=0.001, br', true],
    ['gzip;q=0', false],
    ['gzip ; Q = 0.000 , br', false],
    ['x-gzip', false],
    ['gzipped', false],
    ['br', false],
    ['*', false],
    ['identity', false],
    ['', false],
    [undefined, false],
  ])('is gzip in %j: %j', (header, isAccepted) => {
    expect(acceptsEncoding(header, 'gzip')).toBe(isAccepted);
  });
});

describe('an accepted type', () => {
  test.each([
    ['image/avif', true],
    ['text/html, IMAGE/AVIF;q=0.5', true],
    ['image/avif;q=0', false],
    ['image/avif;q=0.000', false],
    ['image/*', false],
    ['', false],
  ])('is AVIF in %j: %j', (header, expected) => {
    expect(acceptsType(header, 'image/avif')).toBe(expected);
  });
});

const report = (body: string) => {
  const log = recordingLog();
  const answer = cspReports(log).request(cspReportPath, {
    method: 'POST',
    headers: { 'content-type': 'application/csp-report' },
    body,
  });
  return { log, answer };
};

const violation = (fields: object): string => JSON.stringify({ 'csp-report': fields });

describe('a report of a browser', () => {
  test('is logged once, with the directive and what was refused', async () => {
    const { log, answer } = report(
      violation({
        'document-uri': 'http://localhost/?email=a@b.example',
        'effective-directive': 'script-src-elem',
        'violated-directive': 'script-src',
        'blocked-uri': 'https://elsewhere.example/x.js',
      }),
    );
    expect((await answer).status).toBe(204);
    expect(log.reports).toEqual([
      {
        code: 'csp-violation',
        facts: { directive: 'script-src-elem', blocked: 'https://elsewhere.example/x.js' },
      },
    ]);
  });

  test('may name the directive as older browsers do', async () => {
    const { log, answer } = report(violation({ 'violated-directive': 'img-src' }));
    expect((await answer).status).toBe(204);
    expect(log.reports).toEqual([
      { code: 'csp-violation', facts: { directive: 'img-src', blocked: '' } },
    ]);
  });

  property.prop([fc.string({ minLength: 1 }), fc.integer({ min: 1, max: 2000 })])(
    'is cut to a bounded length',
    async (text, times) => {
      const long = text.repeat(times).slice(0, 5000);
      const { log, answer } = report(
        violation({ 'effective-directive': long, 'blocked-uri': long }),
      );
      await answer;
      for (const { facts } of log.reports)
        for (const fact of Object.values(facts)) {
          expect(long.startsWith(String(fact))).toBe(true);
          expect(String(fact).length).toBe(Math.min(200, long.length));
        }
    },
  );

  test.each([
    '',
    'null',
    '1',
    '"text"',
    '[]',
    '{}',
    '{"csp-report":null}',
    '{"csp-report":{}}',
    '{"csp-report":{"effective-directive":""}}',
    '{"csp-report":{"effective-directive":1}}',
    '{"csp-report":',
    '<html>',
  ])('that is malformed (%j) is refused and not logged', async (body) => {
    const { log, answer } = report(body);
    expect((await answer).status).toBe(400);
    expect(log.reports).toEqual([]);
  });

  test('that is too large is not read', async () => {
    const { log, answer } = report(
      violation({ 'effective-directive': 'img-src', sample: 'x'.repeat(20_000) }),
    );
    expect((await answer).status).toBe(413);
    expect(log.reports).toEqual([]);
  });

  property.prop([fc.json()])('never makes it throw', async (body) => {
    const { log, answer } = report(body);
    expect([204, 400]).toContain((await answer).status);
    expect(log.reports.length).toBe((await answer).status === 204 ? 1 : 0);
  });

  test('is only posted', async () => {
    expect((await cspReports(recordingLog()).request(cspReportPath)).status).toBe(405);
  });
});
