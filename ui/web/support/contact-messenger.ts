import { TE } from '../../../core/fp.ts';
import type { SupportMessenger } from '../../../core/ports/support-messenger.ts';
import { islandAt } from '../islands/shop-island.ts';
import { createStore } from '../islands/store.ts';

/** Whether the contact form is open. */
export const contactPanel = createStore(false);

/** Pages stay as small as they were: the place of the form comes with the first who opens it. */
const placeIn = (host: HTMLElement): HTMLElement => {
  const place = host.ownerDocument.createElement('shop-island');
  place.setAttribute('name', 'contact-panel');
  place.setAttribute('when', 'told');
  // It outlives the page that it was opened on.
  place.dataset['lasting'] = '';
  return host.appendChild(Object.assign(place, { id: 'contact-panel' }));
};

/** The contact form in a dialog, in an island that wakes when it is first opened. */
export const contactMessenger = (host: HTMLElement): SupportMessenger => ({
  load: TE.right(undefined),
  open: TE.tryCatch(
    async () => {
      contactPanel.set(true);
      const place = host.querySelector('shop-island') ?? placeIn(host);
      await islandAt(place)?.wake();
    },
    () => ({ kind: 'messenger-unavailable', reason: 'the form could not be loaded' }) as const,
  ),
  close: () => contactPanel.set(false),
  onClose: (closed) => {
    contactPanel.subscribe(() => {
      if (!contactPanel.get()) closed();
    });
  },
});
