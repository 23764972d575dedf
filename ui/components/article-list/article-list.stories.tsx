import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { materialLabel } from '../../../core/domain/catalogue/labels.ts';
import { pictureAttributes } from '../../../core/domain/image/attributes.ts';
import { textArg } from '../../messages/story-args.ts';
import { storyLocale, storyText } from '../../messages/story-text.ts';
import { useText } from '../../messages/text.tsx';
import { Picture } from '../picture/picture.tsx';
import {
  Article,
  ArticleButton,
  ArticleForm,
  ArticleLine,
  ArticleLink,
  ArticleList,
  Articles,
} from './article-list.tsx';

/** One article with its ways, in the words of the cart. */
const Sample = ({ name }: { readonly name: string }) => {
  const text = useText();
  return (
    <>
      <Articles facts={[text('cart.count', { count: 1 }), text('cart.price-now')]}>
        <Article
          name={name}
          detail="60 × 40 cm"
          picture={
            <Picture
              {...pictureAttributes('swatch', { kind: 'material', material: 'leinwand' })}
              alt=""
              fit="cover"
            />
          }
          price="39,90 €"
        >
          <ArticleForm action="/forms/list" fields={[['item', 'a']]}>
            <ArticleButton name={name}>{text('cart.remove')}</ArticleButton>
          </ArticleForm>
          <ArticleLink name={name} tone="quiet" href="/leinwanddruck">
            {text('cart.view')}
          </ArticleLink>
          <ArticleLink name={name} tone="quiet" href={undefined}>
            {text('checkout.to-checkout')}
          </ArticleLink>
        </Article>
      </Articles>
      <ArticleLine>
        <p>{text('cart.total')}</p>
        <p>39,90 €</p>
      </ArticleLine>
    </>
  );
};

const meta = {
  title: 'Product/ArticleList',
  component: ArticleList,
  args: {
    tones: { kept: 'positive' },
    answers: ['kept'],
    idOf: (answer) => `article-${answer}`,
    textOf: () => '✓',
    children: null,
  },
  render: (args, { globals }) => (
    <ArticleList {...args}>
      <Sample name={materialLabel(storyLocale(globals), 'leinwand')} />
    </ArticleList>
  ),
} satisfies Meta<typeof ArticleList>;

export default meta;

type Story = StoryObj<typeof meta>;

/** An answer is hidden until the page's address names it. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getByText('✓')).not.toBeVisible();
    const form = canvasElement.querySelector('form') ?? undefined;
    await expect(new FormData(form).get('item')).toBe('a');
    const name = materialLabel(storyLocale(globals), 'leinwand');
    await canvas.findByRole('button', {
      name: new RegExp(`^${text('cart.remove')}.*${name}$`, 'u'),
    });
    await canvas.findByRole('link', { name: new RegExp(`^${text('cart.view')}.*${name}$`, 'u') });
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
  },
};

/** As wide as its place: a wide window is not left half empty. */
export const InAWideWindow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: '70rem' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const row = canvas.getByRole('listitem');
    await expect(row.offsetWidth).toBe(row.closest('div')?.parentElement?.offsetWidth);
  },
};

export const Unavailable: Story = {
  args: { problem: textArg('story.list-away') },
  render: (args) => <ArticleList {...args} />,
};
