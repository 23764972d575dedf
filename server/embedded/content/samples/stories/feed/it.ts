import type { FeedPage, FeedTexts } from './texts.ts';

/** In Italian. */
export const texts: Readonly<Record<FeedPage, FeedTexts>> = {
  'feed-collage': {
    name: 'Il suo collage di foto',
    title: 'Collage con le sue foto da creare subito',
    description:
      'Molte foto in un quadro: crei un collage su tela, vetro acrilico, Alu-Dibond o come poster, con un prezzo per ogni formato.',
    headline: 'Il suo collage di foto',
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
    name: 'Il suo calendario',
    title: 'Calendario con le sue foto da creare subito',
    description:
      'Calendario da parete, familiare o da tavolo con le sue foto: scelga il tipo e lo crei subito online, mese per mese.',
    headline: 'Il suo calendario',
    lead: 'Scelga il tipo di calendario e veda subito il prezzo. Il calendario può cominciare da qualsiasi mese.',
    picture: 'Catene di monti al mattino',
    startLink: 'Creare un calendario',
    about: {
      headline: 'Come si prosegue',
      text: [
        'Ogni tipo esiste in più formati. Nell’editor può cambiare tutto. Di più in [](photo-calendar).',
      ],
    },
  },
  'feed-card': {
    name: 'Il suo biglietto',
    title: 'Biglietti per ogni occasione da creare subito',
    description:
      'Biglietti per matrimonio, nascita, compleanno e Natale: scelga l’occasione e crei il biglietto online, con foto e testo.',
    headline: 'Il suo biglietto',
    lead: 'Scelga l’occasione e l’editor si apre con il tema adatto.',
    picture: 'Rami di un verde tenue',
    startLink: 'Creare un biglietto',
    about: {
      headline: 'Come si prosegue',
      text: [
        'Aggiunge foto e testo e sceglie la quantità. I primi tre campioni di un ordine sono gratuiti.',
      ],
    },
  },
};
