import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { frameArg, materialArg } from '../../../../../messages/story-args.ts';
import { storyText } from '../../../../../messages/story-text.ts';
import { MoreFormatsDialog, type ListedFormat } from './more-formats.tsx';
import { ownWindow } from '../../../../../components/own-window.ts';

const listed = (
  width: number,
  height: number,
  current: string | undefined,
  rest: Partial<ListedFormat> = {},
): ListedFormat => ({
  value: `${width * 10}x${height * 10}`,
  format: { width: width * 10, height: height * 10 },
  sides: `${width} × ${height}`,
  price: current === undefined ? undefined : { current },
  href: `?material=leinwand&formatType=${width * 10}x${height * 10}`,
  isSelected: false,
  ...rest,
});

const meta = {
  title: 'Patterns/Dialogs/MoreFormatsDialog',
  component: MoreFormatsDialog,
  parameters: ownWindow,
  args: {
    unit: 'cm',
    shippingHref: '#shipping',
    frame: { isOpen: true, onClose: fn(), closeHref: '?material=leinwand' },
    groups: [
      {
        key: '3:2',
        from: { current: '19,90 €', isFrom: true },
        formats: [
          listed(30, 20, '19,90 €'),
          listed(60, 40, '44,90 €', { isSelected: true }),
          listed(90, 60, '64,90 €', {
            price: { current: '64,90 €', original: '79,90 €', discount: '−18\u00a0%' },
          }),
          listed(120, 80, '119,90 €'),
          listed(180, 120, undefined),
        ],
      },
      { key: '4:3', formats: [listed(40, 30, '29,90 €'), listed(80, 60, '69,90 €')] },
      {
        key: 'square',
        formats: [
          listed(20, 20, '17,90 €'),
          listed(50, 50, '49,90 €'),
          listed(100, 100, '139,90 €', {
            otherMaterial: `${materialArg('hahnemuehle')}, ${frameArg('schattenfuge-platte')}`,
            href: '?material=hahnemuehle&formatType=1000x1000',
          }),
        ],
      },
      { key: '3:1', formats: [listed(90, 30, '59,90 €'), listed(150, 50, '109,90 €')] },
    ],
  },
} satisfies Meta<typeof MoreFormatsDialog>;

export default meta;

type Story = StoryObj<typeof meta>;

export const AllFormats: Story = {
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    // One price is reduced: the law wants to know from what.
    await expect(canvas.getByText(text('price.struck'), { exact: false })).toBeVisible();
    await expect(canvas.getByText(`${text('price.from')} 19,90 €`)).toBeVisible();
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('60 × 40');
    await expect(canvas.getByRole('link', { name: /100 × 100/ })).toHaveAttribute(
      'href',
      '?material=hahnemuehle&formatType=1000x1000',
    );
    await expect(canvas.queryByRole('link', { name: /180 × 120/ })).toBeNull();
  },
};

/** However long the list is, it opens at the chosen format. */
export const OpensAtTheChosenFormat: Story = {
  args: {
    groups: [
      {
        key: 'standard',
        formats: Array.from({ length: 120 }, (_, index) =>
          listed(20 + index, 20, '19,90 €', { isSelected: index === 100 }),
        ),
      },
    ],
  },
  play: async ({ canvas }) => {
    const chosen = canvas.getByRole('link', { current: true }).getBoundingClientRect();
    const dialog = canvas.getByRole('dialog').getBoundingClientRect();
    await expect(chosen.top).toBeGreaterThan(dialog.top);
    await expect(chosen.bottom).toBeLessThan(dialog.bottom);
  },
};

export const AllFormatsInDutch: Story = { globals: { locale: 'nl-BE' } };

/** Upright formats first, which experiment 1031 asks for. */
export const PortraitFirst: Story = {
  args: {
    groups: [
      {
        key: '3:2',
        formats: [
          listed(20, 30, '19,90 €'),
          listed(40, 60, '44,90 €'),
          listed(30, 20, '19,90 €'),
          listed(60, 40, '44,90 €', { isSelected: true }),
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: /\d+ × \d+/u });
    await expect(links.map(({ textContent }) => /\d+ × \d+/u.exec(textContent)?.[0])).toEqual([
      '20 × 30',
      '40 × 60',
      '30 × 20',
      '60 × 40',
    ]);
  },
};
