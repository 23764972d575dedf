import type { ArticleTexts } from '../texts.ts';

/** In French. */
export const texts: ArticleTexts = {
  name: 'Condoléances : que dire',
  title: 'Carte de condoléances : les mots qui consolent',
  description:
    'Ce que dit une carte de condoléances, les phrases qui consolent et celles qu’il vaut mieux taire. Avec des exemples pour amis, voisins et collègues.',
  headline: 'Condoléances : que dire',
  lead: 'Personne n’attend les mots parfaits. Écrire aide déjà. Une façon de faire en quatre étapes.',
  picture: 'Carte de deuil avec une branche grise et une enveloppe claire',
  opening: {
    headline: 'Vite et simplement',
    text: [
      'Une carte de condoléances peut être courte. Elle arrive au mieux dans les deux premières semaines, mais reste bienvenue après un mois : les autres lettres sont lues et la maison est devenue silencieuse.',
      'Écrivez à la main, à l’encre foncée. Nommez la personne qui est morte. Ceux qui la pleurent entendent son nom de moins en moins.',
    ],
  },
  beside: {
    headline: 'Quatre étapes',
    text: [
      '- Dites que vous avez appris la nouvelle, et ce que vous ressentez.',
      '- Racontez quelque chose qui vous relie à cette personne.',
      '- Pensez à ceux qui restent.',
      '- Proposez une chose que vous ferez vraiment.',
      'La dernière compte le plus. « N’hésitez pas » demande un effort. « Je passe vendredi avec une soupe » aide.',
    ],
    picture: 'Carte avec une colombe bleue qui porte un rameau',
    link: 'Créer une carte de deuil',
  },
  table: {
    caption: 'Ce qui console, et ce qui ne console pas',
    header: ['À éviter', 'Plutôt'],
    rows: [
      [
        '« Le temps guérit tout. »',
        '« Je pense à toi, aujourd’hui et dans les semaines à venir. »',
      ],
      [
        '« Il est mieux là où il est. »',
        '« Il manque. Je n’oublierai pas son rire dans la cour. »',
      ],
      ['« Je sais ce que tu ressens. »', '« Je ne peux que deviner combien c’est lourd. »'],
      ['« Appelle si tu as besoin. »', '« J’appelle dimanche. Rien ne t’oblige à décrocher. »'],
      ['« Sois fort. »', '« Tu n’as rien à être en ce moment. »'],
    ],
  },
  details: {
    headline: 'Voisins, collègues, associations',
    text: [
      'Si vous connaissiez à peine le défunt, écrivez aux vivants : « Nous aimions vous voir ensemble au jardin. » C’est sincère, et cela suffit. Au travail, signe qui le souhaite ; une seule personne écrit le texte.',
      'Si vous ne partagez pas la foi de la famille, ou ne la connaissez pas, laissez le religieux de côté. Une branche, une lumière ou un espace vide en disent assez.',
    ],
  },
  figures: [
    {
      alternative: 'Carte avec une branche grise, l’enveloppe à gauche',
      caption:
        'Une branche au lieu d’un verset : à l’intérieur, il reste de la place pour vos mots.',
    },
    {
      alternative: 'Carte avec une colombe dans un cadre fin et une enveloppe bleu clair',
      caption: 'La colombe évoque la paix et convient même si vous ignorez la foi de la famille.',
    },
  ],
  closing: {
    headline: 'Quand c’est à vous de remercier',
    text: [
      'Les remerciements ont le temps : un à deux mois après les obsèques sont l’usage. Une phrase imprimée pour tous, et une ligne à la main pour ceux qui ont le plus aidé. Personne n’attend davantage.',
      'Cartes de deuil et toutes les autres occasions : [](cards). Pour le texte et la quantité, écrivez-nous par la [page de contact](contact).',
    ],
  },
};
