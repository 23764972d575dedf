import type { AllComingTexts } from './texts.ts';

const tilesHeadline = 'Da qui si prosegue';

/** In Italian. */
export const texts: AllComingTexts = {
  account: {
    name: 'Il Suo account',
    title: 'Il Suo account',
    description:
      'Ordini e indirizzi saranno presto nel Suo account. Per creare non serve registrarsi.',
    headline: 'Presto ci sarà di più nel Suo account',
    lead: 'Qui troverà presto ordini, indirizzi e fatture. Per creare non serve un account.',
    about: {
      headline: 'Nel frattempo',
      text: [
        'Materiale, formato e cornice sono nell’indirizzo della pagina. Lo salvi tra i preferiti o lo invii: chi lo apre vede esattamente la Sua scelta.',
        'Per un ordine in corso ci scriva dalla [pagina dei contatti](contact). Per recedere da un contratto non serve accedere: [](withdrawal).',
      ],
    },
    tilesHeadline,
  },
  order: {
    name: 'Carrello',
    title: 'Il Suo carrello',
    description:
      'Aggiunga quadri al carrello, cambi la quantità e veda il totale: al prezzo di oggi.',
    headline: 'Il Suo carrello',
    lead: 'Ciò che aggiunge si trova qui al prezzo di oggi. Presto potrà ordinare.',
    about: {
      headline: 'Buono a sapersi',
      text: [
        'Il carrello appartiene a questo browser: un cookie che non fa altro lo conserva da quando aggiunge qualcosa. Viene eliminato sei mesi dopo l’ultima modifica.',
        'I costi di spedizione si trovano qui: [](shipping).',
      ],
    },
    tilesHeadline,
  },
  checkout: {
    name: 'Cassa',
    title: 'Alla cassa',
    description: 'La cassa apre a breve. Prezzi e costi di spedizione sono già indicati.',
    headline: 'La cassa apre a breve',
    lead: 'Non è ancora possibile ordinare e pagare. Fino ad allora può comporre, raccogliere e calcolare.',
    about: {
      headline: 'Che cosa può già sapere',
      text: [
        'Costi e tempi di spedizione del Suo Paese sono in [](shipping), le nostre condizioni in [](terms).',
        'Desidera ordinare una quantità maggiore? Ci scriva dalla [pagina dei contatti](contact).',
      ],
    },
    tilesHeadline,
  },
  magazine: {
    name: 'Rivista',
    title: 'Rivista',
    description: 'La nostra rivista è in preparazione. I consigli pratici si leggono già oggi.',
    headline: 'La rivista è in lavorazione',
    lead: 'Qui racconteremo presto di immagini e di chi vive con loro. I consigli pratici ci sono già.',
    about: {
      headline: 'Già da leggere',
      text: [
        '- Tempi e costi di consegna: [](shipping)',
        '- I Suoi diritti se qualcosa non va: [](guarantee)',
        '- Un consiglio personale: [](contact)',
      ],
    },
    tilesHeadline,
  },
  designer: {
    name: 'Creare online',
    title: 'Creare online',
    description: 'Si crea nel browser, senza programmi e senza accedere. Scelga il Suo prodotto.',
    headline: 'Si crea nel browser',
    lead: 'Non c’è nulla da scaricare. Scelga un prodotto e l’editor si apre con quello.',
    about: {
      headline: 'Come si comincia',
      text: [
        'Nella pagina del prodotto sceglie misura e finitura. L’editor riprende la Sua scelta: restano solo da aggiungere le foto.',
      ],
    },
    tilesHeadline,
  },
  products: {
    name: 'Prodotti',
    title: 'Tutti i prodotti',
    description:
      'Che cosa facciamo con le Sue foto: tutti i prodotti, ognuno con la via all’editor.',
    headline: 'Che cosa desidera creare?',
    lead: 'La pagina dei singoli design è in preparazione. Tutti i prodotti si raggiungono già da qui.',
    about: {
      headline: 'Che cosa arriverà',
      text: [
        'Questo indirizzo mostrerà un singolo design, con anteprima, carta e prezzo. Ha ricevuto un design da qualcuno? Glielo apriamo volentieri: ci scriva dalla [pagina dei contatti](contact).',
      ],
    },
    tilesHeadline,
  },
  'preconfigurator-calendar': {
    name: 'Scegliere un calendario',
    title: 'Scegliere un calendario',
    description:
      'Scelga il tipo e il formato del Suo calendario. L’editor si apre con la Sua scelta.',
    headline: 'Quale calendario preferisce?',
    lead: 'Ce n’è uno per ogni parete e ogni scrivania. Lei sceglie, l’editor si apre con quello.',
    about: {
      headline: 'Che cosa arriverà',
      text: [
        'Presto sceglierà qui anche il mese iniziale, la rilegatura e gli accessori. Fino ad allora si impostano nell’editor; senza scelta il calendario comincia da gennaio.',
      ],
    },
    tilesHeadline: 'I calendari per tipo',
  },
  'preconfigurator-card': {
    name: 'Scegliere un biglietto',
    title: 'Scegliere un biglietto',
    description: 'Scelga l’occasione del Suo biglietto. L’editor si apre con il tema adatto.',
    headline: 'Qual è l’occasione?',
    lead: 'Cominci dall’occasione. Carta, quantità e busta si scelgono nell’editor.',
    about: {
      headline: 'Che cosa arriverà',
      text: [
        'Presto vedrà qui ogni design con carta, finitura e prezzi per quantità. I primi tre campioni di un ordine sono gratuiti, anche allora.',
      ],
    },
    tilesHeadline: 'I biglietti per occasione',
  },
  theme: {
    name: 'Design',
    title: 'Vedere un design',
    description: 'Le pagine dei singoli design sono in preparazione. Cominci dall’occasione.',
    headline: 'Questo design avrà presto la sua pagina',
    lead: 'Non mostriamo ancora i design uno per uno. Con l’occasione si arriva già all’editor.',
    about: {
      headline: 'Cerca un design preciso?',
      text: [
        'Ha ricevuto il link di un design? Ci indichi il numero nell’indirizzo dalla [pagina dei contatti](contact): lo cerchiamo per Lei.',
      ],
    },
    tilesHeadline,
  },
  wishlist: {
    name: 'Lista dei desideri',
    title: 'La Sua lista dei desideri',
    description:
      'Salvi quadri e formati, li confronti e li condivida con un link: senza account, sempre al prezzo di oggi.',
    headline: 'La Sua lista dei desideri',
    lead: 'Ciò che salva si trova qui, al prezzo di oggi. Senza account.',
    about: {
      headline: 'Buono a sapersi',
      text: [
        'La lista appartiene a questo browser: un cookie che serve solo a questo la conserva da quando salva qualcosa per la prima volta. Viene cancellata sei mesi dopo l’ultima modifica.',
        'Chi ha il link da condividere vede la Sua selezione e può aggiungerla alla propria lista. Il link non rivela chi è Lei.',
      ],
    },
    tilesHeadline,
  },
};
