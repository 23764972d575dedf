import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { storyText } from '../../messages/story-text.ts';
import { duskPicture } from '../picture/sample-pictures.ts';
import { sampleCollage } from '../collage-drawing/sample-collage.ts';
import { DesignerSummary } from './designer-summary.tsx';

const meta = {
  title: 'Product/DesignerSummary',
  component: DesignerSummary,
} satisfies Meta<typeof DesignerSummary>;

export default meta;

type Story = StoryObj<typeof DesignerSummary>;

const backHref = '#back';

/** A shopper who came without anything beside the product. */
const plain = {
  locale: 'Deutschland, Deutsch',
  sku: undefined,
  'add-to-cart': undefined,
  'ad-click-id': undefined,
  'referral-source': undefined,
} as const;

const framed = {
  kind: 'photo-frame',
  backHref,
  facts: {
    ...plain,
    product: 'Wandbild',
    material: 'Hahnemühle FineArt',
    frame: 'Holzrahmen',
    mat: 'Passepartout weiß, 30 mm',
    glass: undefined,
    format: '60 × 40 cm',
    options: [],
    pictures: undefined,
    design: undefined,
  },
  object: {
    material: 'hahnemuehle',
    frame: 'holzrahmen',
    mat: { matType: 'mat-weiss', matSize: 30 },
    format: { width: 600, height: 400, unit: 'cm' },
  },
  motif: { ...duskPicture, alt: 'Berge in der Dämmerung' },
  caption: '60 × 40 cm',
  price: { current: '129,90 €' },
  shipping: { shippingHref: '#shipping', shippingCost: '4,90\u00a0€' },
} as const;

export const WallPicture: Story = {
  args: framed,
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getByText(text('fact.mat'))).toBeVisible();
    await expect(canvas.getByText('Passepartout weiß, 30 mm')).toBeVisible();
    await expect(canvas.getByText('129,90 €')).toBeVisible();
    await expect(canvas.queryByText(text('fact.sku'))).toBeNull();
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#shipping',
      '#back',
    ]);
  },
};

export const WallPictureWithEveryFact: Story = {
  args: {
    ...framed,
    facts: {
      ...framed.facts,
      options: ['Papier: Baumwolle, matt', 'Rand: gespiegelt'],
      design: '4711',
      sku: 'WALL-60-40-HM',
      'add-to-cart': 'Ja',
      'ad-click-id': 'Cj0KCQiA'.repeat(25),
      'referral-source': 'Shopping-Anzeige',
    },
  },
};

/** A priced hand-off can be put into the cart by a form that needs no script. */
export const IntoTheCart: Story = {
  args: {
    ...framed,
    cart: {
      locale: 'de-DE',
      article: { designer: 'photo-frame', query: 'materialType=hahnemuehle&formatType=600x400' },
    },
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getByRole('button', { name: text('cart.put') })).toBeVisible();
    await expect(canvas.getByLabelText(text('cart.quantity'))).toHaveValue(1);
    const form = canvasElement.querySelector('form') ?? undefined;
    await expect(form).toHaveProperty('method', 'post');
    await expect(Object.fromEntries(new FormData(form))).toEqual({
      locale: 'de-DE',
      wants: 'put',
      designer: 'photo-frame',
      article: 'materialType=hahnemuehle&formatType=600x400',
      quantity: '1',
    });
  },
};

/** A reduced price with the lowest one of 30 days, which the law wants beside it. */
export const Reduced: Story = {
  args: { ...framed, price: { current: '129,90 €', original: '149,90 €' } },
  play: async ({ canvas, globals }) => {
    const lowest = storyText(globals)('price.lowest', { price: '149,90 €' });
    await expect(canvas.getByText(lowest)).toBeVisible();
  },
};

/** The price service did not answer. */
export const PhotoFrameDuringOutage: Story = {
  args: { ...framed, price: 'unavailable' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(storyText(globals)('designer.price-missing'))).toBeVisible();
  },
};

/** Options may cost more than the article: no price rather than a wrong one. */
export const WallPictureWithoutPrice: Story = {
  args: {
    ...framed,
    object: { material: 'leinwand', format: { width: 240, height: 160, unit: 'in' } },
    facts: {
      ...framed.facts,
      material: 'Canvas',
      frame: 'None',
      mat: undefined,
      glass: undefined,
      format: '24 × 16 in',
      options: ['Stretcher frame: 1.5 in'],
    },
    caption: '24 × 16 in',
    price: undefined,
  },
  globals: { locale: 'en-US' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByText(storyText(globals)('designer.price'))).toBeNull();
  },
};

export const Calendar: Story = {
  args: {
    kind: 'calendar',
    backHref,
    facts: {
      ...plain,
      product: 'Fotokalender',
      type: 'Wandkalender',
      format: 'A4 hoch',
      start: 'Januar 2027',
      mounting: 'Spiralbindung',
      accessories: ['Stift', 'Posterleiste'],
      'design-group': undefined,
      design: '12',
    },
  },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getByText('Januar 2027')).toBeVisible();
    await expect(canvas.getByText('Posterleiste')).toBeVisible();
    await expect(canvas.queryByText(text('designer.price'))).toBeNull();
  },
};

export const Card: Story = {
  args: {
    kind: 'card',
    backHref,
    facts: {
      ...plain,
      product: 'Karten',
      theme: 'wiesenblumen',
      occasion: 'Hochzeit',
      quantity: '50',
      sample: undefined,
      format: '11,5 × 16,8 cm',
      paper: 'naturkarton',
      refinement: 'Goldfolie',
      punching: undefined,
      accessories: ['Band: satin, rot', 'Umschlag: Spitze Klappe, creme'],
      category: undefined,
      tag: undefined,
      'design-group': undefined,
      design: undefined,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Umschlag: Spitze Klappe, creme')).toBeVisible();
  },
};

export const Collage: Story = {
  args: {
    kind: 'collage',
    backHref,
    facts: {
      ...plain,
      product: 'Collagen',
      collage: '13',
      pictures: '12',
      material: 'Acrylglas',
      frame: 'Ohne',
      mat: undefined,
      glass: undefined,
      format: '90 × 60 cm',
      options: ['Bohrungen: Bohrungen in den Ecken'],
    },
    drawing: sampleCollage(900, 600, 4, 3),
    price: { current: '119,90 €' },
  },
};

/** A design that is not known has the drawing of any collage. */
export const UnknownCollage: Story = {
  args: {
    kind: 'collage',
    backHref,
    facts: {
      ...plain,
      product: 'Collagen',
      collage: '9999',
      pictures: undefined,
      material: undefined,
      frame: undefined,
      mat: undefined,
      glass: undefined,
      format: undefined,
      options: [],
    },
    drawing: undefined,
    price: undefined,
  },
};

export const Photobook: Story = {
  args: {
    kind: 'photobook',
    backHref,
    facts: {
      ...plain,
      product: 'Fotobücher',
      type: 'Echtfotobuch',
      format: 'A4 quer',
      pages: '32',
      amount: '2',
      cover: 'Hardcover',
      lamination: 'Matt',
      refinement: 'Goldfolie',
      binding: 'Layflat-Bindung',
      paper: 'Glänzend',
      printing: 'Belichtung auf Fotopapier',
      'design-set': 'reise',
      template: 'reise-a4-quer',
      'price-pages': '48',
    },
  },
};

export const Photobox: Story = {
  args: {
    kind: 'photobox',
    backHref,
    facts: {
      ...plain,
      product: 'Fotoabzüge',
      type: 'Fotoabzüge',
      format: '15 × 10 cm',
      paper: 'Fotopapier matt',
    },
  },
};

export const RefusedMissing: Story = {
  args: {
    kind: 'refused',
    refusal: { kind: 'missing', parameter: 'materialType', value: '' },
    backHref,
  },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    const wrong = { fact: text('fact.material'), parameter: 'materialType' };
    await expect(canvas.getByText(text('designer.refused-missing', wrong))).toBeVisible();
  },
};

export const RefusedUnknown: Story = {
  args: {
    kind: 'refused',
    refusal: { kind: 'unknown', parameter: 'calendarType', value: 'mondkalender' },
    backHref,
  },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    const wrong = { fact: text('fact.type'), parameter: 'calendarType', value: 'mondkalender' };
    await expect(canvas.getByText(text('designer.refused-unknown', wrong))).toBeVisible();
  },
};

export const RefusedMalformed: Story = {
  args: {
    kind: 'refused',
    refusal: { kind: 'malformed', parameter: 'photoboxFormat[width]', value: 'W'.repeat(60) },
    backHref,
  },
};

export const RefusedNotTogether: Story = {
  args: {
    kind: 'refused',
    refusal: {
      kind: 'not-together',
      parameter: 'photobookPaper',
      value: 'feinstweiss',
      conflictsWith: 'photobookType',
    },
    backHref,
  },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    const reason = text('designer.refused-not-together', {
      fact: text('fact.paper'),
      parameter: 'photobookPaper',
      value: 'feinstweiss',
      other: text('fact.type'),
      conflictsWith: 'photobookType',
    });
    await expect(canvas.getByText(reason)).toBeVisible();
  },
};

/** Two options of one group. */
export const RefusedContradiction: Story = {
  args: {
    kind: 'refused',
    refusal: {
      kind: 'not-together',
      parameter: 'optionTypes',
      value: 'leinwand-rand-farbig',
      conflictsWith: 'optionTypes',
    },
    backHref,
  },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    const reason = text('designer.refused-contradiction', {
      fact: text('fact.options'),
      parameter: 'optionTypes',
      value: 'leinwand-rand-farbig',
    });
    await expect(canvas.getByText(reason)).toBeVisible();
  },
};

export const RefusedNotSold: Story = {
  args: {
    kind: 'refused',
    refusal: { kind: 'not-sold', parameter: 'materialType', value: 'pvcplane' },
    backHref,
  },
};
