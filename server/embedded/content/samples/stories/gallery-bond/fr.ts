import type { GalleryBondTexts } from './page.ts';

/** In French. */
export const texts: GalleryBondTexts = {
  name: 'Gallery Bond',
  title: 'Photo sous acrylique comme en galerie',
  description:
    'Votre photo en Gallery Bond : sous acrylique clair, collée sur aluminium, comme dans les galeries. Couleurs profondes, panneau rigide.',
  headline: 'Votre photo en Gallery Bond',
  lead: 'Un tirage entre un acrylique clair et une plaque d’aluminium : c’est ainsi que les galeries montrent la photographie.',
  picture: 'Dunes violettes sous la lune',
  tile: 'Acrylique devant, aluminium derrière',
  sections: {
    material: {
      headline: 'Trois couches, une image',
      text: [
        'Devant, un acrylique clair ; au milieu, votre tirage ; derrière, une plaque d’aluminium rigide. Au chant, on voit les couches : claire, puis sombre.',
        'L’acrylique donne de la profondeur aux couleurs, l’aluminium garde droites même les grandes images. C’est notre support pour ce qui doit rester longtemps au mur.',
      ],
    },
    place: {
      headline: 'Lumière et pièces',
      text: [
        'La surface brille et reflète comme le [verre acrylique](acrylic). Une lumière oblique venant du haut la met en valeur ; une fenêtre en face gêne.',
        'Pour le salon, l’accueil, l’étude ou le cabinet. L’air humide ne lui fait rien ; elle n’est pas prévue pour l’extérieur.',
      ],
    },
    mounting: {
      headline: 'Accrochage et cadres',
      text: [
        'Des rails cachés au dos décollent l’image du mur. Percée aux angles, elle se visse de façon visible.',
        'Pour un contour, choisissez la caisse américaine ou l’Artbox. L’image est lourde : prévoyez deux points de fixation.',
      ],
    },
    care: {
      headline: 'Entretien',
      text: [
        'Un chiffon microfibre doux et un peu d’eau enlèvent les traces de doigts. Les produits à l’alcool ternissent l’acrylique : évitez-les.',
      ],
    },
  },
  questions: {
    acrylic: {
      question: 'Qu’apporte-t-il de plus que l’acrylique seul ?',
      answer:
        'Son dos en aluminium. Il rigidifie le panneau et protège le tirage par l’arrière ; l’image reste plane, même en grand. Le [verre acrylique](acrylic) est plus léger et laisse entrer la lumière par ses chants.',
    },
  },
  promises: {
    delivery: 'Livraison chez vous, à plat, avec film protecteur et protège-bords.',
    origin: 'Imprimé, collé et contrôlé en Bavière.',
  },
};
