import { ownedContent } from './owned-content.ts';

/** Carts, by `printCart`. */
export const carts = ownedContent('carts');
