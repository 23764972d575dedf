import type { HomeTexts } from './page.ts';

/** In Italian. */
export const texts: HomeTexts = {
  name: 'Home',
  title: 'Le Sue foto da appendere',
  description:
    'Le Sue foto diventano quadri: su tela, su vetro acrilico, su Alu-Dibond o come poster. Realizzati uno per uno in Baviera.',
  headline: 'Immagini che restano',
  lead: 'La Sua foto diventa un quadro. Scelga materiale e misura, noi stampiamo e rifiniamo a mano.',
  picture: 'Catene di monti al crepuscolo',
  tile: 'Alla home',
  startLink: 'Vedere le stampe da parete',
  tilesHeadline: 'Da dove desidera cominciare?',
  about: {
    headline: 'Realizzati uno per uno',
    text: [
      'Ogni quadro nasce per una parete e per una persona. Per questo non abbiamo un magazzino: stampiamo quando ha ordinato.',
      'Prima vede la Sua foto sul materiale, a grandezza reale e con il prezzo che pagherà.',
    ],
  },
};
