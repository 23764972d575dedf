import type { Experiment } from './experiment.ts';

/** One more item of the burger menu, which asks for its flag when it is opened. */
export const productMatrix: Experiment = { kind: 'asked' };
