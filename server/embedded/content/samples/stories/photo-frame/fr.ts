import type { PhotoFrameTexts } from './page.ts';

/** In French. */
export const texts: PhotoFrameTexts = {
  name: 'Cadres photo',
  title: 'Photo encadrée, prête à accrocher au mur',
  description:
    'Votre photo imprimée et encadrée : en bois, en aluminium ou en plastique, avec ou sans passe-partout. Formats standard ou sur mesure.',
  headline: 'Votre photo encadrée',
  lead: 'Imprimée, encadrée et prête à accrocher : quatre cadres, avec ou sans passe-partout.',
  picture: 'Feuilles et fleurs aux couleurs douces',
  tile: 'Imprimée et encadrée',
  sections: {
    frames: {
      headline: 'Quatre types de cadres',
      text: [
        'Le bois a un veinage fin et convient à presque toutes les pièces. L’aluminium est mince et tient bien aussi les grands formats. Le plastique est léger et facile d’entretien.',
        'Le cadre photo, au profil large, est fait pour les petits formats. Tous les cadres existent en noir, beaucoup aussi en blanc, en tons bois, en métal ou en couleur. Chaque tirage est protégé par un acrylique transparent ou, si vous le souhaitez, par un verre musée.',
        'Plusieurs tableaux sur un mur : [](picture-sets).',
      ],
    },
    mat: {
      headline: 'Avec passe-partout',
      text: [
        'Le passe-partout écarte le tirage de l’acrylique et donne de l’air à l’image. Vous choisissez sa largeur, qui s’ajoute au format : le cadre est plus grand d’autant.',
        'Le blanc est frais, le crème chaleureux, le noir met en valeur les images claires. Sans passe-partout, l’image va jusqu’au cadre.',
      ],
    },
    hanging: {
      headline: 'Comment l’accrocher',
      text: [
        'Votre photo arrive encadrée, emballée à plat, avec des attaches au dos. Prévoyez deux crochets pour les grands cadres.',
      ],
    },
  },
  questions: {
    glass: {
      question: 'Y a-t-il un verre devant l’image ?',
      answer:
        'Un acrylique transparent protège le tirage. Il est plus léger que le verre et ne casse pas pendant le transport. Si vous le souhaitez, nous posons un verre musée ou un verre acrylique musée, qui reflètent à peine.',
    },
  },
  promises: {
    delivery: 'Livraison chez vous, encadrée et emballée à plat.',
    origin: 'Imprimée et encadrée en Bavière.',
  },
};
