import type { FeedPage, FeedTexts } from './texts.ts';

/** In Italian. */
export const texts: Readonly<Record<FeedPage, FeedTexts>> = {
  'feed-collage': {
    name: 'Il Suo collage di foto',
    title: 'Un collage con le Sue foto',
    description:
      'Molte foto, un quadro: crei un collage su tela, vetro acrilico, Alu-Dibond o come poster.',
    headline: 'Il Suo collage di foto',
    lead: 'Molte foto, un quadro. Scelga materiale e formato: il prezzo appare subito.',
    picture: 'Campi di acquerello fianco a fianco',
    startLink: 'Creare un collage',
    about: {
      headline: 'Come si prosegue',
      text: [
        'L’editor si apre con il collage. Lei carica le foto, le dispone e vede sempre come sta il quadro alla parete. Di più in [](collage).',
      ],
    },
  },
  'feed-calendar': {
    name: 'Il Suo calendario',
    title: 'Un calendario con le Sue foto',
    description:
      'Calendario da parete, familiare o da tavolo con le Sue foto: scelga il tipo e cominci subito.',
    headline: 'Il Suo calendario',
    lead: 'Scelga il tipo e l’editor si apre con quello. Il calendario può cominciare da qualsiasi mese.',
    picture: 'Catene di monti al mattino',
    startLink: 'Creare un calendario',
    about: {
      headline: 'Come si prosegue',
      text: [
        'Ogni tipo ha i propri formati. L’editor comincia da quello usuale e tutto si può cambiare. Di più in [](photo-calendar).',
      ],
    },
  },
  'feed-card': {
    name: 'Il Suo biglietto',
    title: 'Biglietti per la Sua occasione',
    description:
      'Biglietti per nozze, nascita, compleanno e Natale: scelga l’occasione e cominci subito.',
    headline: 'Il Suo biglietto',
    lead: 'Scelga l’occasione e l’editor si apre con il tema adatto.',
    picture: 'Rami di un verde tenue',
    startLink: 'Creare un biglietto',
    about: {
      headline: 'Come si prosegue',
      text: [
        'Aggiunga foto e parole, scelga la quantità, fatto. I primi tre campioni di un ordine sono gratuiti.',
      ],
    },
  },
};
