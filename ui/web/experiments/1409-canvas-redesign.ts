import type { Experiment } from './experiment.ts';

/** The canvas page's questions become the first of its blocks. */
export const canvasRedesign: Experiment = {
  kind: 'order',
  isOn: ({ navigationType }) => navigationType === 'canvas',
  region: '[data-part^="body-"]:has(> section details)',
  arrange: (region) => {
    const questions = region.querySelector(':scope > section:has(details)');
    if (questions !== null) region.prepend(questions);
  },
};
