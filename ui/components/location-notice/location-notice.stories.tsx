import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { textArg } from '../../messages/story-args.ts';
import { LocationNotice } from './location-notice.tsx';
import { ownWindow } from '../own-window.ts';

const meta = {
  title: 'Shell/LocationNotice',
  component: LocationNotice,
  parameters: ownWindow,
  args: {
    country: textArg('country.ch'),
    language: textArg('story.german'),
    locale: 'de-CH',
    href: '#ch',
    isSamePage: true,
    stayHref: '#here',
    onChoice: fn(),
  },
  decorators: [
    (Story) => (
      <div>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LocationNotice>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The page is there, too: the link leads to it. */
export const ToThePage: Story = {
  play: async ({ canvas, args }) => {
    const [go, stay] = canvas.getAllByRole('link');
    await expect(go).toHaveAttribute('href', '#ch');
    await expect(go).toHaveAttribute('hreflang', 'de-CH');
    await expect(stay).toHaveAttribute('href', '#here');
    await expect(args.onChoice).not.toHaveBeenCalled();
  },
};

/** The page is not there: the link says that it leads to the start page. */
export const ToTheStartPage: Story = { args: { isSamePage: false } };

/** Both ways are links of the keyboard; staying changes no address. */
export const Stay: Story = {
  play: async ({ args }) => {
    const before = location.href;
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoice).toHaveBeenCalledOnce();
    await expect(location.href).toBe(before);
  },
};

export const LongNames: Story = {
  args: { country: textArg('story.long-country'), language: textArg('story.english') },
  globals: { viewport: { value: 'phone' } },
};
