import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { argText, localText, textArg } from '../../messages/story-args.ts';
import { paperPicture } from '../picture/sample-pictures.ts';
import { BesideRoom, Room, RoomCaption, RoomChoices } from './room-choices.tsx';

const onChoose = fn();

const meta = {
  title: 'Patterns/RoomChoices',
  component: RoomChoices,
  args: {
    label: textArg('story.arrangement'),
    choices: [
      { key: 'row', href: '#row', isCurrent: true, words: textArg('story.row') },
      { key: 'grid', href: '#grid', isCurrent: false, words: textArg('story.grid'), onChoose },
    ],
  },
  render: (args, { globals }) => (
    <BesideRoom
      view={
        <>
          <Room>
            <img {...paperPicture} alt="" />
          </Room>
          <RoomCaption>{localText(globals, textArg('story.sofa-width'))}</RoomCaption>
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
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent(
      argText(globals, textArg('story.row')),
    );
    await userEvent.click(
      canvas.getByRole('link', { name: argText(globals, textArg('story.grid')) }),
    );
    await expect(onChoose).toHaveBeenCalled();
  },
};
