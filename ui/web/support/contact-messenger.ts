import { TE } from '../../../core/fp.ts';
import type { SupportMessenger } from '../../../core/ports/support-messenger.ts';
import type { ContactPanelProps } from './contact-panel.tsx';

type ContactMessengerSettings = {
  /** The parent of the form, which lies above the page anyway. */
  readonly host: Element;
  readonly page: Omit<ContactPanelProps, 'isOpen' | 'onClose'>;
};

/** The contact form in a dialog, whose chunk is loaded when it is opened. */
export const contactMessenger = ({ host, page }: ContactMessengerSettings): SupportMessenger => {
  let draw: ((isOpen: boolean) => void) | undefined;
  let told: (() => void) | undefined;

  const loadPanel = async (): Promise<(isOpen: boolean) => void> => {
    const { mountContactPanel } = await import('./contact-panel.tsx');
    return mountContactPanel(host.appendChild(document.createElement('div')), {
      ...page,
      onClose: () => told?.(),
    });
  };

  return {
    load: TE.right(undefined),
    open: TE.tryCatch(
      async () => {
        draw ??= await loadPanel();
        draw(true);
      },
      () => ({ kind: 'messenger-unavailable', reason: 'the form could not be loaded' }) as const,
    ),
    close: () => draw?.(false),
    onClose: (closed) => {
      told = closed;
    },
  };
};
