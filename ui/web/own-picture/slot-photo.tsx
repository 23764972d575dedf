import { useEffect, useState } from 'react';

import type { ImageSize } from '../../../core/domain/image/image-size.ts';
import { ownPictureFieldMessages } from '../../components/own-picture/messages.ts';
import { OwnPictureField } from '../../components/own-picture/own-picture-field.tsx';
import { phoneWayMessages } from '../../components/phone-photo/messages.ts';
import type { MessageTable } from '../../messages/message-table.ts';
import { plainMessages } from '../../messages/text-in.ts';
import { MessagesProvider, useText } from '../../messages/text.tsx';
import { useShell } from '../islands/use-shell.ts';
import {
  chooseOwnPicture,
  receiveOwnPicture,
  showKeptPicture,
  useOwnPicture,
} from './own-picture-store.ts';
import { PhoneWay } from './phone-way.tsx';
import styles from './slot-photo.module.css';

type SlotPhotoProps = {
  /** In millimetres. */
  readonly slot: ImageSize;
  /** To the designer. */
  readonly href: string;
};

const ignored = (): undefined => undefined;

const PhotoField = ({ slot, href }: SlotPhotoProps) => {
  const text = useText();
  const { channel, locale } = useShell();
  const { state, tools } = useOwnPicture();
  useEffect(showKeptPicture, []);
  return (
    <OwnPictureField
      handOff={href.split('?')[1] ?? ''}
      onFile={(file) => void chooseOwnPicture(file).catch(ignored)}
      stage={state.kind}
      way={
        <PhoneWay
          onPhoto={(sent) => void receiveOwnPicture(sent, { channel, locale }).catch(ignored)}
        />
      }
      announcement={state.kind === 'shown' ? text('own-picture.chosen') : undefined}
    >
      {tools && state.kind !== 'none' ? (
        <tools.Panel
          state={state}
          tools={tools}
          // A sheet: nothing of it goes round an edge.
          article={{ materialType: 'poster' }}
          format={{ width: slot.width / 10, height: slot.height / 10, unit: 'cm' }}
          href={href}
          formats={[]}
          onFormat={ignored}
        />
      ) : undefined}
    </OwnPictureField>
  );
};

type Words = Readonly<Record<'own-picture.title' | 'own-picture.chosen', MessageTable[string]>>;

/** The shopper's own photo for a slot of a page; it brings its words, and those of its product. */
export const SlotPhoto = ({ words, ...place }: SlotPhotoProps & { readonly words: Words }) => {
  const { locale } = useShell();
  const [messages] = useState(() =>
    plainMessages(locale, [ownPictureFieldMessages, phoneWayMessages, words]),
  );
  return (
    <MessagesProvider locale={locale} messages={messages}>
      <div className={styles['live']}>
        <PhotoField {...place} />
      </div>
    </MessagesProvider>
  );
};
