/** A configurator draws what a product brings, whichever product it is. */
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

import type { Configuration } from '../../../../ui/components/configurator/configuration.ts';
import { Configurator } from '../../../../ui/components/configurator/configurator.tsx';
import { compileMessages } from '../../../../ui/messages/compile.ts';
import { MessagesProvider } from '../../../../ui/messages/text.tsx';

/** A product that the shop does not have, with two options: one of tiles, one drawn by itself. */
const necklace: Configuration = {
  name: 'Necklace',
  size: '45 cm',
  options: [
    {
      kind: 'tiles',
      id: 'bead',
      name: 'bead',
      legend: 'Beads',
      selectedText: 'Red',
      groups: [{ options: [{ value: 'red', label: 'Red', isSelected: true }] }],
      hiddenFields: [{ name: 'length', value: '45' }],
    },
    { kind: 'own', id: 'clasp', drawing: <p>A clasp of its own</p> },
  ],
  components: {
    isBusy: true,
    options: [{ kind: 'own', id: 'box', drawing: <p>A box</p> }],
    breakdown: {
      lines: [{ name: 'Necklace', value: '45 cm', price: '20 €', changeHref: '#bead' }],
      total: '20 €',
    },
  },
  stage: <p>The stage</p>,
  price: { shown: { current: '20 €' }, shippingHref: '#shipping', shippingCost: '4 €' },
  delivery: <p>The delivery</p>,
  handOff: {
    href: '/designer?bead=red',
    label: 'Go on',
    wish: { locale: 'en-GB', article: { designer: 'card', query: 'bead=red' } },
  },
};

const list = {
  headline: 'Choose',
  status: 'ready',
  chosen: { words: 'Red, 45 cm', price: '20 €' },
} as const;

const drawn = (element: ReactElement): string =>
  renderToString(
    <MessagesProvider locale="en-GB" messages={compileMessages('en-GB')}>
      {element}
    </MessagesProvider>,
  ).replaceAll(/<!-- -->/gu, '');

/** Whether texts stand in this order. */
const inOrder = (html: string, texts: readonly string[]): boolean => {
  const places = texts.map((text) => html.indexOf(text));
  return places.every((place, index) => place >= 0 && place > (places[index - 1] ?? -1));
};

describe('a configurator', () => {
  test('of a page has pictures, name, price, delivery, every option and the way on, in this order', () => {
    const html = drawn(<Configurator layout="page" configuration={necklace} list={list} />);
    const texts = [
      'The stage',
      'Necklace</h2>',
      '20 €',
      'The delivery',
      'Choose</h2>',
      'Beads',
      'A clasp of its own',
      'A box',
      'Go on',
    ];
    expect([html, inOrder(html, texts)]).toEqual([html, true]);
    expect(html).toContain('<input type="hidden" name="length" value="45"/>');
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain('href="/designer?bead=red"');
  });

  test('of a page has the page’s own headline in place of the name', () => {
    const pageHead = { headline: 'Necklaces', text: 'By hand' };
    const html = drawn(
      <Configurator layout="page" configuration={necklace} list={list} pageHead={pageHead} />,
    );
    expect(html).toContain('<h1>Necklaces</h1>');
    expect(html).not.toContain('Necklace</h2>');
  });

  test('without price, way on and components draws none of them', () => {
    const html = drawn(
      <Configurator
        layout="page"
        configuration={{ ...necklace, price: undefined, handOff: undefined, components: undefined }}
        list={{ ...list, status: 'error' }}
      />,
    );
    expect(html).toContain('Beads');
    for (const absent of ['Go on', '#shipping', 'A box', 'aria-busy'])
      expect(html).not.toContain(absent);
  });

  test('of a section has its head, price and way on before its options', () => {
    const html = drawn(
      <Configurator layout="section" configuration={necklace} head={<h3>The head</h3>} />,
    );
    const texts = [
      'The stage',
      'The head',
      '20 €',
      'The delivery',
      'Go on',
      'Beads',
      'A clasp of its own',
    ];
    expect([html, inOrder(html, texts)]).toEqual([html, true]);
  });
});
