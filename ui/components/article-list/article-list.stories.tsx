import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { pictureAttributes } from '../../../core/domain/image/attributes.ts';
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

const meta = {
  title: 'Product/ArticleList',
  component: ArticleList,
  args: {
    tones: { kept: 'positive' },
    answers: ['kept'],
    idOf: (answer) => `article-${answer}`,
    textOf: () => 'Gemerkt.',
    children: (
      <>
        <Articles facts={['1 Stück', 'Preise von heute']}>
          <Article
            name="Leinwand"
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
              <ArticleButton name="Leinwand">Entfernen</ArticleButton>
            </ArticleForm>
            <ArticleLink name="Leinwand" tone="quiet" href="/leinwanddruck">
              Ansehen
            </ArticleLink>
            <ArticleLink name="Leinwand" tone="quiet" href={undefined}>
              Bestellen
            </ArticleLink>
          </Article>
        </Articles>
        <ArticleLine>
          <p>Summe</p>
          <p>39,90 €</p>
        </ArticleLine>
      </>
    ),
  },
} satisfies Meta<typeof ArticleList>;

export default meta;

type Story = StoryObj<typeof meta>;

/** An answer is hidden until the page's address names it. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Gemerkt.')).not.toBeVisible();
    const form = canvasElement.querySelector('form') ?? undefined;
    await expect(new FormData(form).get('item')).toBe('a');
    await canvas.findByRole('button', { name: /^Entfernen.*Leinwand$/u });
    await canvas.findByRole('link', { name: /^Ansehen.*Leinwand$/u });
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
  args: { problem: 'Die Liste ist gerade nicht zu lesen.', children: null },
};
