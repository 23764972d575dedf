import type { AllComingTexts } from './texts.ts';

const tilesHeadline = 'Da qui si prosegue';

/** In Italian. */
export const texts: AllComingTexts = {
  account: {
    name: 'Il suo account',
    title: 'Il suo account: lista dei desideri e carrello',
    description:
      'Con un account la lista dei desideri e il carrello restano con lei anche se cambia dispositivo. Può creare anche senza account.',
    headline: 'Il suo account',
    lead: 'Con un account ritrova la lista dei desideri e il carrello su ogni dispositivo. Per creare non serve un account.',
    about: {
      headline: 'Senza account',
      text: [
        'Materiale, formato e cornice sono nell’indirizzo della pagina. Lo salvi tra i segnalibri o lo invii: chi lo apre vede esattamente la sua scelta.',
        'Per un ordine in corso ci scriva dalla [pagina dei contatti](contact). Per recedere da un contratto non serve accedere: [](withdrawal).',
      ],
    },
    tilesHeadline,
  },
  order: {
    name: 'Carrello',
    title: 'Il suo carrello: articoli, quantità e totale',
    description:
      'Aggiunga quadri al carrello, cambi la quantità e veda il totale. Ogni articolo è indicato con il prezzo di oggi.',
    headline: 'Il suo carrello',
    lead: 'Ciò che aggiunge si trova qui al prezzo di oggi.',
    about: {
      headline: 'Buono a sapersi',
      text: [
        'Il carrello appartiene a questo browser: un cookie che non fa altro lo conserva da quando aggiunge qualcosa. Viene eliminato sei mesi dopo l’ultima modifica.',
        'I costi di spedizione si trovano qui: [](shipping).',
      ],
    },
    tilesHeadline,
  },
  'placed-order': {
    name: 'Ordine',
    title: 'Il suo ordine: stato, articoli e fattura',
    description:
      'Veda a che punto è il suo ordine, che cosa contiene e quando arriva. Qui può annullarlo o segnalare un difetto.',
    headline: 'Il suo ordine',
    lead: 'Ecco a che punto è il suo ordine.',
    about: {
      headline: 'Buono a sapersi',
      text: [
        'Solo lei ha il link a questa pagina. Non lo dia ad altri: chi lo ha vede il suo ordine.',
        'Una domanda? Ci scriva dalla [pagina dei contatti](contact).',
      ],
    },
    tilesHeadline,
  },
  checkout: {
    name: 'Cassa',
    title: 'Alla cassa: prezzi e spedizione in breve',
    description:
      'Indirizzo, consegna, pagamento e controllo: ordini in pochi passaggi, con tutti i prezzi e il giorno di consegna, anche senza account.',
    headline: 'Alla cassa',
    lead: 'Alla cassa si arriva dal carrello. Lì vede quanto costa tutto insieme.',
    about: {
      headline: 'Buono a sapersi',
      text: [
        'Costi e tempi di spedizione del suo Paese sono in [](shipping), le nostre condizioni in [](terms).',
        'Desidera ordinare una quantità maggiore? Ci scriva dalla [pagina dei contatti](contact).',
      ],
    },
    tilesHeadline,
  },
  designer: {
    name: 'Creare online',
    title: 'Creare online, senza installare nulla',
    description:
      'Crei quadri, biglietti, calendari e libri nel browser: senza programmi da scaricare e senza accedere. Scelga prima il prodotto.',
    headline: 'Si crea nel browser',
    lead: 'Non deve installare nulla. Scelga un prodotto e si apre l’editor.',
    about: {
      headline: 'Come si comincia',
      text: [
        'Nella pagina del prodotto sceglie misura e finitura. L’editor riprende la sua scelta: restano solo da aggiungere le foto.',
      ],
    },
    tilesHeadline,
  },
  products: {
    name: 'Prodotti',
    title: 'Tutti i prodotti da creare con le sue foto',
    description:
      'Tutto ciò che realizziamo con le sue foto in una sola pagina: scelga un prodotto e cominci subito a crearlo online.',
    headline: 'Che cosa desidera creare?',
    lead: 'Scelga un prodotto. Dalla sua pagina si passa all’editor.',
    about: {
      headline: 'Cerca un certo design?',
      text: [
        'Qualcuno le ha mandato il link di un design? Ci scriva dalla [pagina dei contatti](contact): lo apriamo per lei.',
      ],
    },
    tilesHeadline,
  },
  'preconfigurator-calendar': {
    name: 'Scegliere un calendario',
    title: 'Scegliere un calendario: tipo e formato',
    description:
      'Scelga prima il tipo e il formato del calendario. Vede subito il prezzo di ogni scelta e poi aggiunge le sue foto.',
    headline: 'Quale calendario preferisce?',
    lead: 'Ce n’è uno per ogni parete e ogni scrivania. Scelga prima il tipo e veda design, formati e prezzi.',
    about: {
      headline: 'Che cosa arriverà',
      text: [
        'Il primo mese, la rilegatura e gli accessori si scelgono nella pagina del calendario. Se non sceglie un mese, il calendario comincia da gennaio.',
      ],
    },
    tilesHeadline: 'I calendari per tipo',
  },
  'preconfigurator-card': {
    name: 'Scegliere un biglietto',
    title: 'Scegliere un biglietto: occasione e carta',
    description:
      'Scelga prima l’occasione del biglietto. L’editor si apre con un tema adatto e lei aggiunge la sua foto e il testo.',
    headline: 'Qual è l’occasione?',
    lead: 'Cominci dall’occasione. Carta, quantità e busta si scelgono nell’editor.',
    about: {
      headline: 'Che cosa arriverà',
      text: [
        'Carta, finitura e quantità si scelgono nell’editor. I primi tre campioni di un ordine sono gratuiti.',
      ],
    },
    tilesHeadline: 'I biglietti per occasione',
  },
  theme: {
    name: 'Design',
    title: 'Trovare un design di biglietto e crearlo',
    description:
      'Cerca un certo design di biglietto? Scelga l’occasione per aprire l’editor, oppure ci indichi il numero del design che ha visto.',
    headline: 'Trovi il suo design',
    lead: 'Scelga l’occasione. L’editor si apre con i design adatti.',
    about: {
      headline: 'Cerca un design preciso?',
      text: [
        'Ha ricevuto il link di un design? Ci indichi il numero nell’indirizzo dalla [pagina dei contatti](contact): lo cerchiamo per lei.',
      ],
    },
    tilesHeadline,
  },
  wishlist: {
    name: 'Lista dei desideri',
    title: 'Lista dei desideri: salvare e condividere',
    description:
      'Salvi quadri e formati, li confronti e li condivida con un link. Non serve un account e il prezzo è sempre quello di oggi.',
    headline: 'La sua lista dei desideri',
    lead: 'Ciò che salva si trova qui, al prezzo di oggi. Senza account.',
    about: {
      headline: 'Buono a sapersi',
      text: [
        'La lista appartiene a questo browser: un cookie che serve solo a questo la conserva da quando salva qualcosa per la prima volta. Viene cancellata sei mesi dopo l’ultima modifica.',
        'Chi ha il link da condividere vede la sua selezione e può aggiungerla alla propria lista. Il link non rivela chi è lei.',
      ],
    },
    tilesHeadline,
  },
};
