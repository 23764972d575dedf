import type { HomeTexts } from './page.ts';

/** In Italian. */
export const texts: HomeTexts = {
  name: 'Home',
  title: 'Le tue foto da appendere',
  description:
    'Le tue foto diventano quadri: su tela, su vetro acrilico, su Alu-Dibond o come poster. Realizzati uno per uno in Baviera.',
  headline: 'Immagini che restano',
  lead: 'La tua foto diventa un quadro. Scegli materiale e misura, noi stampiamo e rifiniamo a mano.',
  picture: 'Catene di monti al crepuscolo',
  tile: 'Torna alla home',
  startLink: 'Vedi le stampe da parete',
  tilesHeadline: 'Da dove vuoi cominciare?',
  about: {
    headline: 'Realizzati uno per uno',
    text: [
      'Ogni quadro nasce per una parete e per una persona. Per questo non abbiamo un magazzino: stampiamo quando hai ordinato.',
      'Prima vedi la tua foto sul materiale, a grandezza reale e con il prezzo che pagherai.',
    ],
  },
};
