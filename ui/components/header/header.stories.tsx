import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';

import { storyText } from '../../messages/story-text.ts';
import { AppHeader, WebHeader } from './header.tsx';

const names = [
  'Wandbilder',
  'Leinwand',
  'Acrylglas',
  'Poster',
  'Bilderrahmen',
  'Fotobücher',
  'Kalender',
];

const navigation = names.map((text) => ({
  text,
  href: `#${text.toLowerCase()}`,
  isCurrent: text === 'Leinwand',
}));

const meta = {
  title: 'Page/Header',
  component: WebHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    logo: { name: 'Passepartout', kind: 'frame' },
    homeHref: '#start',
    navigation,
    service: [
      { text: 'Magazin', href: '#magazin' },
      { text: 'Service', href: '#service' },
    ],
    promises: ['Lieferung bis Do, 26. November', 'Versand ab 4,90 €', 'Gedruckt in Bayern'],
    account: { kind: 'visitor', href: '#anmelden' },
    cart: { href: '#warenkorb', count: 2 },
  },
} satisfies Meta<typeof WebHeader>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The current entry of the menu is marked, and the header keeps to the window. */
export const Visitor: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const text = storyText(globals);
    const current = canvasElement.querySelectorAll('[popover] [aria-current="page"]');
    await expect(current).toHaveLength(1);
    await expect(current[0]).toHaveTextContent('Leinwand');
    await expect(
      canvas.getByRole('link', { name: text('header.home', { name: 'Passepartout' }) }),
    ).toHaveAttribute('href', '#start');
    await expect(
      canvas.getByRole('link', {
        name: `${text('header.cart')} (${text('header.cart-count', { count: 2 })})`,
      }),
    ).toHaveAttribute('href', '#warenkorb');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Cards: Story = {
  args: {
    logo: { name: 'kartenliebe', kind: 'script' },
    promises: [],
    cart: { href: '#warenkorb', count: 0 },
    navigation: ['Hochzeit', 'Geburt', 'Taufe', 'Geburtstag', 'Weihnachten', 'Trauer'].map(
      (text) => ({ text, href: `#${text.toLowerCase()}`, isCurrent: text === 'Hochzeit' }),
    ),
  },
};

export const Customer: Story = {
  args: { account: { kind: 'customer', href: '#konto', name: 'Clara Weidinger-Hohenfels' } },
};

export const FullCart: Story = { args: { cart: { href: '#warenkorb', count: 128 } } };

export const NoNavigation: Story = { args: { navigation: [], service: [], promises: [] } };

export const LongText: Story = {
  args: {
    navigation: [...navigation, ...navigation].map((link, index) => ({
      ...link,
      href: `${link.href}-${index}`,
      text: `${link.text} nach Maß`,
    })),
    promises: [
      'Kostenloser Versand ab einem Bestellwert von 79 Euro innerhalb Deutschlands und Österreichs',
      'Gedruckt in Bayern',
    ],
  },
};

/** The menu opens and closes by the browser's own means. */
export const PhoneMenu: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await userEvent.click(canvas.getByRole('button', { name: text('header.menu') }));
    const menu = canvas.getByRole('navigation', { name: text('header.menu') });
    await expect(menu.matches(':popover-open')).toBe(true);
    const link = within(menu).getByRole('link', { name: 'Acrylglas' });
    // Its ancestors are hidden and it is not, which only the browser itself can tell.
    await expect(link.checkVisibility({ visibilityProperty: true })).toBe(true);
    await userEvent.click(within(menu).getByRole('button', { name: text('dialog.close') }));
    await expect(menu.matches(':popover-open')).toBe(false);
  },
};

export const App: StoryObj<typeof AppHeader> = {
  render: (args) => <AppHeader {...args} />,
  args: {
    back: { href: '#zurueck', onBack: fn() },
    account: { kind: 'visitor', href: '#anmelden' },
    cart: { href: '#warenkorb', count: 2 },
  },
  play: async ({ args, canvas }) => {
    const [back] = canvas.getAllByRole('link');
    if (back !== undefined) await userEvent.click(back);
    await expect(args.back?.onBack).toHaveBeenCalledOnce();
  },
};

export const AppStart: StoryObj<typeof AppHeader> = {
  render: (args) => <AppHeader {...args} />,
  args: { ...App.args, back: undefined },
};
