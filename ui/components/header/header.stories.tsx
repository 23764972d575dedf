import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';

import { argText, dayArg, materialArg, priceArg, textArg } from '../../messages/story-args.ts';
import { asPattern, storyText } from '../../messages/story-text.ts';
import { useText } from '../../messages/text.tsx';
import { sampleMenu } from '../burger/sample-menu.ts';
import { asWritten } from '../main-navigation/sample-navigation.ts';
import { shownLinks } from '../shown-links.ts';
import { sampleShops } from '../shop-links/sample-shops.ts';
import { AccountMenu, SignInLink } from './account.tsx';
import { AppHeader, WebHeader } from './header.tsx';
import { ownWindow } from '../own-window.ts';

const page = { path: '/leinwanddruck', navigationType: 'canvas' };
const OwnSignIn = () => <SignInLink href="#anmelden" text={useText()('account-dialog.log-in')} />;

const signIn = <OwnSignIn />;
const clara = 'Clara Weidinger-Hohenfels';

const Account = ({ name }: { readonly name: string | undefined }) => (
  <AccountMenu
    account={{ href: '#konto', text: useText()('header.account'), name }}
    logOutAction="#abmelden"
  />
);
const emptyCart = { href: '#warenkorb', text: textArg('header.cart'), count: 0 };

const meta = {
  title: 'Shell/Header',
  component: WebHeader,
  parameters: { ...ownWindow, layout: 'fullscreen' },
  args: {
    logo: { name: 'Passepartout', kind: 'frame' },
    signedUpId: 'signed-up',
    homeHref: '#start',
    shops: sampleShops,
    magazine: { text: textArg('story.magazine'), href: '#magazin', icon: 'leaf' },
    service: { text: textArg('story.service'), href: '#service', icon: 'info' },
    hotline: { text: '030 23125 014', href: 'tel:03023125014' },
    promises: [
      `${textArg('story.delivery')}: ${dayArg('2026-11-26')}`,
      `${textArg('story.shipping-from')} ${priceArg(490)}`,
      textArg('story.printed-in-bavaria'),
    ],
    signIn,
    wishlist: { href: '#merkzettel', count: 0 },
    cart: emptyCart,
    menu: sampleMenu,
    page,
    resolveLink: asWritten,
  },
} satisfies Meta<typeof WebHeader>;

export default meta;

type Story = StoryObj<typeof meta>;

const fitsWindow = async (): Promise<void> => {
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};

/** All parts from the left to the right, each one a link, and the bar keeps to the window. */
export const Visitor: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement, globals }) => {
    const text = storyText(globals);
    const bar = canvasElement.querySelector('header > div');
    const links = [...(bar?.querySelectorAll('a') ?? [])].filter((link) => link.checkVisibility());
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '#start',
      '#poster',
      '#karten',
      '#magazin',
      '#service',
      'tel:03023125014',
      '#anmelden',
      '#merkzettel',
      '#warenkorb',
    ]);
    await expect(
      canvas.getByRole('link', { name: text('header.hotline', { number: '030 23125 014' }) }),
    ).toBeVisible();
    for (const link of links)
      await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await fitsWindow();
  },
};

export const Cards: Story = {
  globals: { channel: 'kartenliebe', viewport: { value: 'desktop' } },
  args: {
    logo: { name: 'kartenliebe', kind: 'script' },
    shops: sampleShops.map((shop) => ({ ...shop, isCurrent: !shop.isCurrent })),
    promises: [],
  },
};

/** A customer's name takes the space of the log-in: nothing beside it moves. */
export const Customer: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    signIn: <Account name={clara} />,
    wishlist: { href: '#merkzettel', count: 2 },
    cart: { ...emptyCart, count: 3 },
  },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    const name = canvas.getByRole('button', {
      name: `${text('header.account')}, ${clara}`,
    });
    await userEvent.click(name);
    const account = canvas.getByRole('link', { name: argText(globals, textArg('header.account')) });
    await expect(account).toBeVisible();
    await expect(account).toHaveAttribute('href', '#konto');
    const logOut = canvas.getByRole('button', { name: text('header.log-out') });
    await expect(logOut.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(logOut.closest('form')).toHaveAttribute('method', 'post');
    await userEvent.click(name);
    await expect(account).not.toBeVisible();
    await expect(canvas.queryByRole('link', { name: text('account-dialog.log-in') })).toBeNull();
    await expect(
      canvas.getByRole('link', {
        name: `${text('header.cart')} (${text('header.count', { count: 3 })})`,
      }),
    ).toHaveAttribute('href', '#warenkorb');
    await expect(
      canvas.getByRole('link', {
        name: `${text('header.wishlist')} (${text('header.count', { count: 2 })})`,
      }),
    ).toHaveAttribute('href', '#merkzettel');
    await fitsWindow();
  },
};

export const NamelessCustomer: Story = {
  args: {
    signIn: <Account name={undefined} />,
  },
  play: async ({ canvas, globals }) => {
    await expect(
      canvas.getByRole('button', { name: argText(globals, textArg('header.account')) }),
    ).toBeVisible();
  },
};

export const FullCart: Story = { args: { cart: { ...emptyCart, count: 128 } } };

/** The header while the content service does not answer. */
export const WithoutContent: Story = {
  args: {
    shops: [],
    magazine: undefined,
    service: undefined,
    hotline: undefined,
    promises: [],
    menu: { items: [], extraMenu: [], footerLinks: [], hotline: undefined },
  },
};

export const LongText: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    signIn: <Account name="Maximiliane Freifrau von Hohenfels-Weidinger" />,
    shops: sampleShops.map((shop) => ({
      ...shop,
      text: `${shop.text} ${textArg('story.and-gifts')}`,
    })),
    promises: [textArg('story.free-delivery'), textArg('story.printed-in-bavaria')],
  },
  play: fitsWindow,
};

/** On a phone the bar has sign, account, wishlist, cart and menu. */
export const Phone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getByRole('link', { name: text('account-dialog.log-in') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: text('burger.open') }));
    const menu = canvas.getByRole('navigation', { name: text('burger.open') });
    await expect(shownLinks(menu, argText(globals, materialArg('poster')))).toHaveLength(1);
    await userEvent.click(within(menu).getByRole('button', { name: text('dialog.close') }));
    await expect(menu.matches(':popover-open')).toBe(false);
    await fitsWindow();
  },
};

/** In the desktop software: back, account and cart alone. */
export const App: StoryObj<typeof AppHeader> = {
  render: () => <AppHeader backHref="#start" signIn={signIn} cart={emptyCart} />,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    const back = canvas.getByRole('link', { name: storyText(globals)('header.back') });
    await expect(back).toHaveAttribute('href', '#start');
    await expect(back).toHaveAttribute('data-back');
  },
};

/** The start page of the desktop software has nothing to go back to. */
export const AppStart: StoryObj<typeof AppHeader> = {
  render: () => <AppHeader backHref={undefined} signIn={signIn} cart={emptyCart} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

const weeks = `${textArg('story.frame-weeks')} – ${dayArg('2026-12-31')}`;

/** Above all else, with its end; the countdown joins in a browser, in the room that is kept for it. */
export const Campaign: Story = {
  args: {
    campaign: { text: weeks, href: '#rahmenwochen', endsAt: Date.UTC(2026, 11, 31, 23) },
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const link = canvas.getByRole('link', { name: asPattern(argText(globals, weeks)) });
    await expect(link).toBeVisible();
    const element = canvasElement.querySelector<HTMLElement>('[data-ends]');
    if (element === null) throw new Error('There is no place for the countdown.');
    await expect([element.clientWidth > 0, element.clientHeight > 0]).toEqual([true, true]);
  },
};

export const CampaignOnAPhone: Story = {
  ...Campaign,
  globals: { viewport: { value: 'phone' } },
};
