import { useState } from 'react';

import type { ContactForm as Form } from '../../../core/domain/contact/contact-form.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import { buttonMessages } from '../../components/button/messages.ts';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { dialogMessages } from '../../components/dialog/messages.ts';
import { noticeMessages } from '../../components/notice/messages.ts';
import {
  ContactForm,
  type ContactFormState,
} from '../../components/support-messenger/contact-form.tsx';
import { supportMessages } from '../../components/support-messenger/messages.ts';
import { plainMessages } from '../../messages/text-in.ts';
import { MessagesProvider, textOf } from '../../messages/text.tsx';
import { supportDialog } from './support-host.ts';

/** It arrived, fields were refused, or it could not be delivered. */
export type SentMessage =
  | { readonly kind: 'sent' | 'failed' }
  | { readonly kind: 'refused'; readonly fields: readonly (keyof Form)[] };

type ContactPanelProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly locale: Locale;
  readonly contactHref: string;
  readonly send: (form: Form) => Promise<SentMessage>;
};

const tables = [supportMessages, dialogMessages, buttonMessages, noticeMessages] as const;

type Progress = { readonly state: ContactFormState; readonly wrong: readonly (keyof Form)[] };

const editing: Progress = { state: 'editing', wrong: [] };

const progressOf = (sent: SentMessage): Progress =>
  sent.kind === 'refused'
    ? { state: 'editing', wrong: sent.fields }
    : { state: sent.kind, wrong: [] };

/** The input stays after closing, unless it was sent. */
export const ContactPanel = ({ isOpen, onClose, locale, contactHref, send }: ContactPanelProps) => {
  const [messages] = useState(() => plainMessages(locale, tables));
  const [progress, setProgress] = useState(editing);
  const close = (): void => {
    if (progress.state === 'sent') setProgress(editing);
    onClose();
  };
  const onSend = (form: Form): void => {
    setProgress({ state: 'sending', wrong: [] });
    void send(form)
      .catch((): SentMessage => ({ kind: 'failed' }))
      .then((sent) => setProgress(progressOf(sent)));
  };
  return (
    <MessagesProvider locale={locale} messages={messages}>
      <Dialog
        title={textOf({ locale, messages })('support.title')}
        name={supportDialog}
        firstFocus="field"
        isOpen={isOpen}
        onClose={close}
      >
        <ContactForm {...progress} contactHref={contactHref} onSend={onSend} />
      </Dialog>
    </MessagesProvider>
  );
};
