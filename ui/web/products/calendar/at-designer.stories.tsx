import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { storyText } from '../../../messages/story-text.ts';
import { storyAtDesigner } from '../story-at-designer.tsx';
import { calendarAtDesigner, calendarDrawing } from './at-designer.tsx';

const meta = { title: 'Product/AtDesigner/Calendar' } satisfies Meta;

export default meta;

type Story = StoryObj;

export const Calendar: Story = {
  ...storyAtDesigner(
    calendarAtDesigner,
    {
      locale: 'de-DE',
      type: 'wandkalender',
      format: 'a4-hoch',
      startYear: 2027,
      startMonth: 1,
      mounting: 'spirale',
      accessories: ['pen', 'posterbar'],
      amount: 2,
      hasMoon: true,
      designId: '12',
    },
    () => ({ stage: calendarDrawing }),
  ),
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getByText(/2027/u)).toBeVisible();
    await expect(canvas.getByText(text('fact.accessories')).parentElement?.children).toHaveLength(
      3,
    );
    await expect(canvas.queryByText(text('fact.design-group'))).toBeNull();
    await expect(canvas.queryByText(text('designer.price'))).toBeNull();
  },
};
