/** Addresses that lead on to a page: short words, old ones, and what changes with the season. */
import type { StoryRedirect } from '../../../../../core/domain/content/story-redirect.ts';
import type { Language } from '../../../../../core/domain/locale/locales.ts';
import { canvasShortSlugs } from './canvas/short-slugs.ts';
import type { PageKey } from './registry.ts';

/** An address that leads on, in each language. */
type RedirectPage = {
  readonly name: string;
  readonly slugs: Readonly<Record<Language, string>>;
  readonly target: PageKey;
  readonly status: StoryRedirect['status'];
};

/** One for each status that a redirect story may state. */
export const redirectPages = {
  'canvas-short': {
    name: 'Canvas, short address',
    slugs: canvasShortSlugs,
    target: 'canvas',
    status: 301,
  },
  // Where the prints were before; they stay where they are.
  'prints-former': {
    name: 'Photo prints, former address',
    slugs: {
      de: 'abzuege',
      en: 'prints',
      es: 'copias',
      fr: 'tirages',
      it: 'stampe',
      nl: 'afdrukken',
    },
    target: 'photo-prints',
    status: 308,
  },
  // Said of them what nobody had counted.
  'wall-art-bestsellers-former': {
    name: 'Wall art for almost any room, former address',
    slugs: {
      de: 'wandbilder-bestseller',
      en: 'wall-art-bestsellers',
      es: 'cuadros-mas-vendidos',
      fr: 'deco-murale-meilleures-ventes',
      it: 'stampe-da-parete-piu-vendute',
      nl: 'wanddecoratie-bestsellers',
    },
    target: 'wall-art-bestsellers',
    status: 301,
  },
  // Has a page of its own when the season comes.
  christmas: {
    name: 'Christmas presents, for now',
    slugs: {
      de: 'weihnachtsgeschenke',
      en: 'christmas-gifts',
      es: 'regalos-de-navidad',
      fr: 'cadeaux-de-noel',
      it: 'regali-di-natale',
      nl: 'kerstcadeaus',
    },
    target: 'gifts',
    status: 302,
  },
  // Printed in letters: leads to what is on offer at the moment.
  offer: {
    name: 'The present offer',
    slugs: {
      de: 'aktion',
      en: 'offer',
      es: 'oferta',
      fr: 'offre',
      it: 'offerta',
      nl: 'actie',
    },
    target: 'wall-art',
    status: 307,
  },
} as const satisfies Readonly<Record<string, RedirectPage>>;
