import { useEffect, useState } from 'react';

import { buttonMessages } from '../../components/button/messages.ts';
import { OwnPictureField } from '../../components/own-picture/own-picture-field.tsx';
import { OwnPictureRow } from '../../components/own-picture/own-picture-row.tsx';
import {
  ownPictureFieldMessages,
  ownPictureMessages,
} from '../../components/own-picture/messages.ts';
import { phoneWayMessages } from '../../components/phone-photo/messages.ts';
import { plainMessages } from '../../messages/text-in.ts';
import { MessagesProvider } from '../../messages/text.tsx';
import { tellIsland } from '../islands/waking.ts';
import { useShell } from '../islands/use-shell.ts';
import { PhoneWay } from '../own-picture/phone-way.tsx';
import {
  chooseOwnPicture,
  keptOwnPicture,
  receiveOwnPicture,
  showKeptPicture,
  useOwnPicture,
} from '../own-picture/own-picture-store.ts';
import type { PageData } from '../wire/page-data.ts';
import type { PhotoStart } from './photo-start.ts';

const tables = [
  ownPictureFieldMessages,
  ownPictureMessages,
  phoneWayMessages,
  buttonMessages,
] as const;

/** A photo that is chosen here stays on the device, and is shown by the product that it leads to. */
const Start = ({ handOff, href }: PhotoStart) => {
  const { channel, locale } = useShell();
  const { state, tools } = useOwnPicture();
  const [messages] = useState(() => plainMessages(locale, tables));
  useEffect(showKeptPicture, []);
  const start = async (taking: Promise<boolean>): Promise<void> => {
    // Its words are shown where it failed.
    if (!(await taking.catch(() => false))) return;
    await keptOwnPicture();
    tellIsland('product');
    location.assign(href);
  };
  return (
    <MessagesProvider locale={locale} messages={messages}>
      <OwnPictureField
        handOff={handOff}
        onFile={(file) => void start(chooseOwnPicture(file))}
        stage={state.kind}
        way={
          <PhoneWay onPhoto={(sent) => void start(receiveOwnPicture(sent, { channel, locale }))} />
        }
        announcement={tools?.announcementOf(state, locale)}
      >
        {tools && state.kind !== 'none' ? (
          <OwnPictureRow
            {...(state.kind === 'shown' ? { ...state, verdict: undefined, href } : state)}
            onRemove={tools.remove}
          />
        ) : undefined}
      </OwnPictureField>
    </MessagesProvider>
  );
};

export const draw = (page: PageData) =>
  page.kind === 'page' && page.photoStart ? <Start {...page.photoStart} /> : null;
