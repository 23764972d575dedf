import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { pictureAttributes } from '../../../core/domain/image/attributes.ts';
import { Button } from '../button/button.tsx';
import {
  Article,
  ArticleForm,
  ArticleLine,
  ArticleList,
  ArticleNote,
  Articles,
} from './article-list.tsx';

const meta = {
  title: 'Components/ArticleList',
  component: ArticleList,
  args: {
    answers: [{ id: 'article-answer', tone: 'positive', text: 'Gemerkt.' }],
    children: (
      <>
        <ArticleNote>1 Stück</ArticleNote>
        <Articles>
          <Article
            name="Leinwand"
            detail="60 × 40 cm"
            picture={{
              ...pictureAttributes('swatch', { kind: 'material', material: 'leinwand' }),
              alt: '',
            }}
            price="39,90 €"
          >
            <ArticleForm action="/forms/list" fields={[['item', 'a']]}>
              <Button type="submit" tone="quiet">
                Entfernen
              </Button>
            </ArticleForm>
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
  },
};
