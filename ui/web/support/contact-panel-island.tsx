import { useSyncExternalStore } from 'react';

import type { ContactForm } from '../../../core/domain/contact/contact-form.ts';
import { pageLog } from '../log/logs.ts';
import { useShell } from '../islands/use-shell.ts';
import { contactPanel } from './contact-messenger.ts';
import { ContactPanel, type SentMessage } from './contact-panel.tsx';
import { findSupport } from './support-host.ts';

const Panel = () => {
  const { channel, locale } = useShell();
  const isOpen = useSyncExternalStore(contactPanel.subscribe, contactPanel.get, contactPanel.get);
  const send = async (form: ContactForm): Promise<SentMessage> => {
    const { contactDesk } = await import('../composition/compose.client.ts');
    return contactDesk({ channel, locale }, pageLog)(form);
  };
  return (
    <ContactPanel
      isOpen={isOpen}
      onClose={() => contactPanel.set(false)}
      locale={locale}
      contactHref={findSupport(document)?.link.href ?? ''}
      send={send}
    />
  );
};

export const draw = () => <Panel />;
