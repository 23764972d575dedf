import { standardOption } from './options.ts';

/**
 * Whether a parameter means the default: it is absent, empty (storefront §7), or `standard`
 * (decisions, "Catalogue and products").
 */
export const isDefaultOption = (
  text: string | undefined,
): text is '' | typeof standardOption | undefined =>
  text === undefined || text === '' || text === standardOption;
