/** The islands of the shop: `islands.ts` says how each is loaded and drawn. */
export const islandNames = [
  'account',
  'account-dialog',
  'article-photo',
  'design-overview',
  'comparison',
  'contact-panel',
  'countdown',
  'lists',
  'newsletter',
  'photo-start',
  'picture-sets',
  'product',
  'site-suggestion',
  'toolbox',
  'whitelabel-bar',
] as const;

export type IslandName = (typeof islandNames)[number];

export const isIslandName = (text: string): text is IslandName =>
  islandNames.some((name) => name === text);
