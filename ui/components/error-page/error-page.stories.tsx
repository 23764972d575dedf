import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ErrorPage } from './error-page.tsx';

const meta = {
  title: 'Pages/ErrorPage',
  component: ErrorPage,
  parameters: { layout: 'fullscreen' },
  args: { error: { kind: 'not-found', path: '/leinwnaddruck' }, homeHref: '#start' },
} satisfies Meta<typeof ErrorPage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The account, where no application answers it. */
export const OtherApplication: Story = { args: { error: { kind: 'application' } } };

export const NotFound: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page Not Found: /leinwnaddruck')).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#start');
  },
};

export const Failed: Story = {
  args: { error: { kind: 'failed', status: 500 }, reloadHref: '#reload' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
};

export const WithDetails: Story = {
  args: {
    error: { kind: 'failed', status: 502 },
    details: {
      code: 'storyblok-page-not-found',
      message: 'The content service answered 502 within 1.2 s',
      requestId: '01HF5Z8Q3V6M2K9T7R4W1X0Y',
    },
  },
};

export const LongText: Story = {
  args: {
    error: { kind: 'not-found', path: `/${'wandbilder-aus-acrylglas-'.repeat(12)}` },
  },
};
