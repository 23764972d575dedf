import type { AllGroupTexts } from './texts.ts';

/** In French. */
export const texts: AllGroupTexts = {
  shared: {
    materialsHeadline: 'Supports',
    framedHeadline: 'Avec cadre',
    groupsHeadline: 'Autre déco murale',
    framed: {
      glazed: 'Encadré avec passe-partout, derrière un acrylique clair',
      floating: 'En caisse américaine de bois, sans rien cacher',
    },
  },
  pages: {
    bestseller: {
      name: 'Pour presque toute pièce',
      title: 'Déco murale pour presque toutes les pièces',
      description:
        'Toile, verre acrylique, Alu-Dibond et poster : quatre supports pour presque toutes les pièces, avec leur prix et un cadre si vous le souhaitez.',
      headline: 'Pour presque toute pièce',
      lead: 'Quatre supports pour presque toutes les pièces : mat, brillant, résistant ou facile à changer.',
      picture: 'Chaînes de montagnes au couchant',
      tile: 'Toile, acrylique, alu et poster',
      choosing: {
        headline: 'Lequel des quatre ?',
        text: [
          'Décidez d’abord selon la lumière. Face à une fenêtre, prenez la [toile](canvas) ou l’[Alu-Dibond](aluminium), qui reflètent à peine. Avec une lumière de côté, le [verre acrylique](acrylic) fait le plus ressortir les couleurs.',
          'L’Alu-Dibond tient dans une salle de bains et une cuisine. Si vous aimez changer, prenez un [poster](poster), encadré ou non.',
        ],
      },
    },
    premium: {
      name: 'Premium',
      title: 'Déco murale premium, qualité galerie d’art',
      description:
        'Gallery Bond, papier d’art Hahnemühle et verre véritable : trois supports pour les photos qui restent, avec cadre et à vos mesures.',
      headline: 'Déco murale premium',
      lead: 'Trois supports pour les photos qui restent longtemps : comme en galerie, sur papier d’art ou sous verre.',
      picture: 'Silhouette d’une ville dans la brume',
      tile: 'Galerie, papier d’art et verre',
      choosing: {
        headline: 'Galerie, papier ou verre ?',
        text: [
          'Le [Gallery Bond](gallery-bond) montre couleur et profondeur : acrylique devant, aluminium derrière. Le [papier d’art Hahnemühle](fine-art) est son contraire, mat, avec une fibre que l’on sent, pour le noir et blanc, les portraits et les dessins.',
          'Le [verre véritable](glass) est le plus dur et le plus facile à nettoyer, mais il est lourd. Il convient à la cuisine, à la salle de bains et au cabinet.',
        ],
      },
    },
    'additional-products': {
      name: 'Autres supports',
      title: 'Papier peint, film et bâche avec vos photos',
      description:
        'Forex, papier peint, film adhésif, film rétroéclairé et bâche : votre photo pour un mur entier, une vitre, un caisson ou l’extérieur.',
      headline: 'Autres supports',
      lead: 'Pour un mur entier, une vitre, un caisson lumineux ou le jardin : votre photo là où un tableau ne suffit pas.',
      picture: 'Plantes claires sur fond sombre',
      tile: 'Papier peint, film, panneau, bâche',
      choosing: {
        headline: 'À quoi sert chacun ?',
        text: [
          '- **Un mur entier** : [](wallpaper), en lés à vos mesures.',
          '- **Vitres et meubles** : [](adhesive-film), opaque ou transparent.',
          '- **Lumière par l’arrière** : [](backlit), avec cadre lumineux ou pour votre caisson.',
          '- **Léger et rapide** : [](forex), aussi pour les expositions qui changent.',
          '- **Dehors et en grand** : [](tarpaulin), avec œillets.',
        ],
      },
    },
  },
};
