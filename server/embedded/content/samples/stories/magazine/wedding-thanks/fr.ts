import type { ArticleTexts } from '../texts.ts';

/** In French. */
export const texts: ArticleTexts = {
  name: 'Remercier après le mariage',
  title: 'Remerciements de mariage : texte et délai',
  description:
    'Qui reçoit une carte de remerciement, quand doit-elle arriver et que dit-elle ? Avec des exemples, et une liste utile au déballage.',
  headline: 'Remercier après le mariage',
  lead: 'Trois mois, une liste et deux phrases à la main : ainsi, remercier ne devient pas une corvée.',
  picture: 'Carte avec une photo de branches, un mot écrit dessous et une enveloppe verte à côté',
  opening: {
    headline: 'La liste commence au déballage',
    text: [
      'Qui ouvre les cadeaux note tout de suite : le nom, le cadeau, un mot. Après vingt paquets, plus personne ne sait de qui vient le saladier bleu. Photographier chaque carte à côté de son cadeau fait aussi l’affaire.',
      'Notez aussi ceux qui n’ont rien apporté d’emballé : les témoins, les musiciens, le gâteau, la voisine qui a gardé le chien.',
    ],
  },
  beside: {
    headline: 'Une photo que personne n’a vue',
    text: [
      'Prenez une image calme de vous deux plutôt que le groupe, que tout le monde a déjà dans son téléphone. Horizontale pour un couple dans un paysage, verticale pour l’intimité.',
      'N’attendez pas toutes les photos. Demandez-en deux ou trois en avance, la carte n’en veut pas plus. Le reste devient un [livre photo](photobook).',
    ],
    picture: 'Livre photo avec un coucher de soleil sur la mer en couverture',
    link: 'Créer une carte de remerciement',
  },
  table: {
    caption: 'Ce que vous pouvez écrire',
    header: ['Pour', 'Une phrase qui convient'],
    rows: [
      ['Un cadeau', '« Le saladier est déjà sur la table, avec les premières pommes. »'],
      ['De l’argent', '« Vous nous avez offert trois jours à Lisbonne. La carte postale suivra. »'],
      ['Une aide', '« Sans toi, il n’y aurait eu ni gâteau ni calme. »'],
      ['Un long trajet', '« Une demi-journée de route : nous ne l’oublierons pas. »'],
      ['Une absence', '« Vous nous avez manqué. Le prochain verre, c’est ensemble. »'],
    ],
  },
  details: {
    headline: 'Imprimé et à la main',
    text: [
      'Le texte imprimé peut être le même pour tous : merci, photo, prénoms, date. Laissez dessous la place de deux lignes à la main. Ces deux lignes se lisent et se gardent.',
      'Écrivez dix cartes par soir, à tour de rôle. En une semaine, soixante-dix sont faites, et aucune ne ressemble à la précédente.',
    ],
  },
  figures: [
    {
      alternative: 'Box photos ouverte, rouge clair, avec une pile de photos',
      caption:
        'Pour les parents : une box photos avec les images qui n’ont pas trouvé place sur la carte.',
    },
    {
      alternative: 'Trois tirages à bord blanc, posés l’un sur l’autre',
      caption: 'Trois tirages glissés dans l’enveloppe, et la carte devient un petit cadeau.',
    },
  ],
  closing: {
    headline: 'Avant quand ?',
    text: [
      'Six semaines après la fête sont un bon délai, trois mois conviennent encore. Si vous partez en voyage de noces, commandez les cartes avant et écrivez-les au retour. Le calendrier entier se trouve dans [](article-wedding-invitations).',
    ],
  },
};
