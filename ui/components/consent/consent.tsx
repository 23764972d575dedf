import { useText } from '../../messages/text.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { ConsentBanner, type ConsentPages } from './consent-banner.tsx';
import { ConsentSettings } from './consent-settings.tsx';

const stayClosed = (): void => undefined;

/**
 * Banner and settings, still hidden: a document carries them in a `<template>`, and
 * `live-consent.ts` shows them where somebody has to be asked. Without scripts nothing is measured.
 */
export const ConsentParts = (pages: ConsentPages) => {
  const text = useText();
  return (
    <div data-consent-part="parts">
      <VisuallyHidden>
        <output
          data-consent-part="status"
          data-asking={text('consent.asking')}
          data-kept={text('consent.kept')}
        />
      </VisuallyHidden>
      <ConsentBanner {...pages} isShown={false} />
      <ConsentSettings isOpen={false} onClose={stayClosed} />
    </div>
  );
};
