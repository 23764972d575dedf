import type { WallArtTexts } from './page.ts';

/** In Dutch. */
export const texts: WallArtTexts = {
  name: 'Wanddecoratie',
  title: 'Wanddecoratie met uw foto: twaalf materialen',
  description:
    'Wanddecoratie met uw foto: twaalf materialen van canvas tot fotobehang vergeleken, met vanafprijzen, in elk formaat en desgewenst ingelijst.',
  headline: 'Wanddecoratie',
  lead: 'Eén foto, twaalf materialen. We helpen u het juiste te kiezen.',
  picture: 'Duinen in warm licht',
  tile: 'Alle materialen op een rij',
  tilesHeadline: 'Verder kijken',
  choosing: {
    headline: 'Welk materiaal past bij u?',
    text: [
      '- **Lichte kamer, raam ertegenover**: [](canvas), [](aluminium) of [](fine-art), die nauwelijks spiegelen.',
      '- **Diepte en contrast**: [](acrylic), [](gallery-bond) of [](glass).',
      '- **Badkamer en keuken**: [](aluminium), [](glass) of [](adhesive-film).',
      '- **Een hele muur**: [](wallpaper).',
      '- **Buiten**: [](tarpaulin).',
      'Meerdere foto’s aan één muur: [](picture-sets).',
      'De pagina [](comparison) laat de verschillen één voor één zien. Twijfelt u? Schrijf ons via de [contactpagina](contact), we helpen u kiezen.',
    ],
  },
};
