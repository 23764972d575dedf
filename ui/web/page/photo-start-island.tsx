import { useEffect, useState } from 'react';

import { buttonMessages } from '../../components/button/messages.ts';
import { OwnPictureField } from '../../components/own-picture/own-picture-field.tsx';
import { OwnPictureRow } from '../../components/own-picture/own-picture-row.tsx';
import {
  ownPictureFieldMessages,
  ownPictureMessages,
} from '../../components/own-picture/messages.ts';
import { plainMessages } from '../../messages/text-in.ts';
import { MessagesProvider } from '../../messages/text.tsx';
import { tellIsland } from '../islands/waking.ts';
import { useShell } from '../islands/use-shell.ts';
import {
  chooseOwnPicture,
  keptOwnPicture,
  showKeptPicture,
  useOwnPicture,
} from '../own-picture/own-picture-store.ts';
import type { PageData } from '../wire/page-data.ts';
import type { PhotoStart } from './photo-start.ts';

const tables = [ownPictureFieldMessages, ownPictureMessages, buttonMessages] as const;

/** A photo that is chosen here stays on the device, and is shown by the product that it leads to. */
const Start = ({ handOff, href }: PhotoStart) => {
  const { locale } = useShell();
  const { state, tools } = useOwnPicture();
  const [messages] = useState(() => plainMessages(locale, tables));
  useEffect(showKeptPicture, []);
  const start = async (file: File): Promise<void> => {
    if (!(await chooseOwnPicture(file))) return;
    await keptOwnPicture();
    tellIsland('product');
    location.assign(href);
  };
  return (
    <MessagesProvider locale={locale} messages={messages}>
      <OwnPictureField
        handOff={handOff}
        // Its words are shown where it failed.
        onFile={(file) => void start(file).catch(() => undefined)}
        stage={state.kind}
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
