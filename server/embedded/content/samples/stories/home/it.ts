import type { HomeTexts } from './page.ts';

/** In Italian. */
export const texts: HomeTexts = {
  name: 'Home',
  title: 'Le sue foto da parete, realizzate in Baviera',
  description:
    'Le sue foto diventano quadri: su tela, su vetro acrilico, su Alu-Dibond o come poster. Realizzati singolarmente in Baviera.',
  headline: 'Immagini che restano',
  lead: 'La sua foto diventa un quadro. Scelga materiale e misura, noi stampiamo e rifiniamo a mano.',
  picture: 'Catene di monti al crepuscolo',
  tile: 'Alla home',
  startLink: 'Vedere le stampe da parete',
  tilesHeadline: 'Da dove desidera cominciare?',
  about: {
    headline: 'Realizzati singolarmente per lei',
    text: [
      'Ogni quadro nasce per una parete e per una persona. Per questo non abbiamo un magazzino: stampiamo quando ha ordinato.',
      'Prima vede la sua foto sul materiale, a grandezza reale e con il prezzo che pagherà.',
    ],
  },
};
