import type { MessageKey, MessageLanguage } from './keys.ts';
import { productDe } from './product/de.ts';
import { productEnUs } from './product/en-US.ts';
import { productEn } from './product/en.ts';
import { productEs } from './product/es.ts';
import { productFr } from './product/fr.ts';
import { productIt } from './product/it.ts';
import { productNl } from './product/nl.ts';
import { shopDe } from './shop/de.ts';
import { shopEnUs } from './shop/en-US.ts';
import { shopEn } from './shop/en.ts';
import { shopEs } from './shop/es.ts';
import { shopFr } from './shop/fr.ts';
import { shopIt } from './shop/it.ts';
import { shopNl } from './shop/nl.ts';

/** The texts of one language, ICU message syntax. */
export type Catalogue = Readonly<Record<MessageKey, string>>;

/** Every language's texts, all areas. American English holds only what it words differently. */
export const catalogues = {
  de: { ...shopDe, ...productDe },
  en: { ...shopEn, ...productEn },
  'en-US': { ...shopEnUs, ...productEnUs },
  es: { ...shopEs, ...productEs },
  fr: { ...shopFr, ...productFr },
  it: { ...shopIt, ...productIt },
  nl: { ...shopNl, ...productNl },
} as const satisfies Readonly<Record<Exclude<MessageLanguage, 'en-US'>, Catalogue>> & {
  readonly 'en-US': Partial<Catalogue>;
};
