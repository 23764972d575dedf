import { withPortraitFirst } from '../../../core/domain/calculator/format-order.ts';
import type { Experiment } from './experiment.ts';
import { isInWindow } from './in-window.ts';

/** The calculator's own list of formats, in the document. */
const listedFormats = 'form[data-choice]:has([name="formatType"])';

/**
 * Portrait formats come first: in the dialog of more formats, and in the calculator's own list, whose
 * tiles would be seen changing places while the list is in the window.
 */
export const portrait: Experiment = {
  kind: 'calculator',
  change: async () => {
    const isListSeen = isInWindow(document.querySelector(listedFormats));
    return (calculator) =>
      isListSeen ? { ...calculator, formatOrder: 'portrait-first' } : withPortraitFirst(calculator);
  },
};
