import type { ProductPagesTexts } from '../texts.ts';

/** The pages that sell wall art, in Italian. */
export const products: ProductPagesTexts = {
  shared: {
    calculatorHeadline: 'Il formato che vuoi al prezzo migliore',
    startLabel: 'Crea ora',
    topDeal: 'OFFERTA TOP',
    questionsHeadline: 'Domande frequenti',
    otherMaterialsHeadline: 'Altri materiali',
    usp: {
      delivery: 'Consegnato a casa tua, in piano e con gli angoli protetti.',
      resolution: 'Controlliamo la risoluzione della foto prima dell’ordine.',
      personal: 'Realizzato apposta per te, quindi senza diritto di recesso.',
      origin: 'Stampato, teso e controllato in Baviera.',
    },
    links: { delivery: 'Spedizione e consegna', personal: 'I tuoi diritti in caso di difetti' },
    questions: {
      resolution: {
        question: 'La mia foto è abbastanza grande?',
        answer:
          'Per 90 × 60 cm bastano circa 2700 × 1800 pixel, per 30 × 20 cm circa 1500 × 1000. Un quadro grande si guarda da più lontano e richiede quindi meno pixel per centimetro. Appena carichi la foto vedi, formato per formato, se va bene.',
      },
      ownFormat: {
        question: 'Posso scegliere un formato mio?',
        answer:
          'Sì. In «Formato personalizzato» inserisci larghezza e altezza al millimetro e vedi subito il prezzo. Le misure minime e massime dipendono dal materiale e sono indicate accanto al campo.',
      },
      delivery: {
        question: 'Quando arriva il mio quadro?',
        answer:
          'La data di consegna prevista è accanto al prezzo e vale per il formato scelto. Trovi il resto in [spedizione e consegna](shipping).',
      },
      withdrawal: {
        question: 'Posso restituire il quadro?',
        answer:
          'Il quadro è realizzato secondo le tue indicazioni. Per questi prodotti **non esiste diritto di recesso**. Se arriva danneggiato o difettoso lo sostituiamo: restano i tuoi diritti di [garanzia legale](guarantee).',
      },
    },
    manufacturer: {
      headline: 'Produttore e sicurezza',
      text: [
        'Produttore: Musterbild GmbH, Musterstraße 12, 80331 Monaco di Baviera, Germania. Contatto: [service@example.com](mail).',
        'Usa ganci e tasselli adatti alla parete e al peso. Sopra letti e sedute fissa il quadro in due punti.',
      ],
    },
  },
  canvas: {
    name: 'Tela',
    title: 'Stampa foto su tela',
    description:
      'La tua foto su tela: cotone opaco, teso a mano su un telaio di abete, nei formati standard o nella misura che vuoi.',
    headline: 'La tua foto su tela',
    lead: 'Tessuto di cotone fine, teso a mano su abete. Opaco e senza riflessi, per stanze luminose.',
    picture: 'Catene di monti sovrapposte nella luce della sera',
    tile: 'Tessuto opaco su telaio di legno',
    sections: {
      material: {
        headline: 'Una trama che si vede e si sente',
        text: [
          'Stampiamo su un tessuto fitto, dalla trama fine e regolare. La superficie è opaca: assorbe la luce invece di rifletterla, e l’immagine si vede bene anche di fronte a una finestra.',
          'I colori sono morbidi e caldi. La tela si presta a paesaggi, ritratti e immagini tranquille.',
        ],
      },
      stretcherFrame: {
        headline: 'Il telaio: 2,5 cm di abete',
        text: [
          'La tela è tesa su un telaio di abete profondo **2,5 cm**. I formati grandi hanno una traversa che li tiene diritti.',
          'Per dare più profondità alla parete c’è anche il telaio da 3,8 cm. Lo scegli durante la creazione.',
        ],
      },
      edge: {
        headline: 'Il bordo: stampato tutto intorno',
        text: [
          'L’immagine prosegue sui lati, quindi il quadro non ha bisogno di cornice. Una striscia sottile della foto finisce sul fianco: l’anteprima mostra esattamente quale.',
          'Se tutto deve restare davanti, scegli un bordo specchiato o a tinta unita.',
        ],
      },
      care: {
        headline: 'Cura',
        text: [
          'Togli la polvere con un panno morbido e asciutto. Non usare acqua né detergenti.',
          'La tela non ama bagno e cucina. Lì dura di più l’[Alu-Dibond](aluminium).',
        ],
      },
    },
    questions: {
      frame: {
        question: 'Serve anche una cornice?',
        answer:
          'No, la tela arriva pronta da appendere. Se desideri una finitura, scegli la cornice a cassetta: circonda il quadro con un po’ d’aria senza coprirlo.',
      },
    },
  },
  acrylic: {
    name: 'Vetro acrilico',
    title: 'Foto su vetro acrilico',
    description:
      'La tua foto su vetro acrilico: colori nitidi, profondità e bordi lucidati. Con o senza cornice, nei formati standard o su misura.',
    headline: 'La tua foto su vetro acrilico',
    lead: 'Acrilico limpido con bordi lucidati. I colori brillano, i toni scuri prendono profondità.',
    picture: 'Onde calme in blu e verde',
    tile: 'Limpido, profondo e lucido',
    sections: {
      material: {
        headline: 'La luce attraversa l’immagine',
        text: [
          'La foto sta dietro una lastra di acrilico trasparente. La luce entra dal fronte e dai bordi: i colori risultano pieni e le ombre profonde.',
          'È adatto alle immagini contrastate: acqua, città di notte, primi piani.',
        ],
      },
      mounting: {
        headline: 'Sospeso o incorniciato',
        text: [
          'Senza cornice, un supporto nascosto tiene il quadro leggermente staccato dalla parete. Nell’Artbox sta in una cornice stretta e profonda.',
          'L’acrilico pesa più della tela. Dai formati medi in su è più sicuro appenderlo in due punti.',
        ],
      },
      care: {
        headline: 'Cura',
        text: [
          'Le impronte si tolgono con un panno in microfibra e un po’ d’acqua. Evita i detergenti con alcol, che rovinano la superficie.',
        ],
      },
    },
    questions: {
      reflections: {
        question: 'Il vetro acrilico riflette?',
        answer:
          'Sì, la superficie è lucida e una finestra di fronte si vede. Per stanze luminose consigliamo la [tela](canvas) o l’[Alu-Dibond](aluminium), che riflettono pochissimo.',
      },
    },
  },
  aluminium: {
    name: 'Alu-Dibond',
    title: 'Stampa foto su Alu-Dibond',
    description:
      'La tua foto su Alu-Dibond: lastra leggera e rigida, superficie satinata, adatta anche al bagno. Formati standard o su misura.',
    headline: 'La tua foto su Alu-Dibond',
    lead: 'Una lastra sottile di alluminio con stampa satinata. Leggera, piana e insensibile all’umidità.',
    picture: 'Profilo di una città in forme nette',
    tile: 'Sottile, piano e satinato',
    sections: {
      material: {
        headline: 'Due fogli di alluminio, un’anima solida',
        text: [
          'La lastra è fatta di due fogli sottili di alluminio attorno a un’anima di plastica. È leggera e resta diritta anche nei formati grandi.',
          'La stampa è direttamente sulla lastra. Linee e dettagli risaltano con chiarezza: un buon supporto per architettura e bianco e nero.',
        ],
      },
      mounting: {
        headline: 'Come si appende',
        text: [
          'Le guide sul retro staccano leggermente il quadro dalla parete. Davanti non si vede alcun fissaggio.',
          'La cornice a cassetta dà alla lastra un contorno di legno.',
        ],
      },
      care: {
        headline: 'Cura',
        text: ['Basta un panno umido. Non strofinare con forza ed evita i solventi.'],
      },
    },
    questions: {
      damp: {
        question: 'Si può appendere in bagno?',
        answer: 'Sì. L’aria umida non la danneggia. Evita solo gli schizzi diretti.',
      },
    },
  },
  poster: {
    name: 'Poster',
    title: 'Stampa poster da foto',
    description:
      'La tua foto come poster: carta fotografica robusta, liscia o satinata, anche in cornice di legno. Formati standard o su misura.',
    headline: 'La tua foto come poster',
    lead: 'Carta robusta con dettagli ben disegnati. Da incorniciare, attaccare, appendere o cambiare.',
    picture: 'Forme astratte di carta ritagliata',
    tile: 'Carta, con o senza cornice',
    sections: {
      material: {
        headline: 'Una carta con corpo',
        text: [
          'Stampiamo su una carta pesante che, una volta appesa, non si incurva. C’è liscia, satinata o ecologica non patinata.',
          'Se vuoi, una pellicola protegge la stampa, lucida o opaca.',
        ],
      },
      hanging: {
        headline: 'Dal tubo alla parete',
        text: [
          'I poster viaggiano arrotolati in un tubo robusto. Dopo averlo aperto, lascia il tuo in piano per un giorno.',
          'Con la cornice di legno l’immagine arriva già incorniciata, con passepartout bianco e dietro acrilico trasparente.',
        ],
      },
      care: {
        headline: 'Cura',
        text: [
          'La carta non ama il sole diretto e l’umidità. Per la polvere basta un pennello asciutto.',
        ],
      },
    },
    questions: {
      paper: {
        question: 'Quale carta per la mia foto?',
        answer:
          'La carta liscia dà colori intensi; quella satinata riflette meno e teme meno le impronte. La carta ecologica ha un tono caldo, adatto a disegni e immagini tranquille.',
      },
    },
  },
  wallArt: {
    name: 'Stampe da parete',
    title: 'Stampe da parete con la tua foto',
    description:
      'Stampe da parete con la tua foto: tela, vetro acrilico, Alu-Dibond e poster a confronto, in ogni formato e anche con cornice.',
    headline: 'Stampe da parete',
    lead: 'Una foto, quattro materiali. Scegli secondo la luce, la stanza e il gusto.',
    picture: 'Dune in una luce calda',
    tile: 'Tutti i materiali in breve',
    tilesHeadline: 'Materiali',
    choosing: {
      headline: 'Quale materiale fa per te?',
      text: [
        '- **Tela**: opaca e calda, per stanze luminose e immagini tranquille.',
        '- **Vetro acrilico**: lucido e profondo, per colori forti e contrasti.',
        '- **Alu-Dibond**: sottile e resistente, anche per bagno e cucina.',
        '- **Poster**: facile da cambiare, con o senza cornice.',
        'Hai dubbi? Scrivici dalla [pagina dei contatti](contact), ti aiutiamo a scegliere.',
      ],
    },
  },
  home: {
    name: 'Inizio',
    title: 'Le tue foto da appendere',
    description:
      'Le tue foto diventano quadri: su tela, su vetro acrilico, su Alu-Dibond o come poster. Realizzati uno per uno in Baviera.',
    headline: 'Immagini che restano',
    lead: 'La tua foto diventa un quadro. Scegli materiale e misura, noi stampiamo e rifiniamo a mano.',
    picture: 'Catene di monti al crepuscolo',
    tile: 'Alla pagina iniziale',
    startLink: 'Vedi le stampe da parete',
    tilesHeadline: 'Da dove vuoi cominciare?',
    about: {
      headline: 'Realizzati uno per uno',
      text: [
        'Ogni quadro nasce per una parete e per una persona. Per questo non abbiamo un magazzino: stampiamo quando hai ordinato.',
        'Prima vedi la tua foto sul materiale, nella sua misura e con il prezzo che paghi.',
      ],
    },
  },
};
