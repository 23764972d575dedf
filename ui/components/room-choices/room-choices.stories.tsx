import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { paperPicture } from '../picture/sample-pictures.ts';
import { BesideRoom, Room, RoomCaption, RoomChoices } from './room-choices.tsx';

const onChoose = fn();

const meta = {
  title: 'Patterns/RoomChoices',
  component: RoomChoices,
  args: {
    label: 'Anordnung',
    choices: [
      { key: 'row', href: '#row', isCurrent: true, words: 'Reihe' },
      { key: 'grid', href: '#grid', isCurrent: false, words: 'Raster', onChoose },
    ],
  },
  render: (args) => (
    <BesideRoom
      view={
        <>
          <Room>
            <img {...paperPicture} alt="" />
          </Room>
          <RoomCaption>Das Sofa ist 180 cm breit.</RoomCaption>
        </>
      }
    >
      <RoomChoices {...args} />
    </BesideRoom>
  ),
} satisfies Meta<typeof RoomChoices>;

export default meta;

/** Every choice is a link; with scripts it is shown at once. */
export const Choices: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Reihe');
    await userEvent.click(canvas.getByRole('link', { name: 'Raster' }));
    await expect(onChoose).toHaveBeenCalled();
  },
};
