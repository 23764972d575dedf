import { useEffect, useState } from 'react';
import { encode } from 'uqr';

import { adoptStyles } from '../../components/adopt-styles.ts';
import { buttonMessages } from '../../components/button/messages.ts';
import { dialogMessages } from '../../components/dialog/messages.ts';
import styleText from '../../components/own-picture/own-picture-dialogs.module.css?inline';
import { phonePhotoMessages } from '../../components/phone-photo/messages.ts';
import {
  PhonePhotoDialog,
  type PhonePhotoState,
} from '../../components/phone-photo/phone-photo-dialog.tsx';
import { plainMessages } from '../../messages/text-in.ts';
import { MessagesProvider } from '../../messages/text.tsx';
import { useShell } from '../islands/use-shell.ts';
import { waitForPhone, type PhoneWorld } from './wait-for-phone.ts';

adoptStyles(styleText);

const tables = [phonePhotoMessages, dialogMessages, buttonMessages] as const;

const world: PhoneWorld = {
  ask: (path, fields) =>
    fetch(path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { Accept: 'application/json' },
    }),
  pause: (milliseconds, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      signal.addEventListener('abort', () => {
        clearTimeout(timer);
        resolve();
      });
    }),
};

/** Light modules around the code, as its standard wants them. */
const border = 4;

type PhonePhotoHostProps = {
  readonly onClose: () => void;
  /** Called with the address of a photo that has come. */
  readonly onPhoto: (href: string) => void;
};

/** Waits for a photo as long as it stands there. */
export const PhonePhotoHost = ({ onClose, onPhoto }: PhonePhotoHostProps) => {
  const { locale } = useShell();
  const [messages] = useState(() => plainMessages(locale, tables));
  const [codes, setCodes] = useState(1);
  const [state, setState] = useState<PhonePhotoState>({ kind: 'opening' });
  useEffect(
    function wait() {
      const leaving = new AbortController();
      const show = (path: string): void => {
        if (leaving.signal.aborted) return;
        const { data } = encode(new URL(path, location.href).href, { border });
        setState({ kind: 'waiting', modules: data });
      };
      void waitForPhone(world, locale, show, leaving.signal).then((outcome) => {
        if (leaving.signal.aborted || outcome.kind === 'left') return;
        if (outcome.kind === 'arrived') onPhoto(outcome.href);
        else setState({ kind: outcome.kind });
      });
      return () => leaving.abort();
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- another code is asked for by its button alone
    [codes],
  );
  return (
    <MessagesProvider locale={locale} messages={messages}>
      <PhonePhotoDialog
        state={state}
        onClose={onClose}
        onAgain={() => {
          setState({ kind: 'opening' });
          setCodes(codes + 1);
        }}
      />
    </MessagesProvider>
  );
};
