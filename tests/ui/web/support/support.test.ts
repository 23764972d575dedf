/** The way to the shop's service as documents have it. */
import { describe, expect, test } from 'vitest';

import { documentPolicy } from '../../../../server/http/security-headers.ts';
import { renderSupport } from '../../../../ui/web/support/render-support.server.tsx';
import { embedded } from '../../../arbitraries/routing.ts';
import { requestFor, startDecision } from '../requests.ts';

const supportOf = (
  place: Parameters<typeof startDecision> extends [unknown, ...infer Rest] ? Rest : never,
  script?: string,
): string => renderSupport(requestFor(startDecision(embedded, ...place)).request, script);

describe('the way to the shop’s service', () => {
  test.each([
    ['poster', 'de-DE', '/kontakt', 'Hilfe und Kontakt'],
    ['poster', 'fr-CH', '/fr/contact', 'Aide et contact'],
    ['kartenliebe', 'nl-BE', '/contact/', 'Hulp en contact'],
    ['poster', 'en-US', '/contact', 'Help and contact'],
  ] as const)('of %s in %s leads to %s', (channel, locale, href, text) => {
    const html = supportOf([channel, locale]);
    expect(html).toContain(`<a href="${href}"`);
    expect(html).toContain(text);
    expect(html).not.toContain('data-script');
  });

  test('is not part of the desktop software', () => {
    expect(supportOf(['poster', 'de-DE', 'desktop'])).toBe('');
  });

  test('names a vendor’s script where one is configured, as an attribute and nothing else', () => {
    const html = supportOf(['poster', 'de-DE'], 'https://vendor.example/a.js?b="><script>&c');
    expect(html).toContain(
      'data-script="https://vendor.example/a.js?b=&quot;&gt;&lt;script&gt;&amp;c"',
    );
    expect(html).not.toContain('<script');
  });
});

describe('the policy of documents', () => {
  test('names no vendor by default, and a configured one where it may load something', () => {
    const own = documentPolicy("'sha256-x'");
    expect(own).not.toContain('https:');
    expect(own).not.toContain('frame-src');
    const policy = documentPolicy("'sha256-x'", { messengerScript: 'https://vendor.example/a.js' });
    for (const name of ['script-src', 'connect-src', 'img-src', 'frame-src'])
      expect(policy).toMatch(new RegExp(`${name} [^;]*https://vendor\\.example`, 'u'));
    for (const name of ['default-src', 'style-src', 'font-src', 'form-action', 'object-src'])
      expect(policy).not.toMatch(new RegExp(`${name} [^;]*vendor`, 'u'));
  });
});
