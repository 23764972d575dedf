import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  followAddress,
  parseAddress,
  requestAfter,
  routeAddress,
} from '../../../core/domain/routing/addresses.ts';
import { classifyLinkOn } from '../../../core/domain/routing/link-on-page.ts';
import type { RouteRequest } from '../../../core/domain/routing/route-decision.ts';
import { routeRequest } from '../../../core/domain/routing/route-request.ts';
import { E } from '../../../core/fp.ts';
import { anyRequest, anySites, configured, embedded } from '../../arbitraries/routing.ts';
import { nextRequest, summary } from './requests.ts';

const request = (host: string, rawPath: string, search = '') =>
  E.right({ method: 'GET', host, rawPath, search });

describe('parseAddress', () => {
  test.each([
    ['http://localhost:3000', request('localhost:3000', '/')],
    ['HTTPS://WWW.Shop.example/a//b?c#d', request('WWW.Shop.example', '/a//b', '?c')],
    ['http://a.example?b=/c', request('a.example', '/', '?b=/c')],
    ['http://a.example#?b', request('a.example', '/')],
    ['http://a.example/%2e?a?b#\n', request('a.example', '/%2e', '?a?b')],
  ])('%j', (text, expected) => {
    expect(parseAddress(text)).toEqual(expected);
  });

  test.each([
    '',
    '/a',
    'localhost/a',
    'ftp://a/',
    'http:///a',
    'http://u@a/',
    'http://a\\b/',
    ' http://a/',
    'xhttp://a/',
  ])('%j is malformed', (text) => {
    expect(parseAddress(text)).toEqual(E.left({ kind: 'malformed-address', text }));
    expect(routeAddress(text, embedded)).toEqual(E.left({ kind: 'malformed-address', text }));
    expect(followAddress(text, embedded)).toEqual(E.left({ kind: 'malformed-address', text }));
  });
});

const told = (address: string): readonly string[] => {
  const decisions = followAddress(address, embedded);
  if (E.isLeft(decisions)) return [decisions.left.kind];
  const { redirects, end } = decisions.right;
  return [...redirects, end].map(summary);
};

describe('addresses of the embedded shop', () => {
  test('are decided', () => {
    const decision = routeAddress('http://ch.localhost:3000/fr/leinwanddruck', embedded);
    expect(E.map(summary)(decision)).toEqual(E.right('301 /fr/impression-sur-toile'));
    const elsewhere = routeAddress('http://a.example/', {
      ...embedded,
      unknownHost: 'misdirected',
    });
    expect(E.map(summary)(elsewhere)).toEqual(E.right('421'));
  });

  test('are followed to their end', () => {
    expect(told('http://localhost:3000/foo')).toEqual(['poster de-DE web content /foo']);
    expect(told('http://www.ch.localhost:3000/nl/bilderbox/')).toEqual([
      '302 http://nl.localhost:3000/fotobox',
      'poster nl-NL web content /fotobox',
    ]);
    expect(told('http://localhost:3000/img/a/b.png')).toEqual([
      '302 /media/motif@1/auto/a/b.png',
      'reserved media',
    ]);
    expect(told('http://ch.localhost:3000/FR/leinwanddruck/')).toEqual([
      '301 /fr/impression-sur-toile',
      'poster fr-CH web content /fr/impression-sur-toile',
    ]);
  });
});

const anyAsked = anySites.chain((config) => anyRequest(config).map((asked) => ({ config, asked })));

const addressOf = ({ host, rawPath, search }: RouteRequest): string =>
  `http://${host ?? ''}${rawPath}${search}`;

describe('following', () => {
  property.prop([anyAsked])('asks what a browser would', ({ config, asked }) => {
    const decision = routeRequest(config, asked);
    const host = asked.host ?? '';
    fc.pre(/^[^/?#@\s\\]+$/u.test(host));
    expect(requestAfter(decision, asked)).toEqual(nextRequest(decision, asked));
  });

  property.prop([anyAsked])(
    'ends on what is not a redirect, after two of them at most',
    (drawn) => {
      const journey = followAddress(addressOf(drawn.asked), drawn.config);
      if (E.isLeft(journey)) return;
      const { redirects, end } = journey.right;
      expect(redirects.length).toBeLessThanOrEqual(2);
      expect(['redirect', 'image']).not.toContain(end.kind);
      for (const { kind } of redirects) expect(['redirect', 'image']).toContain(kind);
    },
  );
});

describe('classifyLinkOn', () => {
  const page = 'http://ch.localhost:3000/fr/foo?_debug=1';

  test.each([
    ['/bar', { kind: 'internal', href: '/bar?_debug=1' }],
    ['bar#x', { kind: 'internal', href: '/fr/bar?_debug=1#x' }],
    ['/fr/panier', { kind: 'application', href: '/fr/panier?_debug=1' }],
    ['http://localhost:3000/x', { kind: 'sister' }],
    ['https://example.com', { kind: 'external', target: '_blank' }],
    ['javascript:x', { kind: 'refused', reason: 'unsafe-protocol' }],
  ])('%s: %o', (href, expected) => {
    expect(classifyLinkOn(page, href, embedded)).toMatchObject(E.right(expected));
  });

  test('refuses a page that is none of the shop’s', () => {
    const left = { kind: 'unknown-host', host: 'a.example' };
    expect(classifyLinkOn('https://a.example/x', '/bar', configured)).toEqual(E.left(left));
    expect(classifyLinkOn('/x', '/bar', embedded)).toMatchObject({
      left: { kind: 'malformed-address' },
    });
  });
});
