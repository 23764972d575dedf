import { standardOption } from './options.ts';

/**
 * True where a parameter leaves a choice at its default: it is absent, empty, which counts as
 * absent (storefront §7), or `standard` (decisions, "Catalogue and products").
 */
export const isDefaultOption = (
  text: string | undefined,
): text is '' | typeof standardOption | undefined =>
  text === undefined || text === '' || text === standardOption;
