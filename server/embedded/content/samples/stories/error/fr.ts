import type { ErrorTexts } from './page.ts';

/** In French. */
export const texts: ErrorTexts = {
  name: 'Page introuvable',
  title: 'Page introuvable : comment continuer',
  description:
    'Cette page n’existe pas ou n’existe plus. D’ici, vous pouvez aller à l’accueil, à tous les produits ou à notre service client.',
  headline: 'Aucune image n’est accrochée ici',
  lead: 'Cette page n’existe pas ou n’existe plus. Vous pouvez repartir d’ici.',
  picture: 'Une lune au-dessus de collines tranquilles',
  tilesHeadline: 'Vous cherchiez peut-être ceci',
  homeLink: 'Retour à l’accueil',
};
