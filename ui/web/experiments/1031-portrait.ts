import type { Configurator } from '../../../core/domain/configurator/configurator.ts';
import type { Experiment } from './experiment.ts';
import { isInWindow } from './in-window.ts';

/** In the document. */
const listedFormats = 'form[data-choice]:has([name="formatType"])';

/** The order stays for the document's next pages. */
let isInOrder = false;

/**
 * Portrait formats come first, in the dialog and in the configurator's own list; that one is left
 * alone while it is in the window, where tiles would be seen changing places.
 */
export const portrait: Experiment = {
  kind: 'configurator',
  change: async () => {
    const { withPortraitFirst } = await import('../../../core/domain/configurator/format-order.ts');
    isInOrder ||= !isInWindow(document.querySelector(listedFormats));
    const change = isInOrder
      ? withPortraitFirst
      : (configurator: Configurator): Configurator => ({
          ...configurator,
          formatOrder: 'portrait-first',
        });
    return change;
  },
};
