import type { BacklitTexts } from './page.ts';

/** In French. */
export const texts: BacklitTexts = {
  name: 'Film rétroéclairé',
  title: 'Photo sur film rétroéclairé avec cadre LED',
  description:
    'Votre photo sur film rétroéclairé : elle s’illumine par l’arrière, dans un cadre lumineux LED ou pour votre caisson, au format de votre choix.',
  headline: 'Votre photo, éclairée par l’arrière',
  lead: 'Un film translucide qui répartit la lumière. Avec un cadre lumineux LED, ou pour un caisson que vous avez déjà.',
  picture: 'Lune claire au-dessus de collines sombres',
  tile: 'Éclairé par l’arrière',
  sections: {
    material: {
      headline: 'Une image qui donne sa propre lumière',
      text: [
        'Le film laisse passer la lumière et la diffuse : aucune lampe ne se devine. Les zones claires rayonnent, les zones sombres restent calmes.',
        'Il convient aux images où la lumière compte : couchers de soleil, villes la nuit, fenêtres, eau. Mieux vaut éclaircir un peu les photos très sombres avant l’impression.',
      ],
    },
    place: {
      headline: 'Pour les pièces peu éclairées',
      text: [
        'Il convient aux entrées, aux escaliers, aux accueils et aux vitrines. Dans une chambre, l’image remplace une veilleuse.',
        'En plein soleil, elle perd son effet : le [verre acrylique](acrylic) y convient mieux.',
      ],
    },
    mounting: {
      headline: 'Avec ou sans cadre lumineux',
      text: [
        'Avec le cadre LED, l’image arrive entièrement montée. Il lui faut une prise à proximité.',
        'Sans cadre, nous envoyons le film seul, roulé. Vous le glissez dans votre caisson et le changez quand vous voulez.',
      ],
    },
    care: {
      headline: 'Entretien',
      text: [
        'Dépoussiérez avec un chiffon doux et sec, lumière éteinte. N’approchez pas d’eau du cadre et ne pliez pas le film.',
      ],
    },
  },
  questions: {
    lamp: {
      question: 'L’image est-elle belle sans lumière ?',
      answer:
        'Oui, mais plus pâle qu’une impression sur papier, car les couleurs sont prévues pour une lumière venant de l’arrière. Si elle reste le plus souvent éteinte, préférez un [poster](poster) ou une [toile](canvas).',
    },
  },
  promises: {
    delivery: 'Livraison chez vous, roulé dans un tube solide ; à plat avec le cadre lumineux.',
    origin: 'Imprimé, coupé et contrôlé en Bavière.',
  },
};
