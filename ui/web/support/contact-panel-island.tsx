import { useSyncExternalStore } from 'react';

import { useShell } from '../islands/use-shell.ts';
import { contactPanel } from './contact-messenger.ts';
import { ContactPanel } from './contact-panel.tsx';
import { findSupport } from './support-host.ts';

const Panel = () => {
  const { locale } = useShell();
  const isOpen = useSyncExternalStore(contactPanel.subscribe, contactPanel.get, contactPanel.get);
  return (
    <ContactPanel
      isOpen={isOpen}
      onClose={() => contactPanel.set(false)}
      locale={locale}
      contactHref={findSupport(document)?.link.href ?? ''}
    />
  );
};

export const draw = () => <Panel />;
