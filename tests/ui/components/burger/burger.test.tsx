/** The burger and the header as the server sends them: HTML that works by itself. */
import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { hasSubItems, type BurgerItem } from '../../../../core/domain/navigation/burger-items.ts';
import { burgerMenuOf } from '../../../../core/domain/navigation/burger-menu.ts';
import { emptyNavigation, type Navigation } from '../../../../core/domain/navigation/navigation.ts';
import { Burger } from '../../../../ui/components/burger/burger.tsx';
import { SignInLink } from '../../../../ui/components/header/account.tsx';
import { AppHeader, WebHeader } from '../../../../ui/components/header/header.tsx';
import { anyContentNavigation } from '../../../arbitraries/content-navigation.ts';
import { count, html, resolveLink } from '../static-html.tsx';

const logo = { name: 'Passepartout', kind: 'frame' } as const;

const burger = (navigation: Navigation, path = '/'): string =>
  html(
    <Burger
      id="menu"
      logo={logo}
      homeHref="/start"
      shops={[]}
      menu={burgerMenuOf(navigation, [{ text: 'Impressum', url: '/impressum' }])}
      page={{ path }}
      resolveLink={resolveLink}
    />,
  );

const nestedIn = (items: readonly BurgerItem[]): number =>
  items.reduce((sum, item) => sum + (hasSubItems(item) ? 1 : 0) + nestedIn(item.subItems), 0);

/** Items of the first and second level that open further ones; the third level is plain. */
const disclosures = (navigation: Navigation): number => {
  const { items } = burgerMenuOf(navigation, []);
  return nestedIn(
    items.map((item) => ({
      ...item,
      subItems: item.subItems.map((second) => ({
        ...second,
        subItems: second.subItems.map((third) => ({ ...third, subItems: [] })),
      })),
    })),
  );
};

describe('the burger', () => {
  property.prop([anyContentNavigation])(
    'is a popover of disclosures, one for each item that opens others',
    (navigation) => {
      const sent = burger(navigation);
      expect(count(sent, /popover="auto"/gu)).toBe(1);
      expect(count(sent, /<details/gu)).toBe(disclosures(navigation));
      expect(count(sent, /<summary/gu)).toBe(disclosures(navigation));
      expect(sent).toContain('href="/fr/impressum"');
      expect(sent).not.toMatch(/href="(?:https:[^"]*)?"/u);
    },
  );

  property.prop([anyContentNavigation])(
    'hides what belongs to a flag, and only that',
    (navigation) => {
      const sent = burger(navigation);
      expect(count(sent, /<li hidden="" data-flag=/gu)).toBe(count(sent, /hidden=""/gu));
    },
  );

  test('marks the page that is shown, and what it belongs to', () => {
    const mainItems = [
      { text: 'Poster', link: { url: '/poster' } },
      { text: 'Leinwand', link: { url: '/leinwand' } },
    ];
    const sent = burger({ ...emptyNavigation, mainItems }, '/fr/poster?_a=1');
    expect(count(sent, /aria-current/gu)).toBe(1);
    expect(sent).toMatch(/href="\/fr\/poster"[^>]*aria-current="page"/u);
  });

  test('draws no colours that nobody could read, and none that are no colours', () => {
    const item = (backgroundColor: string, textColor: string): BurgerItem => ({
      id: backgroundColor,
      text: 'A',
      label: { text: 'Neu', backgroundColor, textColor },
      subItems: [],
    });
    const styled = (...labels: readonly BurgerItem[]) =>
      count(burger({ ...emptyNavigation, burgerItems: labels }), /style="/gu);
    expect(styled(item('#000000', '#ffffff'))).toBe(1);
    expect(styled(item('#eeeeee', '#ffffff'))).toBe(0);
    expect(styled(item('red; background: url(/a)', '#ffffff'))).toBe(0);
  });
});

const signIn = <SignInLink href="/konto" text="Anmelden" />;
const cart = { href: '/warenkorb', text: 'Warenkorb', count: 0 };

describe('the header', () => {
  test('without any content still leads to the start page, the account and the cart', () => {
    const sent = html(
      <WebHeader
        logo={logo}
        homeHref="/start"
        shops={[]}
        magazine={undefined}
        service={undefined}
        hotline={undefined}
        promises={[]}
        signIn={signIn}
        cart={cart}
        menu={burgerMenuOf(emptyNavigation, [])}
        page={{ path: '/' }}
        resolveLink={resolveLink}
        signedUpId="signed-up"
      />,
    );
    for (const href of ['/start', '/konto', '/warenkorb']) expect(sent).toContain(`href="${href}"`);
    expect(sent).toMatch(/popovertarget=/iu);
  });

  test('in the desktop software has a way back only where there is one', () => {
    const sent = (backHref: string | undefined) =>
      html(<AppHeader backHref={backHref} signIn={signIn} cart={cart} />);
    expect(count(sent('/d'), /<a /gu)).toBe(3);
    expect(sent('/d')).toContain('data-back');
    expect(count(sent(undefined), /<a /gu)).toBe(2);
    expect(sent(undefined)).not.toContain('data-back');
  });
});
