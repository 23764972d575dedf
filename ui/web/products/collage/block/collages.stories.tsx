import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { moneyStyles } from '../../../../../core/domain/money/money-styles.ts';
import type { CollageDesign } from '../../../../../core/domain/products/collage/collage-design.ts';
import type {
  CollageMaterial,
  CollageOffer,
} from '../../../../../core/domain/products/collage/collage-offer.ts';
import type { CollageChoice } from '../../../../../core/domain/products/collage/collage-choices.ts';
import { Delivery } from '../../../../components/delivery/delivery.tsx';
import {
  argText,
  dayArg,
  frameArg,
  materialArg,
  textArg,
} from '../../../../messages/story-args.ts';
import { asPattern, storyLocale, storyText } from '../../../../messages/story-text.ts';
import { CollagesView } from './collages.tsx';

const design: CollageDesign = {
  designId: 101,
  name: 'Solo 3',
  ratio: { width: 3, height: 2 },
  tiles: [
    { left: 0.006, top: 0.009, width: 0.654, height: 0.982 },
    { left: 0.672, top: 0.009, width: 0.321, height: 0.482 },
    { left: 0.672, top: 0.509, width: 0.321, height: 0.482 },
  ],
};

const wayOn = textArg('story.design-now');

const priced = (width: number, height: number, cents: number) => ({
  format: { width, height, unit: 'cm' as const },
  price: {
    priceCurrent: { minorUnits: cents, currency: 'eur' as const },
    priceOriginal: { minorUnits: cents, currency: 'eur' as const },
  },
});

const start = priced(600, 400, 4490);

const canvasMaterial: CollageMaterial = {
  materialType: 'leinwand',
  components: [],
  formats: [
    priced(300, 200, 1990),
    start,
    priced(900, 600, 6490),
    { format: { width: 3000, height: 2000, unit: 'cm' } },
  ],
  start,
};

const poster: CollageMaterial = {
  materialType: 'poster',
  components: [],
  formats: [priced(300, 200, 690), priced(600, 400, 1490)],
  start: priced(600, 400, 1490),
};

const offer: CollageOffer = {
  shown: { design, missing: undefined },
  work: { kind: 'priced', materials: [canvasMaterial, poster] },
  templates: {
    tileCounts: [2, 3, 4],
    designGroupIds: ['centrepieces'],
    groups: [
      {
        designGroupId: 'centrepieces',
        name: textArg('story.evening'),
        templates: [
          { designId: 101, tileCount: 3, orientation: 'landscape', design },
          // Its design did not come in time: it can be chosen all the same.
          { designId: 102, tileCount: 3, orientation: 'portrait', design: undefined },
        ],
      },
    ],
  },
};

const choice: CollageChoice = {
  selection: { tileCount: 3 },
  collageId: 101,
  design: { designName: 'Solo', tileCount: 3 },
  chosen: { material: canvasMaterial, option: start, isAsAsked: true },
};

const meta = {
  title: 'Blocks/Collages',
  component: CollagesView,
  args: {
    block: {
      kind: 'collage',
      id: 'collage',
      headline: 'Collage',
      templatesHeadline: textArg('collage.show-all'),
      startLabel: wayOn,
      materials: [{ materialType: 'leinwand' }, { materialType: 'poster' }],
    },
    locale: 'de-DE',
    moneyStyle: moneyStyles['de-DE'],
    offer,
    choice,
    componentFacts: [],
    designerBase: '/configurator-collage',
    shippingHref: '#versand',
    shippingFrom: { minorUnits: 490, currency: 'eur' },
    delivery: (
      <Delivery
        promise={{
          kind: 'normal',
          cutOff: dayArg('2026-11-23'),
          datedCutOff: dayArg('2026-11-23'),
          arrival: { text: dayArg('2026-11-27'), day: '2026-11-27' },
        }}
      />
    ),
  },
} satisfies Meta<typeof CollagesView>;

export default meta;

type Story = StoryObj<typeof meta>;

const framed: CollageMaterial = { ...poster, components: [['frameType', 'holzrahmen']] };

/** A frame that a link or a list brought along. */
export const Framed: Story = {
  args: {
    offer: { ...offer, work: { kind: 'priced', materials: [canvasMaterial, framed] } },
    choice: {
      ...choice,
      selection: { materialType: 'poster', components: framed.components },
      chosen: { material: framed, option: framed.start, isAsAsked: true },
    },
    componentFacts: [[textArg('story.frame'), [frameArg('holzrahmen')]]],
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(argText(globals, frameArg('holzrahmen')))).toBeVisible();
    const without = { name: storyText(globals)('collage.without-components') };
    await expect(canvas.getByRole('link', without)).toHaveAttribute(
      'href',
      '?materialType=poster#collage',
    );
    await expect(canvas.getByRole('link', { name: /30 × 20/u })).toHaveAttribute(
      'href',
      '?designId=101&materialType=poster&formatType=300x200&frameType=holzrahmen#collage-formats',
    );
  },
};

/** Each link keeps what is chosen beside it; another template begins with its own format. */
export const Shown: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('link', { name: /90 × 60/u })).toHaveAttribute(
      'href',
      '?tileCount=3&designId=101&materialType=leinwand&formatType=900x600#collage-formats',
    );
    const poster = asPattern(argText(globals, materialArg('poster')));
    await expect(canvas.getByRole('link', { name: poster })).toHaveAttribute(
      'href',
      '?tileCount=3&designId=101&materialType=poster&formatType=600x400#collage-materials',
    );
    const text = storyText(globals);
    const [photos, portrait] = [text('collage.photos', { count: 3 }), text('collage.portrait')];
    const name = new RegExp(`^${photos}\\s?, ${portrait}$`, 'u');
    await expect(canvas.getByRole('link', { name })).toHaveAttribute(
      'href',
      '?tileCount=3&designId=102#collage',
    );
    const drawing = asPattern(text('collage.drawing', { photos, format: '60 × 40\u00a0cm' }));
    await expect(canvas.getByRole('img', { name: drawing })).toBeVisible();
    await expect(canvas.getByText(text('price.tax'), { exact: false })).toBeVisible();
    const wish = new RegExp(text('wish.add'), 'u');
    await expect(canvas.getByRole('button', { name: wish })).toBeVisible();
    await expect(canvas.getByRole('link', { name: argText(globals, wayOn) })).toHaveAttribute(
      'href',
      `/configurator-collage?designId=101&designName=Solo&tileCount=3&materialType=leinwand&formatType=600x400&locale=${storyLocale(globals)}`,
    );
    // What cannot be had is not a link.
    await expect(canvas.queryByRole('link', { name: /300 × 200/u })).toBeNull();
    // Material, format, template and both filters.
    await expect(canvas.getAllByRole('link', { current: true })).toHaveLength(5);
  },
};

const unpriced = { ...choice, chosen: undefined };

/** The address named a collage that there is not. */
export const Missing: Story = {
  args: { offer: { ...offer, shown: { design, missing: 9999 } } },
  play: async ({ canvas, globals }) => {
    const missing = storyText(globals)('collage.missing', { id: '9999' });
    await expect(canvas.getByText(missing)).toBeVisible();
  },
};

/** The price service does not answer: the link to the designer stays. */
export const Unpriced: Story = {
  args: { offer: { ...offer, work: { kind: 'unpriced' } }, choice: unpriced, delivery: undefined },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('link', { name: argText(globals, wayOn) })).toBeVisible();
  },
};

/** Sold in no format of the template's ratio: there is no way on. */
export const NotSold: Story = {
  args: { offer: { ...offer, work: { kind: 'not-sold' } }, choice: unpriced, delivery: undefined },
  play: async ({ canvas, globals }) => {
    await expect(canvas.queryByRole('link', { name: argText(globals, wayOn) })).toBeNull();
  },
};

/** Nothing fits what is looked for. */
export const NoTemplates: Story = {
  args: {
    offer: { ...offer, templates: { tileCounts: [2, 3, 4], designGroupIds: [], groups: [] } },
  },
  play: async ({ canvas, globals }) => {
    const name = storyText(globals)('collage.show-all');
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '?#collage-templates');
  },
};

/** Nothing could be loaded. */
export const Nothing: Story = {
  args: {
    offer: {
      shown: undefined,
      work: { kind: 'unpriced' },
      templates: undefined,
    },
    choice: unpriced,
    designerBase: undefined,
    delivery: undefined,
  },
};
