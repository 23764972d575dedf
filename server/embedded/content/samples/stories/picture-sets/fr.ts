import type { PictureSetsTexts } from './page.ts';

/** In French. */
export const texts: PictureSetsTexts = {
  name: 'Mur de tableaux',
  title: 'Mur de trois à sept tableaux photo',
  description:
    'De trois à sept tableaux ensemble au mur : en ligne, en grille, en escalier ou façon salon, à l’échelle, avec le prix du tout et vos photos.',
  headline: 'Plusieurs tableaux, un seul mur',
  lead: 'Choisissez une disposition et un support : les écarts sont déjà justes, et chaque tableau a son propre format.',
  setHeadline: 'Votre mur de tableaux',
};
