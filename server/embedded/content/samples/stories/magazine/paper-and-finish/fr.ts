import type { ArticleTexts } from '../texts.ts';

/** In French. */
export const texts: ArticleTexts = {
  name: 'Papier et finitions expliqués',
  title: 'Papier et finitions : ce qui change la carte',
  description:
    'Lisse ou rugueux, dorure ou relief, rabat droit ou pointu : ce que le papier et la finition changent, et ce qui va à chaque occasion.',
  headline: 'Papier et finitions expliqués',
  lead: 'Le même dessin change sur chaque papier. Une visite, de la surface à l’enveloppe.',
  picture: 'Carte vert foncé avec une étoile dorée aux rayons fins',
  opening: {
    headline: 'D’abord la surface',
    text: [
      'Le papier couché est lisse. Les photos y sont nettes et vives, mais la plume bave facilement. Le papier non couché est rugueux et chaud, les couleurs s’y adoucissent et l’encre y sèche vite. Si vous écrivez beaucoup à la main, préférez-le.',
      'Le poids se sent avant la lecture. Une carte pliée peut être plus légère qu’une carte simple, puisqu’elle est double.',
    ],
  },
  beside: {
    headline: 'Ce qui brille, et où',
    text: [
      'La dorure, en or, argent ou or rose, est pressée sur le papier et capte la lumière. Elle se voit le mieux sur une zone calme : des prénoms, une ligne, une étoile. Sur une photo, elle se perd.',
      'Le relief soulève le dessin sous les doigts, sans couleur ni éclat. Il convient aux dessins sobres, pour un baptême ou un deuil comme pour un mariage.',
    ],
    picture: 'Carte bleu clair avec une lune et deux étoiles pour une naissance',
    link: 'Créer une carte dorée',
  },
  table: {
    caption: 'Ce qui va à chaque occasion',
    header: ['Occasion', 'Papier', 'Finition'],
    rows: [
      ['Mariage', 'non couché, épais', 'dorure ou relief'],
      ['Naissance et baptême', 'non couché, doux', 'or rose, avec retenue'],
      ['Anniversaire avec photo', 'couché, lisse', 'aucune'],
      ['Deuil', 'non couché, blanc', 'aucune ou relief'],
      ['Noël', 'foncé ou blanc', 'or ou argent'],
    ],
  },
  details: {
    headline: 'L’enveloppe en fait partie',
    text: [
      'L’enveloppe est ce que l’on tient en premier. Un rabat droit est sobre, un rabat pointu plus festif. La couleur est permise tant que l’adresse se lit : sur du rouge foncé, prenez un feutre blanc ou une étiquette claire.',
      'Les enveloppes carrées ou très grandes coûtent plus cher à poster dans bien des pays. Pesez une carte prête, avec tout ce qu’elle contient, avant d’acheter les timbres.',
    ],
  },
  figures: [
    {
      alternative: 'Carte de Pâques avec un œuf décoré sur papier crème',
      caption: 'Un papier teinté réchauffe les couleurs, et les zones claires gardent son ton.',
    },
    {
      alternative: 'Carte de confirmation avec une flamme et une enveloppe rouge foncé',
      caption:
        'Une enveloppe foncée encadre une carte claire. L’adresse se met sur une étiquette claire.',
    },
  ],
  closing: {
    headline: 'Toucher avant de choisir',
    text: [
      'Aucun écran ne montre la main d’un papier. Les trois premières cartes échantillons d’une commande sont gratuites : prenez le même dessin sur des papiers différents, et écrivez une phrase sur chacun.',
      'Toutes les occasions : [](cards). Quand envoyer quoi pour un mariage : [](article-wedding-invitations).',
    ],
  },
};
