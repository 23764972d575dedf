import { useState } from 'react';

import { emptyContactStep, type ContactStep } from '../../../core/domain/contact/contact-step.ts';
import type { Locale } from '../../../core/domain/locale/locales.ts';
import { buttonMessages } from '../../components/button/messages.ts';
import { Dialog } from '../../components/dialog/dialog.tsx';
import { dialogMessages } from '../../components/dialog/messages.ts';
import { noticeMessages } from '../../components/notice/messages.ts';
import { ContactForm } from '../../components/support-messenger/contact-form.tsx';
import { ContactSent } from '../../components/support-messenger/contact-sent.tsx';
import { supportMessages } from '../../components/support-messenger/messages.ts';
import { plainMessages } from '../../messages/text-in.ts';
import { MessagesProvider, textOf } from '../../messages/text.tsx';
import { postContactForm, type SentMessage } from './post-contact-form.ts';
import { supportDialog } from './support-host.ts';

type ContactPanelProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly locale: Locale;
  readonly contactHref: string;
};

const tables = [supportMessages, dialogMessages, buttonMessages, noticeMessages] as const;

type Progress = {
  readonly state: 'editing' | 'sending' | 'sent';
  /** One for each message, however often it is sent. */
  readonly messageId: string;
  readonly problem?: ContactStep['problem'];
};

const editing = (): Progress => ({ state: 'editing', messageId: crypto.randomUUID() });

const progressOf = (messageId: string, sent: SentMessage): Progress => {
  if (sent.kind === 'sent') return { state: 'sent', messageId };
  const problem = sent.kind === 'failed' ? { ...sent, messageId } : sent;
  return { state: 'editing', messageId, problem };
};

/** The input stays after closing, unless it was sent. */
export const ContactPanel = ({ isOpen, onClose, locale, contactHref }: ContactPanelProps) => {
  const [messages] = useState(() => plainMessages(locale, tables));
  const [{ state, messageId, problem }, setProgress] = useState(editing);
  const text = textOf({ locale, messages });
  const close = (): void => {
    if (state === 'sent') setProgress(editing());
    onClose();
  };
  const onSend = (form: HTMLFormElement): void => {
    setProgress({ state: 'sending', messageId });
    void postContactForm(form, messageId).then((sent) => setProgress(progressOf(messageId, sent)));
  };
  return (
    <MessagesProvider locale={locale} messages={messages}>
      <Dialog
        title={text('support.title')}
        name={supportDialog}
        firstFocus="field"
        isOpen={isOpen}
        onClose={close}
      >
        {state === 'sent' ? (
          <ContactSent />
        ) : (
          <ContactForm
            step={{ ...emptyContactStep, problem }}
            contactHref={contactHref}
            isSending={state === 'sending'}
            onSend={onSend}
          />
        )}
      </Dialog>
    </MessagesProvider>
  );
};
