import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { emptyToolboxStep } from '../../../core/domain/toolbox/toolbox-step.ts';
import { storyText } from '../../messages/story-text.ts';
import { textArg } from '../../messages/story-args.ts';
import { sampleBlockProps } from '../sample-block-props.ts';
import { ToolboxBlockView } from './toolbox.tsx';

const result = { id: 'a', name: 'meer.jpg', type: 'jpg', byteCount: 812_000 } as const;

const meta = {
  title: 'Blocks/Toolbox',
  component: ToolboxBlockView,
  args: {
    ...sampleBlockProps,
    block: {
      kind: 'toolbox',
      id: 'toolbox',
      headline: textArg('toolbox.start'),
      step: emptyToolboxStep,
    },
  },
} satisfies Meta<typeof ToolboxBlockView>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Sent as it is: no script is needed. An iPhone makes JPEG of what is chosen. */
export const Empty: Story = {
  play: async ({ canvas, canvasElement, globals }) => {
    const form = canvasElement.querySelector('form');
    await expect(form).toHaveAttribute('enctype', 'multipart/form-data');
    const files = canvas.getByLabelText(storyText(globals)('toolbox.files'));
    await expect(files).toHaveAttribute('multiple');
    await expect(files).not.toHaveAttribute('accept', expect.stringContaining('heic'));
    await expect(canvas.getAllByRole('option')).toHaveLength(5);
  },
};

/** One file that is converted, one that is small already, and one for each way to be refused. */
export const Worked: Story = {
  args: {
    block: {
      ...meta.args.block,
      step: {
        wish: 'smaller',
        problem: undefined,
        outcomes: [
          { kind: 'made', name: 'meer.png', byteCount: 4_300_000, results: [result] },
          { kind: 'already-small', name: 'berg.jpg', byteCount: 90_000 },
          { kind: 'refused', name: 'IMG_1.heic', byteCount: 1_000_000, problem: 'heic' },
          { kind: 'refused', name: 'plan.pdf', byteCount: 400_000, problem: 'locked' },
          { kind: 'refused', name: 'buch.pdf', byteCount: 400_000, problem: 'pages' },
        ],
      },
    },
  },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getByRole('combobox')).toHaveValue('smaller');
    const link = canvas.getByRole('link', { name: /meer\.jpg/u });
    await expect(link).toHaveAttribute('href', '/web-api/toolbox-download?id=a');
    await expect(canvas.getByText(text('toolbox.error.heic'))).toBeVisible();
    await expect(canvas.getByText(text('toolbox.already-small'))).toBeVisible();
  },
};

/** Nothing was brought. */
export const NoFile: Story = {
  args: { block: { ...meta.args.block, step: { ...emptyToolboxStep, problem: 'none' } } },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(storyText(globals)('toolbox.none'));
  },
};
