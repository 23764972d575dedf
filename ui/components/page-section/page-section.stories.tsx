import type { Meta, StoryObj } from '@storybook/react-vite';

import { PageSection } from './page-section.tsx';

const text =
  'Wir drucken auf ein Gewebe aus reiner Baumwolle, 370 Gramm je Quadratmeter, mit Pigmenttinten, die 75 Jahre nicht verblassen. Danach wird die Leinwand von Hand auf einen Rahmen aus Fichtenholz gespannt.';

const meta = {
  title: 'Foundations/PageSection',
  component: PageSection,
  parameters: { layout: 'fullscreen' },
  args: { headline: 'Wie Ihre Leinwand entsteht', children: <p>{text}</p> },
} satisfies Meta<typeof PageSection>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { width: 'text' } };

export const Wide: Story = {};

export const Sunken: Story = { args: { tone: 'sunken', width: 'text' } };

export const NoHeadline: Story = { args: { headline: undefined, width: 'text' } };

export const LongHeadline: Story = {
  args: {
    width: 'text',
    headline:
      'Großformatige Wandbilder auf Baumwollgewebe mit handgespanntem Keilrahmen aus heimischer Fichte',
  },
};
