import type { ArticleTexts } from '../texts.ts';

/** In French. */
export const texts: ArticleTexts = {
  name: 'Que dire dans une carte d’anniversaire',
  title: 'Carte d’anniversaire : les mots qui touchent',
  description:
    'Un vœu, un souvenir, un souhait : comment écrire une carte d’anniversaire en cinq phrases, avec des exemples pour la famille et les amis.',
  headline: 'Que dire dans une carte d’anniversaire',
  lead: 'Trois étapes et quelques exemples : « Bon anniversaire » devient une carte que l’on garde.',
  picture: 'Carte d’anniversaire avec trois ballons et une enveloppe rose',
  opening: {
    headline: 'Cinq phrases suffisent',
    text: [
      'Une belle carte d’anniversaire se passe de rimes et de citations. Il lui faut quelque chose que vous seul pouvez écrire. Commencez par le vœu, racontez un souvenir de l’année passée, finissez par un souhait qui va à cette personne.',
      'Écrivez comme vous parlez. Lisez une fois à voix haute : là où vous butez, la phrase est trop longue.',
    ],
  },
  beside: {
    headline: 'La phrase qui reste',
    text: [
      'Le souvenir est le cœur de la carte. Plus il est précis, mieux c’est : non pas « nos belles sorties », mais « la pluie au bord du lac, et le barbecue allumé quand même ». Un lieu, un bruit, une phrase de ce jour-là.',
      'Rien ne vient ? Parcourez les photos de l’année. La carte s’y trouve souvent déjà, et la photo peut aller sur la couverture.',
    ],
    picture: 'Carte d’anniversaire avec un gâteau et cinq bougies',
    link: 'Créer une carte d’anniversaire',
  },
  table: {
    caption: 'Des débuts à reprendre',
    header: ['Pour qui', 'Vous pourriez commencer ainsi'],
    rows: [
      [
        'Grands-parents',
        '« Aucun gâteau n’a le goût du tien. Merci de nous garder toujours une place à table. »',
      ],
      [
        'Meilleure amie',
        '« Encore une année où tu as appelé la première. Aujourd’hui, c’est moi. »',
      ],
      ['Collègue', '« Bon anniversaire ! Sans vous, le lundi ne serait qu’un lundi. »'],
      ['Filleul', '« Sept ans ! Te voilà assez grand pour le secret de la cabane. »'],
      ['Anniversaire rond', '« Soixante ans, et toujours les meilleures questions à table. »'],
    ],
  },
  details: {
    headline: 'Le ton et la signature',
    text: [
      'Écrivez comme vous vous parlez. Collègues et voisins reçoivent un vouvoiement chaleureux et aucune allusion à leur âge. Une formule simple vaut mieux qu’une formule apprise.',
      'Si toute la famille signe, chacun signe lui-même, y compris l’enfant de trois ans avec son gribouillis. Ajoutez la date : dans vingt ans, quelqu’un en sera heureux.',
    ],
  },
  figures: [
    {
      alternative: 'Carte d’anniversaire pour enfant avec un gâteau, l’enveloppe à gauche',
      caption:
        'Pour un enfant : peu de mots, de grandes lettres, et une question à laquelle il voudra répondre.',
    },
    {
      alternative: 'Carte vert foncé avec une étoile dorée faite de rayons',
      caption: 'Un anniversaire rond peut briller : dorure sur papier foncé.',
    },
  ],
  closing: {
    headline: 'À temps dans la boîte aux lettres',
    text: [
      'Notez deux rappels dans votre agenda : dix jours avant pour la commande, quatre jours avant pour la boîte aux lettres. Si vous avez beaucoup d’anniversaires, commandez un motif en petite quantité et écrivez chaque carte à neuf.',
      'Toutes les occasions : [](cards). Le papier et la dorure : [](article-paper-and-finish).',
    ],
  },
};
