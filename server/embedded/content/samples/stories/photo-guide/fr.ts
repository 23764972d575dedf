import type { GuideTexts } from './texts.ts';

/** In French. */
export const texts: GuideTexts = {
  name: 'Conseils photo',
  title: 'Conseils photo : résolution, couleur, cadrage',
  description:
    'Combien de pixels il faut pour chaque format, pourquoi les couleurs changent à l’impression et ce qui se perd au bord. Avec tableau et images.',
  headline: 'De la photo à une belle impression',
  lead: 'Quelles photos conviennent, jusqu’à quelle taille les imprimer et à quoi penser en les prenant.',
  sections: {
    resolution: {
      headline: 'Combien de pixels faut-il ?',
      text: [
        'Plus l’impression est grande, plus il lui faut de pixels. Mais pas dans la même proportion, car un grand tableau se regarde de plus loin.',
      ],
    },
    phones: {
      headline: 'Photos de téléphone et de messagerie',
      text: [
        '- Les photos des téléphones actuels ont au moins 12 mégapixels. Elles sont nettes jusqu’à {phone}.',
        '- Zoomer avec deux doigts ne fait que réduire la photo. Approchez-vous plutôt.',
        '- Les messageries et les réseaux sociaux réduisent les photos. Demandez l’original, en fichier ou par e-mail.',
        '- Une capture n’a que les pixels de l’écran. C’est rarement assez.',
      ],
    },
    sharpness: {
      headline: 'Netteté',
      text: [
        'Beaucoup de pixels ne font pas une photo nette. Regardez-la en taille réelle sur un ordinateur. Si les yeux, les feuilles et les lettres y sont nets, ils le seront aussi à l’impression.',
        'Tenez bien le téléphone, essuyez d’abord l’objectif et profitez de la lumière du jour. Les photos de nuit ont du grain, et cela se voit en grand format.',
      ],
    },
    crop: {
      headline: 'Cadrage',
      text: [
        'Les appareils photo cadrent le plus souvent en 3/2, les téléphones en 4/3. Si le format a d’autres proportions, une partie disparaît sur deux côtés. Laissez donc de la place autour de l’essentiel.',
      ],
    },
    colour: {
      headline: 'Couleur',
      text: [
        'Enregistrez votre photo en sRGB, l’espace des téléphones et de la plupart des appareils. Dans d’autres espaces, les couleurs imprimées paraissent souvent pâles.',
        'Un écran éclaire, une impression non. Réglez l’écran à mi-luminosité. Si la photo y est trop sombre, éclaircissez-la d’abord.',
      ],
    },
    blackWhite: {
      headline: 'Noir et blanc',
      text: [
        'Convertissez la photo vous-même, et veillez à garder des détails dans les zones claires et sombres. Les nuances fines se voient le mieux sur un papier mat.',
      ],
    },
  },
  table: {
    caption: 'Les pixels qu’il faut à votre photo',
    size: 'Taille',
    enough: 'suffisant dès',
    sharp: 'net dès',
    dots: 'Points par pouce',
    note: 'La dernière colonne donne la plus faible résolution qui suffit encore à cette taille. Les valeurs sont les mêmes en hauteur. Le nombre de pixels figure dans les propriétés du fichier.',
  },
  edge: {
    poster: {
      headline: 'Ce qui passe sur le chant',
      text: [
        'Sur [toile](canvas), une bande de la photo passe autour du châssis, aussi large que celui-ci est profond. L’aperçu la montre assombrie. Pour tout voir de face, choisissez un bord en miroir ou en couleur.',
      ],
    },
    kartenliebe: {
      headline: 'Ce qui est coupé au bord',
      text: [
        'Nous coupons les cartes et les pages après l’impression, et une fine bande disparaît. Une photo qui va jusqu’au bord doit donc être un peu plus grande, et le texte garder ses distances.',
      ],
    },
  },
  ratios: {
    headline: 'Un motif, trois formats',
    picture: 'Le motif recadré en {ratio}',
  },
  edges: {
    headline: 'Trois bords pour la toile',
    picture: 'L’angle d’une toile, bord : {edge}',
    wrapped: 'continu',
    mirrored: 'en miroir',
    coloured: 'uni',
  },
  pictures: {
    distance: 'Dunes dans la lumière du soir, vues à distance',
    colour: 'Aquarelle bleue et lilas',
    grey: 'Crêtes grises dans la brume',
    card: 'Une carte de mariage, de l’espace entre le texte et le bord',
    prints: 'Des tirages photo sur une table',
  },
};
