/** A page's texts as bytes, and its answers: who may keep them, and for how long. */
import { fc, test as property } from '@fast-check/vitest';
import { beforeEach, describe, expect, test } from 'vitest';

import type { RenderedPage } from '../../../server/pages/page-cache.ts';
import type { Rendered } from '../../../server/pages/render.tsx';
import { bytesOf, createPageAnswers, hashOfPage } from '../../../server/pages/rendered-page.ts';

const anyTexts = fc.array(fc.string({ unit: 'binary' }));

property.prop([anyTexts, anyTexts])(
  'the bytes of texts stand in turn in memory of their own, whatever is written after them',
  (texts, others) => {
    const bytes = bytesOf(texts);
    bytesOf(others);
    expect(bytes).toEqual(Buffer.from(texts.join('')));
    expect(bytes.buffer.byteLength).toBe(bytes.length);
  },
);

test('a page may be longer than all before it', () => {
  const texts = ['€'.repeat(700_000), 'ä'];
  expect(bytesOf(texts).equals(Buffer.from(texts.join('')))).toBe(true);
});

const policy = "default-src 'none'";
let answers: ReturnType<typeof createPageAnswers>;

beforeEach(() => {
  answers = createPageAnswers({ isSecure: false, policy });
});

const uses = { stories: [], articles: ['leinwand'], isPriced: true, promisedUntil: 7 };
const facts = { isWhole: true, evaluated: undefined, uses, renderedAt: 5 } as const;
const page = { kind: 'document', status: 200, isShared: true, body: ['<p>', 'ä</p>'] } as const;

const headersOf = ({ headers }: RenderedPage): ReadonlyMap<string, string> =>
  new Map(
    headers.flatMap((name, index) => (index % 2 === 0 ? [[name, headers[index + 1] ?? '']] : [])),
  );

/** Its caching, its seconds, whether it has a tag, and whether it lacks an answer. */
const keptAs = (
  rendered: Exclude<Rendered, { readonly kind: 'missing' }>,
  given: Partial<Parameters<typeof answers.ofRendered>[1]> = {},
) => {
  const answer = answers.ofRendered(rendered, { ...facts, ...given });
  const headers = headersOf(answer);
  expect(headers.get('etag')).toBe(answer.tag === undefined ? undefined : `W/${answer.tag}`);
  return [
    headers.get('cache-control'),
    answer.freshSeconds,
    answer.tag !== undefined,
    answer.isDegraded,
  ];
};

const shared = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600';

describe('an answer', () => {
  test('is kept by everybody only where it is whole, found and the same for all', () => {
    expect(keptAs(page)).toEqual([shared, 60, true, false]);
    expect(keptAs({ ...page, isShared: false })).toEqual(['no-store', 0, false, false]);
    for (const status of [404, 500, 503])
      expect(keptAs({ ...page, status })).toEqual(['no-store', 0, false, false]);
    // For a second, so that a service that is back is not asked by each visitor.
    expect(keptAs(page, { isWhole: false })).toEqual(['no-store', 1, false, true]);
    const status = 404;
    expect(keptAs({ ...page, status }, { isWhole: false })).toEqual(['no-store', 0, false, true]);
  });

  test('for treatments is kept by no cache on the way, and forced ones by nobody', () => {
    const evaluated = { isForced: false };
    expect(keptAs(page, { evaluated })).toEqual(['private, no-cache', 60, true, false]);
    expect(keptAs(page, { evaluated: { isForced: true } })).toEqual(['no-store', 0, false, false]);
  });

  test('has the headers of its form, its bytes, and what it was made of', () => {
    const forms = [
      ['document', 'text/html; charset=utf-8'],
      ['payload', 'application/json'],
      ['configuration', 'application/json'],
    ] as const;
    for (const [kind, type] of forms) {
      const answer = answers.ofRendered({ ...page, kind }, facts);
      const headers = headersOf(answer);
      expect(headers.get('content-type')).toBe(type);
      expect(headers.get('vary')).toBe('accept-encoding');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      const isDocument = kind === 'document';
      expect(headers.get('content-security-policy')).toBe(
        isDocument ? policy : "frame-ancestors 'self'",
      );
      expect(headers.has('speculation-rules')).toBe(isDocument);
      expect(answer).toMatchObject({ status: 200, uses, renderedAt: 5 });
      expect(answer.body.toString()).toBe('<p>ä</p>');
      expect(answer.tag).toBe(`"${hashOfPage(answer.body)}"`);
    }
    expect(hashOfPage(Buffer.from('a'))).toMatch(/^[\w-]{22}$/u);
    const popups = createPageAnswers({ isSecure: false, policy, hearsPopups: true });
    for (const kind of ['document', 'payload'] as const)
      expect(
        [answers, popups].map((each) =>
          headersOf(each.ofRendered({ ...page, kind }, facts)).get('cross-origin-opener-policy'),
        ),
      ).toEqual(['same-origin', kind === 'document' ? 'same-origin-allow-popups' : 'same-origin']);
    const secure = createPageAnswers({ isSecure: true, policy }).ofRendered(page, facts);
    expect(headersOf(secure).has('strict-transport-security')).toBe(true);
    expect(headersOf(answers.ofRendered(page, facts)).has('strict-transport-security')).toBe(false);
  });

  test('from a file is the one that the file was written from', () => {
    for (const kind of ['document', 'payload'] as const) {
      const { body, ...rendered } = answers.ofRendered({ ...page, kind }, facts);
      const read = answers.ofFile(kind, { body, uses, renderedAt: 5 });
      expect(read).toEqual({ ...rendered, body });
    }
  });
});

describe('a redirect', () => {
  const redirect = { kind: 'redirect', status: 302, location: '/a?b=c#d' } as const;

  test('is kept for an hour where it is for good, and gets pairs at its end', () => {
    for (const [status, caching] of [
      [301, 'public, max-age=3600'],
      [308, 'public, max-age=3600'],
      [302, 'no-store'],
      [307, 'no-store'],
    ] as const) {
      const answer = answers.ofRendered({ ...redirect, status }, facts);
      const { location, 'cache-control': kept } = Object.fromEntries(headersOf(answer));
      expect([answer.status, location, kept]).toEqual([status, '/a?b=c#d', caching]);
      expect([answer.body.length, answer.freshSeconds]).toEqual([0, 0]);
      const more = answer.withPairs?.([['gclid', 'x']]);
      expect(more && headersOf(more).get('location')).toBe('/a?b=c&gclid=x#d');
    }
  });

  test('is said in the data of a page, and kept by nobody', () => {
    const payload = (location: string) => `to ${location}`;
    const answer = answers.ofRendered({ ...redirect, payload }, facts);
    const headers = headersOf(answer);
    expect([answer.status, answer.body.toString()]).toEqual([200, 'to /a?b=c#d']);
    expect([
      headers.get('content-type'),
      headers.get('cache-control'),
      headers.get('location'),
    ]).toEqual(['application/json', 'no-store', undefined]);
    expect([answer.tag, answer.freshSeconds]).toEqual([undefined, 0]);
    expect(answer.withPairs?.([['gclid', 'x']]).body.toString()).toBe('to /a?b=c&gclid=x#d');
  });
});
