import type { Configurator } from '../../../core/domain/configurator/configurator.ts';
import type { Experiment } from './experiment.ts';
import { isInWindow } from './in-window.ts';

/** The configurator's own list of formats, in the document. */
const listedFormats = 'form[data-choice]:has([name="formatType"])';

/** Once the list is in its other order, it stays so for the pages that follow in this document. */
let isInOrder = false;

/**
 * Portrait formats come first: in the dialog of more formats, and in the configurator's own list, whose
 * tiles would be seen changing places while the list is in the window.
 */
export const portrait: Experiment = {
  kind: 'calculator',
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
