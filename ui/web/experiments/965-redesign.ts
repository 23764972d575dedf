import type { Experiment } from './experiment.ts';

/** The picture comes first, and has the wider column. */
export const redesign: Experiment = {
  kind: 'look',
  properties: {
    '--teaser-picture-order': '-1',
    '--teaser-columns': 'minmax(0, 6fr) minmax(0, 5fr)',
  },
  where: '[data-picture="true"]',
};
