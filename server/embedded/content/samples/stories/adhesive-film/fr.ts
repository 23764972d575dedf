import type { AdhesiveFilmTexts } from './page.ts';

/** In French. */
export const texts: AdhesiveFilmTexts = {
  name: 'Film adhésif',
  title: 'Photo sur film adhésif pour mur et vitre',
  description:
    'Votre photo sur film adhésif : pour mur, meubles et vitres, opaque ou transparent, posé à la raclette et retirable des surfaces lisses.',
  headline: 'Votre photo sur film adhésif',
  lead: 'Un film autocollant pour surfaces lisses : murs, portes, meubles et fenêtres. Blanc opaque, transparent ou en miroir.',
  picture: 'Aquarelle en vert et jaune',
  tile: 'Pour mur, meubles et vitres',
  sections: {
    material: {
      headline: 'Quatre versions',
      text: [
        'Le film normal est opaque et convient aux murs et aux meubles. En blanc, il est encore plus dense et ne laisse passer aucun fond sombre.',
        'Le film transparent est fait pour le verre : les zones claires de la photo restent limpides. En miroir, il se colle de l’intérieur et se lit de l’extérieur.',
      ],
    },
    place: {
      headline: 'Où il tient',
      text: [
        'La surface doit être lisse, sèche et sans graisse : bois laqué, plastique, verre, carrelage, enduit lisse et peint. Il ne tient ni sur le crépi ni sur une peinture fraîche.',
        'Il ne craint ni cuisine ni salle de bains. Pour les placards, les portes de réfrigérateur et les vitres exposées aux regards, c’est la solution la plus simple.',
      ],
    },
    mounting: {
      headline: 'Coller sans plis',
      text: [
        'Nettoyez la surface, alignez le film et retirez le support petit à petit en lissant à la raclette du milieu vers les bords.',
        'Sur le verre, un peu d’eau et une goutte de savon aident : le film peut encore glisser. Les grands formats se posent mieux à deux.',
      ],
    },
    care: {
      headline: 'Entretien',
      text: [
        'Passez un chiffon doux et humide. Pour l’enlever, chauffez le film au sèche-cheveux et tirez lentement, à plat.',
      ],
    },
  },
  questions: {
    rent: {
      question: 'Puis-je l’utiliser en location ?',
      answer:
        'Sur le verre, le carrelage et les meubles, oui : il s’enlève. Sur un mur peint, un peu de peinture peut venir avec. Essayez à un endroit caché, ou accrochez plutôt un [poster](poster).',
    },
  },
  promises: {
    delivery: 'Livraison chez vous, roulé dans un tube solide.',
    origin: 'Imprimé, coupé et contrôlé en Bavière.',
  },
};
