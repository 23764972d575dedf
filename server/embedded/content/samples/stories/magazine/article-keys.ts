import type { PageKey } from '../registry.ts';
import type { Site } from '../site.ts';

/** The articles of a site's magazine, in their order. */
export const articleKeysOf = ({ pages }: Site): readonly PageKey[] =>
  [...pages.keys()].filter((key) => key.startsWith('article-'));
