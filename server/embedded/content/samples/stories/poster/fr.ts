import type { PosterTexts } from './page.ts';

/** In French. */
export const texts: PosterTexts = {
  name: 'Poster',
  title: 'Poster photo sur mesure, avec ou sans cadre',
  description:
    'Votre photo en poster : papier photo épais, lisse ou satiné, dans un cadre en bois si vous le souhaitez. Format standard ou sur mesure.',
  headline: 'Votre photo en poster',
  lead: 'Un papier épais aux détails finement dessinés. À encadrer, à coller, à pincer ou à changer.',
  picture: 'Formes abstraites en papier découpé',
  tile: 'Papier, encadré ou non',
  sections: {
    material: {
      headline: 'Un papier qui se tient',
      text: [
        'Nous imprimons sur un papier épais qui ne gondole pas une fois accroché. Il existe lisse, satiné, ou en papier naturel non couché.',
        'Si vous le souhaitez, un film protège l’impression, brillant ou mat.',
      ],
    },
    hanging: {
      headline: 'Du tube au mur',
      text: [
        'Sans cadre, le poster voyage roulé dans un tube solide. Laissez-le à plat une journée après l’avoir déballé.',
        'Avec le cadre en bois, l’image arrive encadrée et emballée à plat, avec un passe-partout blanc et sous un acrylique transparent.',
      ],
    },
    care: {
      headline: 'Entretien',
      text: [
        'Le papier craint le soleil direct et l’humidité. Un pinceau sec suffit contre la poussière.',
      ],
    },
  },
  questions: {
    paper: {
      question: 'Quel papier pour ma photo ?',
      answer:
        'Le papier lisse donne des couleurs vives ; le satiné reflète moins et craint moins les traces de doigts. Le papier naturel a un ton chaud, idéal pour les dessins et les images calmes.',
    },
  },
  promises: {
    delivery: 'Livré chez vous, roulé dans un tube solide ; à plat s’il est encadré.',
    origin: 'Imprimé, coupé et contrôlé en Bavière.',
  },
};
