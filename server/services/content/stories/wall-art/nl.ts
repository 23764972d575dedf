import type { WallArtTexts } from './page.ts';

/** In Dutch. */
export const texts: WallArtTexts = {
  name: 'Wanddecoratie',
  title: 'Wanddecoratie met uw foto',
  description:
    'Wanddecoratie met uw foto: canvas, acrylglas, aluminium en poster vergeleken, in elk formaat en desgewenst ingelijst.',
  headline: 'Wanddecoratie',
  lead: 'Eén foto, vier materialen. Kies op licht, kamer en gevoel.',
  picture: 'Duinen in warm licht',
  tile: 'Alle materialen op een rij',
  tilesHeadline: 'Materialen',
  choosing: {
    headline: 'Welk materiaal past bij u?',
    text: [
      '- **Canvas**: mat en warm, voor lichte kamers en rustige beelden.',
      '- **Acrylglas**: glanzend en diep, voor sterke kleuren en contrast.',
      '- **Aluminium**: dun en ongevoelig, ook voor badkamer en keuken.',
      '- **Poster**: makkelijk te wisselen, ingelijst of puur.',
      'Twijfelt u? Schrijf ons via de [contactpagina](contact), we helpen u kiezen.',
    ],
  },
};
