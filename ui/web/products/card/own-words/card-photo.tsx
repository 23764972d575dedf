import { useEffect, useState } from 'react';

import { ownPictureFieldMessages } from '../../../../components/own-picture/messages.ts';
import { OwnPictureField } from '../../../../components/own-picture/own-picture-field.tsx';
import { phoneWayMessages } from '../../../../components/phone-photo/messages.ts';
import { plainMessages } from '../../../../messages/text-in.ts';
import { MessagesProvider, useText } from '../../../../messages/text.tsx';
import { useShell } from '../../../islands/use-shell.ts';
import {
  chooseOwnPicture,
  receiveOwnPicture,
  showKeptPicture,
  useOwnPicture,
} from '../../../own-picture/own-picture-store.ts';
import { PhoneWay } from '../../../own-picture/phone-way.tsx';
import type { FrontFacts } from '../../../../../core/domain/products/card/designs/own-front.ts';
import { cardPhotoMessages } from './card-photo-messages.ts';

type CardPhotoProps = {
  readonly slot: NonNullable<FrontFacts['slot']>;
  /** To the designer. */
  readonly href: string;
};

const ignored = (): undefined => undefined;

const PhotoField = ({ slot, href }: CardPhotoProps) => {
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

const tables = [ownPictureFieldMessages, phoneWayMessages, cardPhotoMessages] as const;

/** The shopper's own photo for a slot of the front; it brings its own words. */
export const CardPhoto = (props: CardPhotoProps) => {
  const { locale } = useShell();
  const [messages] = useState(() => plainMessages(locale, tables));
  return (
    <MessagesProvider locale={locale} messages={messages}>
      <PhotoField {...props} />
    </MessagesProvider>
  );
};
