import type { HomeTexts } from './page.ts';

/** In French. */
export const texts: HomeTexts = {
  name: 'Accueil',
  title: 'Vos photos en tableaux, fabriqués en Bavière',
  description:
    'Vos photos deviennent des tableaux : sur toile, sous verre acrylique, sur Alu-Dibond ou en poster. Fabriqués un à un en Bavière.',
  headline: 'Des images qui restent',
  lead: 'Votre photo devient un tableau. Vous choisissez le support et la taille, nous l’imprimons et le finissons à la main.',
  picture: 'Crêtes de montagnes au crépuscule',
  tile: 'Retour à l’accueil',
  startLink: 'Voir la déco murale',
  tilesHeadline: 'Par quoi souhaitez-vous commencer ?',
  about: {
    headline: 'Fabriqués un à un',
    text: [
      'Chaque tableau est fait pour un mur et pour une personne. C’est pourquoi nous n’avons pas de stock : nous imprimons une fois la commande passée.',
      'Avant cela, vous voyez votre photo sur son support, à sa taille, et au prix que vous payez.',
    ],
  },
};
