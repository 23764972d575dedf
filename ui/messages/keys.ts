import type { productDe } from './product/de.ts';
import type { shopDe } from './shop/de.ts';

/** The texts of the frame: header, footer, errors, legal notes. German defines the keys. */
export type ShopKey = keyof typeof shopDe;

/** The texts of the product pages and their dialogs. German defines the keys. */
export type ProductKey = keyof typeof productDe;

/** Every interface text. Keys are dotted: area of the interface first. */
export type MessageKey = ShopKey | ProductKey;

/** The catalogues: one per language, and American English for what it words differently. */
export type MessageLanguage = 'de' | 'en' | 'en-US' | 'es' | 'fr' | 'it' | 'nl';
