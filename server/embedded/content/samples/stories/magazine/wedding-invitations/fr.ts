import type { ArticleTexts } from '../texts.ts';

/** In French. */
export const texts: ArticleTexts = {
  name: 'Quand envoyer ses faire-part',
  title: 'Faire-part de mariage : quoi envoyer et quand',
  description:
    'Annonce de la date, faire-part, réponse, remerciements : le calendrier des cartes de mariage, et tout ce qu’un faire-part doit dire.',
  headline: 'Quand envoyer ses faire-part',
  lead: 'De la première annonce aux remerciements : un calendrier pour qu’aucune carte ne parte trop tard.',
  picture:
    'Carte de mariage avec deux anneaux dans une couronne de feuilles et une enveloppe verte',
  opening: {
    headline: 'À rebours depuis le grand jour',
    text: [
      'Le calendrier se calcule à rebours. Ce qui décide, ce n’est pas la date où vous avez les cartes, mais celle où le traiteur et le lieu demandent le nombre d’invités. Depuis ce jour, comptez quatre semaines pour les réponses, puis encore huit à dix semaines pour le faire-part.',
      'Si vous vous mariez pendant les vacances, un jour férié ou loin de chez vous, avancez chaque date d’un mois : vos invités doivent poser des congés et réserver.',
    ],
  },
  beside: {
    headline: 'Ce que dit le faire-part',
    text: [
      '- vos prénoms et noms, et ceux de vos parents si l’usage vous plaît',
      '- le jour, la date et l’heure',
      '- la mairie, le lieu de culte, la réception, avec leurs adresses',
      '- la date et le moyen de répondre',
      '- la tenue, les enfants, l’hébergement, s’il y a quelque chose à dire',
      'Le reste va sur un feuillet à part : plan d’accès, hôtels, liste de mariage. Le carton pour le vin d’honneur se glisse à part lui aussi, car tous n’y sont pas conviés.',
    ],
    picture: 'La même carte de mariage, l’enveloppe posée de l’autre côté',
    link: 'Créer une carte de mariage',
  },
  table: {
    caption: 'Votre calendrier',
    header: ['Quand', 'Quoi', 'À ne pas oublier'],
    rows: [
      ['8 à 10 mois avant', 'annonce de la date', 'prénoms, date et lieu suffisent'],
      ['3 à 4 mois avant', 'faire-part', 'indiquer la date limite de réponse'],
      ['6 semaines avant', 'fin des réponses', 'appeler ceux qui n’ont pas répondu'],
      ['2 semaines avant', 'menus, marque-places', 'relire chaque nom'],
      ['Jusqu’à 3 mois après', 'remerciements', 'choisir la photo, cocher la liste'],
    ],
  },
  details: {
    headline: 'Combien de cartes prévoir',
    text: [
      'Comptez les foyers et non les personnes : un couple ou une famille reçoit une carte. Les enfants adultes qui ont leur propre logement reçoivent la leur. Ajoutez un dixième pour les ratures, les invités tardifs et votre album.',
      'Écrivez les enveloppes à la main, de préférence à deux et en deux soirées. Ensuite, que deux personnes relisent chaque adresse à voix haute.',
    ],
  },
  figures: [
    {
      alternative: 'Carte avec une colombe qui porte un rameau',
      caption:
        'Pour un mariage religieux : un dessin calme, qui convient aussi au livret de messe.',
    },
    {
      alternative: 'Carte avec une branche grise sur papier blanc',
      caption: 'Sobre : une branche, beaucoup de blanc, une seule écriture.',
    },
  ],
  closing: {
    headline: 'Le papier d’abord, le tirage ensuite',
    text: [
      'Commandez des cartes échantillons avant le tirage complet. Regardez-les à la fenêtre et sous la lampe, écrivez dessus avec votre stylo. L’essentiel sur le papier se trouve dans [](article-paper-and-finish).',
      'Après la fête, lisez [](article-wedding-thanks).',
    ],
  },
};
