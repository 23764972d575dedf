import fc from 'fast-check';

import { linkContext } from '../../core/domain/routing/link-context.ts';
import { pathFor } from '../../core/domain/routing/pages.ts';
import { anyCodePoint } from './code-point.ts';
import { anyChannel } from './locale.ts';
import { anyPageAddress, anyRawPath, anySites, siteFor } from './routing.ts';

/** Addresses of the shop's own host, or of one that looks like it, with something slipped in. */
const anyDisguise = fc
  .tuple(
    fc.constantFrom(
      '',
      'http:',
      'https:',
      'HTTP:',
      'ht\ttp:',
      'javascript:',
      '\u0000http:',
      'data:',
    ),
    fc.constantFrom('//', '/', '', '\\\\', '/\\', '/\t/', '///', '//user@', '//localhost:3000@'),
    fc.constantFrom(
      'localhost:3000',
      'localhost',
      'evil.example',
      'l\u043ecalhost:3000',
      'xn--lcalhost-54g',
    ),
    fc.constantFrom(
      '',
      '.',
      ':',
      '\u3002',
      '\uff0e',
      '%2e',
      '\t',
      '#',
      '@evil.example',
      '\\@evil.example',
    ),
    fc.constantFrom('', '/bar', '//evil.example', '/..//evil.example', '?_debug=0', '/\n/evil'),
  )
  .map((parts) => parts.join(''));

/** Whatever an editor or an attacker writes into a link. */
export const anyHref: fc.Arbitrary<string> = fc.oneof(
  anyDisguise,
  fc.string({ unit: anyCodePoint }),
  anyRawPath,
  fc
    .array(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '.',
        '..',
        '@',
        ':',
        '#',
        '?',
        '%',
        '%2f',
        '%5c',
        '\t',
        '\n',
        ' ',
        '\0',
        'http:',
        'https:',
        'javascript:',
        'data:',
        'localhost:3000',
        'LOCALHOST.',
        'evil.example',
        'ch.localhost:3000',
        'user',
        'a',
        'd',
        'fr',
        '[::1]',
        '\u3002',
        '\uff0f',
        '\ud800',
        'ß',
      ),
      { maxLength: 8 },
    )
    .map((parts) => parts.join('')),
);

/** A page of a shop, and what it knows of its links. */
export const anyLinkedPage = fc
  .tuple(anySites, anyChannel, anyPageAddress)
  .map(([config, channel, address]) => {
    const site = siteFor(config, channel, address.locale);
    const path = pathFor(config, channel, address);
    const context = linkContext(config, site, { path, search: '?_debug=1' });
    return { config, site, locale: address.locale, context };
  });
