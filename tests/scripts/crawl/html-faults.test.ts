/** Every rule about a page's HTML finds the fault that is planted for it, and none in a sound page. */
import { expect, test } from 'vitest';

import { htmlFaults } from '../../../scripts/crawl/html-faults.ts';
import { parseHtml } from '../../../scripts/crawl/html-tree.ts';

/** A sound page, into which a fault is planted. */
const page = ({ lang = 'de-DE', head = '<title>Leinwand</title>', body = '<h1>Leinwand</h1>' }) =>
  `<!DOCTYPE html><html lang="${lang}"><head>${head}</head><body><main>${body}</main></body></html>`;

const faultsOf = (parts: Parameters<typeof page>[0]): readonly string[] =>
  htmlFaults(parseHtml(page(parts)));

const withBody = (body: string): readonly string[] =>
  faultsOf({ body: `<h1>Leinwand</h1>${body}` });

test('a sound page has no faults', () => {
  expect(
    withBody(
      '<h2 id="a">Formate</h2><p aria-describedby="a a">100 % { } null Uhr</p>' +
        '<svg><title>Pfeil</title></svg><img src="/a.avif" alt="" width="4" height="3">' +
        '<script>const nothing = undefined; { nothing }</script><noscript><a href="/b">b</a></noscript>' +
        '<script type="application/ld+json">{"@graph":[]}</script>' +
        '<form><button>Senden</button></form><button popovertarget="a">Mehr</button><button form="f">Los</button><form id="f"></form>' +
        '<div hidden><b><button>später</button></b></div><dialog><button>zu</button></dialog>',
    ),
  ).toEqual([]);
});

test.each<readonly [string, string]>([
  ['<p id="a"></p><p id="a"></p><p id="a"></p>', 'the id a stands there 3 times'],
  ['<label for="b c">x</label><i id="b"></i>', 'label for names c, which is not there'],
  ['<p aria-labelledby="gone">x</p>', 'p aria-labelledby names gone, which is not there'],
  ['<img src="/a.avif" width="4" height="3">', 'the picture /a.avif has no alternative text'],
  [
    '<img src="/a.avif" alt="" width="4" height="0">',
    'the picture /a.avif has no width and height, and shifts what follows',
  ],
  ['<h3> <b>\n</b></h3>', 'an empty h3'],
  ['<h1>Acryl</h1>', '2 h1 elements, not one'],
  ['<p>ab NaN €</p>', 'a value is missing in p: ab NaN €'],
  ['<p aria-label="Hallo {name}"></p>', 'a value is missing in p: Hallo {name}'],
  ['<p>x [object Object]</p>', 'a value is missing in p: x [object Object]'],
  ['<noscript><p>undefined</p></noscript>', 'a value is missing in p: undefined'],
  ['<script type="application/ld+json">{,}</script>', 'data that is not JSON: {,}'],
  ['<div><button>Mehr</button></div>', 'a button does nothing without scripts: Mehr'],
  ['<dialog open><button>zu</button></dialog>', 'a button does nothing without scripts: zu'],
  [
    '<form><button type="button">Mehr</button></form>',
    'a button does nothing without scripts: Mehr',
  ],
  ['<p class="a" class="b"></p>', 'HTML: duplicate-attribute in line 1'],
])('%s is found', (body, fault) => {
  expect(withBody(body)).toEqual([fault]);
});

test('a page says its language, its title and what is its main part', () => {
  expect(faultsOf({ lang: 'de' })).toEqual(['the document names no language and country']);
  expect(faultsOf({ head: '<title> </title>' })).toEqual(['no title']);
  expect(htmlFaults(parseHtml('<!DOCTYPE html><html lang="de-DE"><title>a</title>'))).toEqual([
    '0 h1 elements, not one',
    '0 main elements, not one',
  ]);
});

test('what is wrong in many places alike is said once', () => {
  expect(withBody('<p>NaN</p><p>NaN</p>')).toEqual(['a value is missing in p: NaN']);
});
