import type { ThemeTexts } from './texts.ts';

/** In French. */
export const texts: ThemeTexts = {
  name: 'Modèle de carte',
  title: 'Carte avec votre texte et votre photo',
  description:
    'Une carte à votre goût : choisissez couleur, format, papier, finition et enveloppe, voyez le prix aussitôt, puis mettez votre texte.',
  headline: 'Votre carte',
  lead: 'Choisissez la couleur, le papier et la quantité. Vous terminez ensuite la carte dans l’atelier.',
  card: {
    headline: 'Votre carte',
    startLabel: 'Créer maintenant',
    sampleLabel: 'Commander une carte échantillon',
    sampleText: 'Les trois premières cartes échantillons sont gratuites.',
    more: 'Écrivez-nous',
  },
};
