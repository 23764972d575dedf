import type { AllDesignedTexts } from './texts.ts';

/** In Italian. */
export const texts: AllDesignedTexts = {
  shared: {
    questionsHeadline: 'Domande frequenti',
    othersHeadline: 'Altro dalle sue foto',
    price: {
      question: 'Quanto costa?',
      answer:
        'Dipende da misura, finitura e quantità. Vede il prezzo prima di ordinare; i costi di spedizione sono in [](shipping).',
    },
    withdrawal: {
      question: 'Si può restituire?',
      answer:
        'Ciò che nasce dalle sue foto è realizzato secondo le sue indicazioni. Per questo **non esiste diritto di recesso**. Se arriva difettoso o danneggiato, lo sostituiamo: [](guarantee).',
    },
    pages: 'da {minimum} a {maximum} pagine, di {step} in {step}',
  },
  pages: {
    'photo-box': {
      name: 'Scatola con foto',
      title: 'Scatola con foto: le immagini più belle',
      description:
        'Le sue foto stampate in una bella scatola: da sfogliare, esporre e regalare. In due misure e su quattro carte a scelta.',
      headline: 'Una scatola piena di immagini',
      lead: 'Le stampe più belle, a portata di mano in una scatola. Da sfogliare a tavola e da passare ad altri.',
      picture: 'Una scatola piena di stampe',
      tile: 'Stampe che restano insieme',
      startLink: 'Creare una scatola',
      choiceHeadline: 'Quale scatola fa per lei?',
      sections: {
        uses: {
          headline: 'Fatta per le mani',
          text: [
            'Una scatola si riempie prima di un album e si apre più spesso. Si prende una foto, la si mette in piedi e il giorno dopo se ne mette un’altra davanti.',
            'Piace per un battesimo, dopo un viaggio e come regalo per i nonni che preferiscono la carta agli schermi.',
          ],
        },
        sizes: {
          headline: 'Misure',
          text: ['Le stampe esistono in queste misure. Quelle grandi vanno nella scatola MAX.'],
        },
        making: {
          headline: 'Carte',
          text: ['Ogni carta esiste in ogni misura. Per ognuna è indicato quanto costa.'],
        },
      },
      question: {
        question: 'Posso aggiungere foto più avanti?',
        answer:
          'Sì. Ordini le [stampe](photo-prints) nella stessa misura e sulla stessa carta: entreranno nella sua scatola.',
      },
    },
    'photo-prints': {
      name: 'Stampa foto',
      title: 'Stampa foto online in sei misure su carta',
      description:
        'Le sue foto stampate su carta: sei misure e quattro carte, dal piccolo quadrato per la bacheca alla stampa per una grande cornice.',
      headline: 'Stampe da tenere in mano',
      lead: 'Dalla galleria del telefono alla carta. In sei misure e su quattro carte.',
      picture: 'Tre stampe su un tavolo',
      tile: 'Su carta, in sei misure',
      startLink: 'Creare le stampe',
      choiceHeadline: 'Quale misura le serve?',
      sections: {
        uses: {
          headline: 'Per l’album, la cornice e il frigorifero',
          text: [
            'I piccoli quadrati stanno bene sulla bacheca, la classica stampa orizzontale nell’album, quella grande in cornice.',
            'Chi ha molte immagini le raccoglie in una [scatola](photo-box). Chi ne ha una da vedere ogni giorno la appende come quadro.',
          ],
        },
        sizes: {
          headline: 'Misure',
          text: ['Dal quadrato alla stampa grande, ogni misura su ogni carta.'],
        },
        making: {
          headline: 'Carte',
          text: [
            'Semplice per tante immagini, lucida per colori forti, opaca senza riflessi, artistica per quella che conta.',
          ],
        },
      },
      question: {
        question: 'Basta la risoluzione del mio telefono?',
        answer:
          'Fino alla misura più grande bastano le foto dei telefoni di oggi. Quelle molto ritagliate e quelle ricevute in chat sono spesso troppo piccole: usi allora l’originale.',
      },
    },
    'photo-calendar': {
      name: 'Calendari personalizzati',
      title: 'Calendario con foto da creare online',
      description:
        'Calendari da parete, da cucina, da tavolo, agende e planner familiari con le sue foto. Molti formati, e il primo mese lo sceglie lei.',
      headline: 'Dodici mesi con le sue immagini',
      lead: 'Da parete, familiare o da tavolo: lei sceglie il tipo, ogni mese riceve la propria immagine.',
      picture: 'Un calendario da tavolo con dune',
      tile: 'Dodici mesi, dodici immagini',
      startLink: 'Creare un calendario',
      choiceHeadline: 'Quale calendario preferisce?',
      sections: {
        uses: {
          headline: 'Per ogni parete e ogni scrivania',
          text: [
            'Il calendario da parete mostra una grande immagine. In quello familiare ognuno ha la propria colonna. Quello da cucina è stretto e sta accanto a una porta. Quello da tavolo si appoggia sulla scrivania.',
            'Il suo calendario comincia quando vuole: a gennaio, con l’anno scolastico o nel giorno di un anniversario.',
          ],
        },
        sizes: {
          headline: 'Formati',
          text: ['Ogni tipo ha i propri formati. Tutti insieme:'],
        },
        making: {
          headline: 'Appeso o in piedi',
          text: [
            'I calendari da parete hanno una spirale o un foro per appenderli. I calendari da tavolo hanno una base di legno o sono fatti di cartoncini sciolti.',
          ],
        },
      },
      question: {
        question: 'Deve cominciare a gennaio?',
        answer:
          'No. Mese e anno iniziali si scelgono prima di creare. Senza scelta comincia a gennaio; da luglio in poi, a gennaio dell’anno successivo.',
      },
    },
    photobook: {
      name: 'Fotolibro',
      title: 'Fotolibro da creare online, pagina per pagina',
      description:
        'Fotolibro su carta fotografica, fotolibro digitale o quaderno: scelga carta, rilegatura e formato e crei il libro online, pagina per pagina.',
      headline: 'Un libro che racconta la sua storia',
      lead: 'Un anno, un viaggio o una festa in un libro rilegato: su carta fotografica o in stampa digitale.',
      picture: 'Un fotolibro rilegato con dune in copertina',
      tile: 'La sua storia, rilegata',
      startLink: 'Creare un fotolibro',
      choiceHeadline: 'Quale libro fa per lei?',
      sections: {
        uses: {
          headline: 'Tre libri per tre occasioni',
          text: [
            'Il **fotolibro su carta fotografica** si apre del tutto: le immagini attraversano la doppia pagina senza piega. È il libro di un matrimonio.',
            'Il **fotolibro digitale** ha più pagine e più carte e racconta anche i viaggi lunghi. Il **quaderno** è leggero, con copertina morbida, e si regala in un attimo.',
          ],
        },
        sizes: {
          headline: 'Formati e pagine',
          text: ['Orizzontale, verticale o quadrato. Ecco le pagine di ogni libro:'],
        },
        making: {
          headline: 'Carta e rilegatura',
          text: ['La copertina, la rilegatura e le carte tra cui sceglie prima di creare:'],
        },
      },
      question: {
        question: 'Quante foto servono?',
        answer:
          'Calcoli due o tre foto per pagina, una per un libro tranquillo. Altre pagine si aggiungono mentre si crea.',
      },
    },
    collage: {
      name: 'Collage di foto',
      title: 'Collage di foto da parete da creare online',
      description:
        'Molte foto, un quadro: scelga modello, formato e materiale per il suo collage su tela, vetro acrilico, Alu-Dibond o come poster.',
      headline: 'Molte foto, un quadro',
      lead: 'Lei sceglie un modello e carica le foto. Noi ne facciamo un quadro.',
      picture: 'Un collage di sette foto alla parete',
      tile: 'Molte foto in un quadro',
      startLink: 'Creare un collage',
      choiceHeadline: 'Il suo collage',
      sections: {
        uses: {
          headline: 'Quando una foto non basta',
          text: [
            'Un anno con i bambini, tutti gli ospiti di una festa, le tappe di un viaggio: in un collage c’è posto per tutti.',
            'Scelga una foto principale e altre con una luce simile. Il collage risulterà più calmo.',
          ],
        },
        sizes: {
          headline: 'Formati',
          text: [
            'Per ogni modello vede i formati adatti e la misura della foto più piccola. Calcoli un palmo per ogni foto, così i volti si riconoscono.',
          ],
        },
        making: {
          headline: 'Materiali',
          text: ['Si può scegliere tra questi materiali:'],
        },
      },
      question: {
        question: 'E se una foto è troppo piccola?',
        answer:
          'In un collage ogni foto è più piccola che da sola. Per questo vanno spesso bene anche scatti più vecchi, che per un quadro grande non basterebbero.',
      },
    },
  },
};
