import type { HelpTexts } from './texts.ts';

/** In Italian. */
export const texts: HelpTexts = {
  name: 'Aiuto',
  title: 'Aiuto: domande e risposte sul negozio',
  description:
    'Risposte su foto, risoluzione, materiali, consegna, resi, account e dati personali. Con una ricerca, e con il contatto per ogni altra domanda.',
  headline: 'Come possiamo aiutarla?',
  lead: 'Cerchi una parola o scelga un tema. Se la sua domanda non c’è, ci scriva.',
  contactLink: 'Fare una domanda',
  groups: {
    order: 'Ordine e pagamento',
    photos: 'Foto e qualità',
    'wall-pictures': 'Materiali e cornici',
    cards: 'Biglietti, calendari e libri',
    delivery: 'Consegna',
    returns: 'Resi e reclami',
    account: 'Account, carrello e lista dei desideri',
    data: 'I suoi dati',
  },
  questions: {
    order: {
      question: 'Come si ordina?',
      answer:
        'Crei il suo prodotto, lo metta nel carrello e vada alla cassa. Non serve un account. Che cosa in questo negozio è solo un esempio, è spiegato qui: [](about).',
    },
    browsing: {
      question: 'Posso prima dare un’occhiata?',
      answer:
        'Sì. Può guardare tutto, confrontare i prezzi e mettere ciò che sceglie nel carrello o nella [lista dei desideri](wishlist). Non costa nulla e non la impegna a nulla.',
    },
    payment: {
      question: 'Come posso pagare?',
      answer:
        'Può pagare online o con bonifico anticipato; con un account aziendale anche su fattura. Nessun metodo di pagamento ha un supplemento.',
    },
    price: {
      question: 'Che cosa si aggiunge al prezzo?',
      answer:
        'Solo la spedizione. Ogni prezzo dice se l’imposta è compresa. I costi di spedizione sono qui: [](shipping).',
    },
    vouchers: {
      question: 'Ci sono buoni regalo?',
      answer: 'Sì, da regalare e da usare nel carrello: [](gift-voucher).',
    },
    companies: {
      question: 'Vendete anche alle aziende?',
      answer:
        'Sì. Per grandi quantità, molte pareti o il suo logo ci scriva: [](business-customers).',
    },
    quantities: {
      question: 'Quanti biglietti posso avere?',
      answer:
        'Da un solo biglietto fino a {most}. Se ne servono di più, ci scriva dalla [pagina dei contatti](contact).',
    },
    files: {
      question: 'Quali file posso usare?',
      answer:
        'JPEG, PNG, WebP e AVIF fino a {megabytes} MB. Le foto HEIC, come quelle degli iPhone, le converte il browser, se sa aprirle. Altrimenti le salvi prima come JPEG. TIFF, GIF e PDF [li convertiamo noi](toolbox).',
    },
    enough: {
      question: 'Quanti pixel servono alla mia foto?',
      answer:
        'Per {size} servono almeno {pixels} pixel. Una tabella con tutti i formati comuni è nei [consigli per le foto](photo-guide).',
    },
    messenger: {
      question: 'Posso usare foto di WhatsApp?',
      answer:
        'Meglio di no. Le app di messaggi e i social rimpiccioliscono molto le foto. Si faccia mandare l’originale come file o per e-mail.',
    },
    colours: {
      question: 'Perché i colori stampati sono diversi?',
      answer:
        'Uno schermo emette luce, la carta no. Per questo una stampa appare un po’ più scura. Ne parliamo nei [consigli per le foto](photo-guide).',
    },
    crop: {
      question: 'La mia foto viene tagliata?',
      answer:
        'Solo se foto e formato hanno proporzioni diverse. La parte visibile la decide lei nell’anteprima. Sulla tela, inoltre, una striscia della foto gira intorno al bordo.',
    },
    margin: {
      question: 'Perché non mettere nulla di importante al bordo?',
      answer:
        'Biglietti e pagine vengono rifilati dopo la stampa e una striscia sottile va persa. Tenga testi e volti un po’ lontani dal bordo.',
    },
    changes: {
      question: 'Modificate la mia foto?',
      answer: 'No. La stampiamo come l’ha scelta. Luminosità e colori li regoli prima, per favore.',
    },
    material: {
      question: 'Quale materiale va con la mia foto?',
      answer:
        'Decida in base alla luce. Di fronte a una finestra va bene una superficie opaca: [tela](canvas), [Alu-Dibond](aluminium) o [poster](poster). Il [vetro acrilico](acrylic) rafforza i colori, ma riflette. Tutti affiancati: [](comparison).',
    },
    damp: {
      question: 'Che cosa si può appendere in bagno o in cucina?',
      answer:
        '[Alu-Dibond](aluminium), [vetro acrilico](acrylic), [vetro](glass) e [Gallery Bond](gallery-bond): l’aria umida non li danneggia. Tela e carta stanno in stanze asciutte.',
    },
    outdoors: {
      question: 'Che cosa si può appendere all’aperto?',
      answer:
        '[Alu-Dibond](aluminium) e il [telo in PVC](tarpaulin). Un [pannello in Forex](forex) resiste all’aperto sotto un tetto.',
    },
    frames: {
      question: 'Quali cornici ci sono?',
      answer:
        'Per i poster ci sono cornici in legno, alluminio e plastica, con e senza passepartout: [](photo-frame). Tela e lastre hanno la cornice a cassetta, il vetro acrilico l’Artbox.',
    },
    hanging: {
      question: 'Come appendo il mio quadro?',
      answer:
        'Dipende dal peso. La pagina del prodotto dice quanto pesa il suo formato e se basta un chiodo o servono ganci e tasselli.',
    },
    care: {
      question: 'Come pulisco il mio quadro?',
      answer:
        'Tela e carta si spolverano a secco. Vetro acrilico e Alu-Dibond si puliscono con un panno morbido e umido. Solo il vetro sopporta il detergente per vetri.',
    },
    samples: {
      question: 'Posso toccare prima la carta?',
      answer: 'Sì, con i biglietti campione. I primi tre campioni di un ordine sono gratis.',
    },
    envelopes: {
      question: 'Le buste sono comprese?',
      answer: 'Ogni biglietto ha una busta della sua misura. La chiusura è diritta o a punta.',
    },
    costs: {
      question: 'Quanto costa la spedizione?',
      answer:
        'Dipende dalla misura e dal Paese. Fino a {sides} cm l’ordine viaggia come pacco. Tutti gli importi sono qui: [](shipping).',
    },
    express: {
      question: 'Si può fare più in fretta?',
      answer:
        'Sì, con l’opzione express. Così i biglietti lasciano il nostro laboratorio entro {hours} ore.',
    },
    packing: {
      question: 'Come viene imballato il mio quadro?',
      answer:
        'Lastre, tela e quadri in cornice viaggiano in piano, con i bordi protetti. La carta senza cornice arriva arrotolata in un tubo robusto.',
    },
    cardsReturn: {
      question: 'Posso restituire i biglietti?',
      answer:
        'Ciò che porta le sue foto o i suoi testi è fatto solo per lei. Per questo **non esiste diritto di recesso**. Buste e campioni di magazzino si possono restituire: [](withdrawal).',
    },
    damaged: {
      question: 'Che cosa faccio se qualcosa arriva danneggiato?',
      answer:
        'Conservi l’imballaggio e ci mandi delle foto dalla [pagina dei contatti](contact): fino a {files} file, {filesize} MB in tutto. Sostituiamo ciò che è danneggiato o difettoso.',
    },
    rights: {
      question: 'Quali diritti ho in caso di difetti?',
      answer:
        'Quelli che le dà la legge, anche per i prodotti personalizzati. Sono qui: [](guarantee).',
    },
    account: {
      question: 'Mi serve un account?',
      answer:
        'No. Con un account ritrova carrello e lista dei desideri su ogni dispositivo. Senza account restano in questo browser.',
    },
    kept: {
      question: 'Per quanto tempo restano carrello e lista?',
      answer:
        'Senza account, {days} giorni dopo l’ultima modifica. Con un account, finché non li svuota.',
    },
    shared: {
      question: 'Posso mostrare la mia scelta a qualcuno?',
      answer:
        'Sì. Materiale, formato e cornice stanno nell’indirizzo della pagina: lo inoltri. Anche la [lista dei desideri](wishlist) ha un link da condividere.',
    },
    photos: {
      question: 'Chi vede le mie foto?',
      answer:
        'All’inizio solo lei: la foto resta sul suo dispositivo finché non prosegue con la creazione. Poi serve soltanto all’anteprima e alla stampa. Per saperne di più: [](privacy).',
    },
    measuring: {
      question: 'Misurate che cosa guardo qui?',
      answer:
        'Solo se è d’accordo. Senza il suo consenso non carichiamo nulla nemmeno da altre aziende. La scelta si cambia in fondo a ogni pagina.',
    },
    deletion: {
      question: 'Come faccio cancellare i miei dati?',
      answer:
        'Scriva a [service@example.com](mail). Quali dati abbiamo e quali diritti ha lei è scritto qui: [](privacy).',
    },
  },
};
