import { describe, expect, test } from 'vitest';

import { netHtml } from '../../../server/pages/net-html.ts';

const now = Date.parse('2026-11-27');

describe('HTML for a business customer', () => {
  test.each([
    ['<p>ab 11,90\u00a0€</p>', '<p>ab 10,00\u00a0€</p>'],
    ['<p>Inkl. MwSt., <a href="/v">4,90 €</a></p>', '<p>Exkl. MwSt., <a href="/v">4,12 €</a></p>'],
    [
      '<b title="11,90 €" data-price="11,90 €" aria-label="11,90 €">',
      '<b title="10,00 €" data-price="11,90 €" aria-label="10,00 €">',
    ],
    [
      '<div data-gross="true"><div title="11,90 €">11,90 €</div>11,90 €</div>11,90 €',
      '<div data-gross="true"><div title="11,90 €">11,90 €</div>11,90 €</div>10,00 €',
    ],
    [
      '<p class="a" hidden="" data-net="true" data-gross="true">11,90 €</p><i hidden="">11,90 €</i>',
      '<p class="a" data-net="true" data-gross="true">11,90 €</p><i hidden="">10,00 €</i>',
    ],
    [
      '<script type="a">"<b>11,90 €"</script><style>11,90 €</style>11,90 €',
      '<script type="a">"<b>11,90 €"</script><style>11,90 €</style>10,00 €',
    ],
  ])('%s', (html, net) => {
    expect(netHtml('de-DE', html, now)).toBe(net);
  });

  test('stays as it is where tax is added later', () => {
    const html = '<p hidden="" data-net="true">$12.00</p><p>Plus sales tax</p>';
    expect(netHtml('en-US', html, now)).toBe(html);
  });
});
