import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { argText, textArg } from '../../messages/story-args.ts';
import { asPattern, storyLocale, storyText } from '../../messages/story-text.ts';
import { duskPicture } from '../picture/sample-pictures.ts';
import { WallPicture } from '../wall-picture/wall-picture.tsx';
import { DesignerSummary } from './designer-summary.tsx';
import { LineDrawing } from './line-drawing.tsx';

const meta = {
  title: 'Product/DesignerSummary',
  component: DesignerSummary,
} satisfies Meta<typeof DesignerSummary>;

export default meta;

type Story = StoryObj<typeof DesignerSummary>;

const backHref = '#back';

const received = {
  kind: 'received',
  backHref,
  stage: <LineDrawing sheet="M36 34h168v138H36z" picture="M46 44h148v118H46z" line="M46 103h148" />,
  facts: [
    [textArg('story.product'), [textArg('story.photo-calendar')]],
    [textArg('story.accessories'), [textArg('story.pen'), textArg('story.poster-rail')]],
  ],
} as const;

const order = {
  price: { current: '129,90 €' },
  shipping: { shippingHref: '#shipping', shippingCost: '4,90\u00a0€' },
} as const;

export const Received: Story = {
  args: received,
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getByText(argText(globals, textArg('story.poster-rail')))).toBeVisible();
    await expect(canvas.getByText(text('designer.text-photos'))).toBeVisible();
    await expect(canvas.queryByText(text('designer.price'))).toBeNull();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#back');
  },
};

/** What hangs on a wall has one around it, and words of its own. */
export const OnTheWall: Story = {
  args: {
    ...received,
    isOnWall: true,
    stage: (
      <WallPicture
        object={{ material: 'leinwand', format: { width: 600, height: 400, unit: 'cm' } }}
        motif={{ ...duskPicture, alt: '' }}
        caption="60 × 40 cm"
      />
    ),
    text: textArg('story.crop-there'),
    warning: textArg('story.photo-gone'),
    order,
  },
  play: async ({ canvas, args, globals }) => {
    const { text = '', warning = '' } = args.kind === 'received' ? args : {};
    await expect(canvas.getByText(argText(globals, text))).toBeVisible();
    await expect(canvas.getByText(argText(globals, warning))).toBeVisible();
    await expect(canvas.getByText('129,90 €')).toBeVisible();
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#shipping',
      '#back',
    ]);
  },
};

export const ManyFacts: Story = {
  args: {
    ...received,
    facts: [
      ...received.facts,
      [textArg('story.finish'), [textArg('story.cotton-paper'), textArg('story.mirrored-edge')]],
      [textArg('story.article-number'), ['WALL-60-40-HM']],
      [textArg('story.ad-id'), ['Cj0KCQiA'.repeat(25)]],
      [textArg('story.came-by'), [textArg('story.shopping-ad')]],
    ],
  },
};

/** A priced hand-off can be put into the cart by a form that needs no script. */
export const IntoTheCart: Story = {
  args: {
    ...received,
    order: {
      ...order,
      cart: {
        locale: 'de-DE',
        article: { designer: 'photo-frame', query: 'materialType=hahnemuehle&formatType=600x400' },
      },
    },
  },
  play: async ({ canvas, canvasElement, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getByRole('button', { name: text('cart.put') })).toBeVisible();
    await expect(canvas.getByLabelText(text('cart.quantity'))).toHaveValue(1);
    const form = canvasElement.querySelector('form') ?? undefined;
    await expect(form).toHaveProperty('method', 'post');
    await expect(Object.fromEntries(new FormData(form))).toEqual({
      locale: storyLocale(globals),
      wants: 'put',
      designer: 'photo-frame',
      article: 'materialType=hahnemuehle&formatType=600x400',
      quantity: '1',
    });
  },
};

/** What is for another market is bought in its shop. */
export const ForAnotherMarket: Story = {
  args: {
    ...received,
    order: {
      ...order,
      elsewhere: {
        country: textArg('country.ch'),
        language: textArg('story.french'),
        href: '#there',
      },
    },
  },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    const names = {
      country: argText(globals, textArg('country.ch')),
      language: argText(globals, textArg('story.french')),
    };
    const name = asPattern(text('destination.go', names));
    await expect(canvas.getByRole('link', { name })).toHaveAttribute('href', '#there');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A reduced price with the lowest one of 30 days, which the law wants beside it. */
export const Reduced: Story = {
  args: {
    ...received,
    order: { ...order, price: { current: '129,90 €', original: '149,90 €' } },
  },
  play: async ({ canvas, globals }) => {
    const lowest = storyText(globals)('price.lowest', { price: '149,90 €' });
    await expect(canvas.getByText(lowest)).toBeVisible();
  },
};

/** The price service did not answer. */
export const DuringOutage: Story = {
  args: { ...received, order: 'unavailable' },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText(storyText(globals)('designer.price-missing'))).toBeVisible();
  },
};

export const RefusedMissing: Story = {
  args: {
    kind: 'refused',
    refusal: {
      kind: 'missing',
      fact: textArg('story.material'),
      parameter: 'materialType',
      value: '',
    },
    backHref,
  },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    const wrong = { fact: argText(globals, textArg('story.material')), parameter: 'materialType' };
    await expect(canvas.getByText(text('designer.refused-missing', wrong))).toBeVisible();
  },
};

export const RefusedUnknown: Story = {
  args: {
    kind: 'refused',
    refusal: {
      kind: 'unknown',
      fact: textArg('story.kind'),
      parameter: 'calendarType',
      value: 'mondkalender',
    },
    backHref,
  },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    const wrong = {
      fact: argText(globals, textArg('story.kind')),
      parameter: 'calendarType',
      value: 'mondkalender',
    };
    await expect(canvas.getByText(text('designer.refused-unknown', wrong))).toBeVisible();
  },
};

export const RefusedMalformed: Story = {
  args: {
    kind: 'refused',
    refusal: {
      kind: 'malformed',
      fact: textArg('configurator.format'),
      parameter: 'photoboxFormat[width]',
      value: 'W'.repeat(60),
    },
    backHref,
  },
};

export const RefusedNotTogether: Story = {
  args: {
    kind: 'refused',
    refusal: {
      kind: 'not-together',
      fact: textArg('story.paper'),
      parameter: 'photobookPaper',
      value: 'feinstweiss',
      other: textArg('story.kind'),
      conflictsWith: 'photobookType',
    },
    backHref,
  },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    const reason = text('designer.refused-not-together', {
      fact: argText(globals, textArg('story.paper')),
      parameter: 'photobookPaper',
      value: 'feinstweiss',
      other: argText(globals, textArg('story.kind')),
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
      fact: textArg('story.finish'),
      parameter: 'optionTypes',
      value: 'leinwand-rand-farbig',
      other: textArg('story.finish'),
      conflictsWith: 'optionTypes',
    },
    backHref,
  },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    const reason = text('designer.refused-contradiction', {
      fact: argText(globals, textArg('story.finish')),
      parameter: 'optionTypes',
      value: 'leinwand-rand-farbig',
    });
    await expect(canvas.getByText(reason)).toBeVisible();
  },
};

export const RefusedNotSold: Story = {
  args: {
    kind: 'refused',
    refusal: {
      kind: 'not-sold',
      fact: textArg('story.material'),
      parameter: 'materialType',
      value: 'pvcplane',
    },
    backHref,
  },
};
