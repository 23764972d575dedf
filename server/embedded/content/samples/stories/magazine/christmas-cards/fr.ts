import type { ArticleTexts } from '../texts.ts';

/** In French. */
export const texts: ArticleTexts = {
  name: 'Cartes de Noël et de vœux à temps',
  title: 'Cartes de Noël et de vœux : le calendrier',
  description:
    'Adresses en octobre, photo en novembre, boîte aux lettres début décembre : un plan pour vos cartes de fin d’année, avec des textes.',
  headline: 'Cartes de Noël et de vœux à temps',
  lead: 'Cinq petites étapes d’octobre à décembre, et les cartes sont là avant que les bougies brûlent.',
  picture: 'Carte de Noël avec un sapin en arcs verts et une enveloppe rouge foncé',
  opening: {
    headline: 'En partant de la boîte aux lettres',
    text: [
      'Une carte de Noël arrive au mieux deux semaines avant la fête, pour rester un moment sur le buffet. Dans le pays, postez-la la première semaine de décembre ; outre-mer, deux à trois semaines plus tôt. Les cartes de vœux ont plus de temps : l’usage permet d’écrire pendant tout le premier mois de l’année.',
      'Commandez avant la mi-novembre, il vous restera deux semaines pour écrire.',
    ],
  },
  beside: {
    headline: 'Une photo de toute l’année',
    text: [
      'Nul besoin de bonnets rouges. Une image de l’été où tout le monde rit en dit plus que la pose devant le sapin. Cherchez une zone calme pour le texte : le ciel, l’herbe, un mur.',
      'Il n’existe pas de photo de tous ? Prenez-en quatre petites, une par saison. Ou aucune : un sapin dessiné et une bonne phrase font aussi une carte.',
    ],
    picture: 'Carte vert foncé avec une étoile dorée et une enveloppe rouge foncé à côté',
    link: 'Créer une carte de Noël',
  },
  table: {
    caption: 'Cinq étapes jusqu’à Noël',
    header: ['Quand', 'À faire'],
    rows: [
      ['Octobre', 'vérifier les adresses, les déménagements, les nouveaux noms'],
      ['Début novembre', 'choisir la photo et le dessin, regarder un échantillon'],
      ['Mi-novembre', 'commander, avec quelques cartes de plus'],
      ['Fin novembre', 'écrire en deux soirées, l’outre-mer d’abord'],
      ['Première semaine de décembre', 'poster les dernières cartes'],
    ],
  },
  details: {
    headline: 'Des mots pour la famille et l’entreprise',
    text: [
      'Pour la famille : une phrase sur l’année, un merci, un projet. « En mars nous avons déménagé, en juillet Léo est né. Merci d’avoir porté les deux avec nous. Quand venez-vous voir la cuisine ? »',
      'Pour les partenaires : un merci pour quelque chose de précis, des vœux, une vraie signature. Laissez la publicité de côté. Si vous écrivez dans plusieurs pays, « belles fêtes et bonne année » convient partout.',
    ],
  },
  figures: [
    {
      alternative: 'Carte de Noël avec un sapin vert, l’enveloppe à droite',
      caption: 'Pour les proches : papier blanc, un sapin, beaucoup de place pour la main.',
    },
    {
      alternative: 'Carte vert foncé avec une étoile dorée, l’enveloppe à gauche',
      caption: 'Pour l’entreprise : papier foncé, dorure, votre logo au dos.',
    },
  ],
  closing: {
    headline: 'La liste de l’an prochain',
    text: [
      'Cochez qui a écrit et à qui vous avez écrit, et rangez la liste avec les bougies. Qui vous écrit pour la première fois reçoit une des cartes restantes, même après les fêtes.',
      'Les entreprises reçoivent un devis pour les grands tirages : [](business-customers). Ce que changent papier et dorure : [](article-paper-and-finish).',
    ],
  },
};
