import { TE } from '../../../core/fp.ts';
import type { SupportMessenger } from '../../../core/ports/support-messenger.ts';
import { islandAt } from '../islands/shop-island.ts';
import { createStore } from '../islands/store.ts';
import { panelIsland } from './support-host.ts';

/** Whether the contact form is open. */
export const contactPanel = createStore(false);

/** The contact form in a dialog: an island of the document, which wakes when it is first opened. */
export const contactMessenger = (page: Document): SupportMessenger => ({
  load: TE.right(undefined),
  open: TE.tryCatch(
    async () => {
      contactPanel.set(true);
      const element = page.querySelector(`#${panelIsland}`);
      await (element && islandAt(element)?.wake());
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
