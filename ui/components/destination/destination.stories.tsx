import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { argText, dayArg, textArg } from '../../messages/story-args.ts';
import { asPattern, storyText } from '../../messages/story-text.ts';
import { Destination } from './destination.tsx';

const meta = {
  title: 'Product/Destination',
  component: Destination,
  args: {
    countries: [
      { code: 'DE', name: textArg('country.de') },
      { code: 'BE', name: textArg('country.be') },
      { code: 'AT', name: textArg('country.at') },
      { code: 'CH', name: textArg('country.ch') },
    ],
    chosen: 'DE',
    hiddenFields: [
      { name: 'materialType', value: 'leinwand' },
      { name: 'formatType', value: '600x400' },
    ],
    elsewhere: undefined,
  },
} satisfies Meta<typeof Destination>;

export default meta;

type Story = StoryObj<typeof meta>;

const offer = {
  country: textArg('country.at'),
  language: textArg('story.german'),
  price: { current: '45,90 €' },
  shippingCost: '4,90 €',
  delivered: '50,80 €',
  shippingHref: '/versandkosten',
  promise: {
    kind: 'normal',
    cutOff: textArg('story.today'),
    datedCutOff: dayArg('2026-11-23'),
    arrival: { text: dayArg('2026-11-27'), day: '2026-11-27' },
  },
  express: undefined,
  href: '/oesterreich',
  locale: 'de-AT',
  hasOwnPicture: false,
} as const;

/** While the page's own country is chosen: one line, which opens the form. */
export const OwnCountry: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const text = storyText(globals);
    await userEvent.click(canvas.getByText(text('destination.other')));
    const form = canvasElement.querySelector('form');
    if (form === null) throw new Error('There is no form.');
    await userEvent.selectOptions(canvas.getByLabelText(text('destination.country')), 'AT');
    await expect([...new FormData(form).entries()]).toEqual([
      ['materialType', 'leinwand'],
      ['formatType', '600x400'],
      ['country', 'AT'],
    ]);
  },
};

/** Another country: what its shop asks for, when it comes, and the way there. */
export const Elsewhere: Story = {
  args: { chosen: 'AT', elsewhere: offer },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getByText(text('destination.shop'))).toBeVisible();
    const delivered = text('price.delivered', {
      country: argText(globals, textArg('country.at')),
      price: '50,80 €',
    });
    await expect(canvas.getByText(delivered, { exact: false })).toBeVisible();
    const words = text('destination.go', {
      country: argText(globals, textArg('country.at')),
      language: argText(globals, textArg('story.german')),
    });
    const link = canvas.getByRole('link', { name: asPattern(words) });
    await expect(link).toHaveAttribute('hreflang', 'de-AT');
    await expect(canvas.getByLabelText(text('destination.country'))).toHaveValue('AT');
  },
};

/** Reduced, with express, beside the shopper's own picture, which stays on this site. */
export const Everything: Story = {
  args: {
    chosen: 'AT',
    elsewhere: {
      ...offer,
      price: { current: '65,90 €', original: '81,90 €', discount: '−19\u00a0%' },
      delivered: '70,80 €',
      express: textArg('story.express-until'),
      hasOwnPicture: true,
    },
  },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getByText(text('facts.express'))).toBeVisible();
    await expect(canvas.getByText(text('destination.own-picture'))).toBeVisible();
  },
};

/** Something else was chosen: its price there is asked for. */
export const Asking: Story = {
  args: { chosen: 'AT', elsewhere: 'asking' },
  play: async ({ canvas, globals }) => {
    const words = canvas.getByText(storyText(globals)('configurator.loading'));
    await expect(words.parentElement).toHaveAttribute('aria-busy', 'true');
  },
};

export const NotSold: Story = {
  args: { chosen: 'AT', elsewhere: 'not-sold' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(storyText(globals)('destination.not-sold'))).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const Unavailable: Story = {
  args: { chosen: 'AT', elsewhere: 'unavailable' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(storyText(globals)('destination.unavailable'))).toBeVisible();
  },
};
