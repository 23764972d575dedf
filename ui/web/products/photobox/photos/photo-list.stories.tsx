import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { ownPictureMessages } from '../../../../components/own-picture/messages.ts';
import { PhotosField } from '../../../../components/own-picture/photos-field.tsx';
import { duskPicture } from '../../../../components/picture/sample-pictures.ts';
import { storyLocale, storyText } from '../../../../messages/story-text.ts';
import { textIn } from '../../../../messages/text-in.ts';
import { useText } from '../../../../messages/text.tsx';
import { PhotoList, type ListedPhoto } from './photo-list.tsx';

const onFiles = fn();

type ChosenProps = { readonly problem: string; readonly isReading: boolean };

/** Photos of each kind, as the page draws them. */
const Chosen = ({ problem, isReading }: ChosenProps) => {
  const text = useText();
  const picture = { src: duskPicture.src, ratio: '150 / 100' };
  const [photos, setPhotos] = useState<readonly ListedPhoto[]>([
    {
      id: 1,
      name: 'sonnenuntergang-am-see.jpg',
      picture,
      verdict: { kind: 'good', text: text('photobox.verdict-good') },
    },
    {
      id: 2,
      name: 'IMG_2031.jpg',
      picture: { src: duskPicture.src, ratio: '100 / 150' },
      verdict: { kind: 'acceptable', text: text('photobox.verdict-fair') },
    },
    {
      id: 3,
      name: 'messenger.jpg',
      picture,
      verdict: { kind: 'too-low', text: text('photobox.verdict-too-small') },
    },
    { id: 4, name: 'brief.pdf', problem },
    { id: 5, name: 'IMG_2032.jpg', note: text('photobox.waiting') },
  ]);
  const words = {
    title: text('photobox.photos-title'),
    choose: text('photobox.photos-choose'),
    drop: text('photobox.photos-drop'),
    hint: text('photobox.photos-private'),
  };
  return (
    <PhotosField {...words} onFiles={onFiles}>
      {photos.length > 0 && (
        <PhotoList
          photos={photos}
          label={words.title}
          progress={isReading ? text('photobox.reading', { progress: '4/5' }) : undefined}
          summary={[
            text('photobox.filled', { progress: '3/24' }),
            text('photobox.advice', { format: '15 × 10 cm' }),
          ]}
          removeLabel={(name) => text('photobox.remove', { name })}
          removeAllLabel={text('photobox.remove-all')}
          onRemove={(ids) => setPhotos(photos.filter(({ id }) => !ids.includes(id)))}
        />
      )}
    </PhotosField>
  );
};

const meta = {
  title: 'Product/OwnPhotos',
  component: Chosen,
  args: { problem: '', isReading: false },
  render: (args, { globals }) => (
    <Chosen
      {...args}
      problem={textIn(storyLocale(globals), ownPictureMessages['own-picture.picture-type-unknown'])}
    />
  ),
} satisfies Meta<typeof Chosen>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The focus goes to the next photo, and at last back to the field. */
export const Judged: Story = {
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    const remove = (name: string) =>
      canvas.getByRole('button', { name: text('photobox.remove', { name }) });
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByRole('status')).toHaveTextContent('3/24');
    await userEvent.click(remove('IMG_2031.jpg'));
    await expect(remove('messenger.jpg')).toHaveFocus();
    await userEvent.click(remove('IMG_2032.jpg'));
    await expect(remove('brief.pdf')).toHaveFocus();
    const field = canvas.getByLabelText(new RegExp(text('photobox.photos-choose'), 'u'));
    await userEvent.upload(field, [new File(['a'], 'a.jpg'), new File(['b'], 'b.jpg')], {
      applyAccept: false,
    });
    await expect(onFiles.mock.lastCall?.[0]).toHaveLength(2);
  },
};

/** Removing all of them leads back to the field. */
export const Removed: Story = {
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await userEvent.click(canvas.getByRole('button', { name: text('photobox.remove-all') }));
    await expect(canvas.queryAllByRole('listitem')).toEqual([]);
    await expect(
      canvas.getByLabelText(new RegExp(text('photobox.photos-choose'), 'u')),
    ).toHaveFocus();
  },
};

/** How far it is changes too often to be announced. */
export const Reading: Story = {
  args: { isReading: true },
  play: async ({ canvas, globals }) => {
    const text = storyText(globals);
    await expect(canvas.getByText(text('photobox.reading', { progress: '4/5' }))).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};
