import type { WrittenTexts } from '../texts.ts';
import { texts as de } from './de.ts';
import { texts as swiss } from './de-CH.ts';
import { texts as en } from './en.ts';
import { texts as american } from './en-US.ts';
import { texts as es } from './es.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as nl } from './nl.ts';
import type { ImprintTexts } from './page.ts';

/** What the imprint says; its page and the end of each mail are made of it. */
export const imprintTexts: WrittenTexts<ImprintTexts> = {
  de,
  en,
  es,
  fr,
  it,
  nl,
  markets: { 'de-CH': swiss, 'de-LI': swiss, 'en-US': american },
};
