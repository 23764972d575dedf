import { useText } from '../../messages/text.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { ConsentBanner, type ConsentPages } from './consent-banner.tsx';
import { ConsentSettings } from './consent-settings.tsx';

const stayClosed = (): void => undefined;

/**
 * All that is needed to ask a visitor, still hidden: a document carries it in a `<template>`, and a
 * script brings it to life where somebody has to be asked (see `live-consent.ts`). Without scripts
 * nothing is measured, and nobody is asked.
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
