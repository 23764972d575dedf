import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { materialLabel } from '../../../../core/domain/catalogue/labels.ts';
import { storyText } from '../../../messages/story-text.ts';
import type { WallPictureHandOff } from '../../../../core/domain/products/wall-picture/wall-picture-hand-off.ts';
import { duskPicture } from '../../../components/picture/sample-pictures.ts';
import { storyAtDesigner } from '../story-at-designer.tsx';
import { showOnWall, wallPictureAtDesigner } from './at-designer.tsx';
import type { InteriorPicture } from './interior-picture.ts';

const meta = { title: 'Product/AtDesigner/WallPicture' } satisfies Meta;

export default meta;

type Story = StoryObj;

const framed: WallPictureHandOff = {
  locale: 'de-DE',
  materialType: 'hahnemuehle',
  frame: { frameType: 'holzrahmen', matType: 'mat-weiss', matSize: 30 },
  format: { width: 600, height: 400, unit: 'cm' },
  optionTypes: [],
};

const order = {
  price: { current: '129,90 €' },
  shipping: { shippingHref: '#shipping', shippingCost: '4,90\u00a0€' },
};

const shown = (
  handOff: WallPictureHandOff,
  own: InteriorPicture['own'],
  priced: typeof order | undefined,
): Story =>
  storyAtDesigner(
    wallPictureAtDesigner,
    handOff,
    (words) =>
      showOnWall(
        handOff,
        { motif: { ...duskPicture, alt: materialLabel(words.locale, 'leinwand') }, own },
        words,
      ),
    priced,
  );

export const WallPicture: Story = {
  ...shown(framed, undefined, order),
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getByText(text('fact.mat'))).toBeVisible();
    await expect(canvas.getByText(/3\scm/u)).toBeVisible();
    await expect(canvas.getByText('129,90 €')).toBeVisible();
    await expect(canvas.getByText(text('designer.text'))).toBeVisible();
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#shipping',
      '#back',
    ]);
  },
};

const own = { picture: { id: 'p-1' }, designId: '4711' };

/** The shopper's own photo, and all that can be chosen beside it. */
export const WithEveryFact: Story = {
  ...shown(
    { ...framed, ...own, materialType: 'leinwand', optionTypes: ['leinwand-rand-gespiegelt'] },
    'shown',
    order,
  ),
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getByText(text('designer.text-own'))).toBeVisible();
    await expect(canvas.getByText(text('fact.options'))).toBeVisible();
    await expect(canvas.getByText('4711')).not.toBeVisible();
  },
};

/** An own photo was handed over that is not here. */
export const WithoutItsPhoto: Story = {
  ...shown({ ...framed, ...own }, 'missing', order),
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(storyText(globals)('designer.own-missing'))).toBeVisible();
  },
};

/** Options may cost more than the article: no price rather than a wrong one. */
export const WithoutPrice: Story = {
  ...shown(
    {
      locale: 'en-US',
      materialType: 'leinwand',
      format: { width: 240, height: 160, unit: 'in' },
      optionTypes: ['leinwand-keilrahmen-38mm'],
    },
    undefined,
    undefined,
  ),
  globals: { locale: 'en-US' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText('24 × 16 in', { selector: 'dd' })).toBeVisible();
    await expect(canvas.queryByText(storyText(globals)('designer.price'))).toBeNull();
  },
};
