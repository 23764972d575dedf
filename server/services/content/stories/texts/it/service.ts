import type { Texts } from '../texts.ts';

/** The pages of service and law, in Italian. */
export const service: Texts['service'] = {
  shipping: {
    name: 'Spedizione e consegna',
    title: 'Costi di spedizione e consegna',
    description: 'Dove consegniamo, come imballiamo e quando arriva il tuo ordine.',
    headline: 'Spedizione e consegna',
    lead: 'I costi dipendono dalla misura e dalla destinazione. Vedi l’importo prima di ordinare.',
    sections: [
      {
        headline: 'Costi',
        text: [
          'I costi di spedizione sono accanto al prezzo e nel carrello, prima del pagamento. I formati ingombranti costano di più perché viaggiano da soli.',
        ],
      },
      {
        headline: 'Tempi di consegna',
        text: [
          'Realizziamo ogni ordine singolarmente. La data di consegna prevista è sulla pagina del prodotto e vale se ordini entro l’ora indicata.',
        ],
      },
      {
        headline: 'Dove consegniamo',
        text: [
          'Consegniamo nel paese del negozio che stai usando. Gli altri paesi si scelgono in fondo alla pagina.',
        ],
      },
      {
        headline: 'Danni durante il trasporto',
        text: [
          'Conserva l’imballaggio e mandaci una foto dalla [pagina dei contatti](contact). Rifacciamo il tuo ordine.',
        ],
      },
    ],
  },
  contact: {
    name: 'Contatti',
    title: 'Contatti',
    description: 'Come raggiungerci per ordini, materiali, consegne e reclami.',
    headline: 'Contatti',
    lead: 'Rispondiamo dal lunedì al venerdì, di solito in giornata.',
    sections: [
      {
        headline: 'Scrivici',
        text: [
          'E-mail: [service@example.com](mail). Indica il numero d’ordine, se lo hai già.',
          'Orari: dal lunedì al venerdì, dalle 9 alle 17.',
        ],
      },
      {
        headline: 'Risposte rapide',
        text: [
          '- [Spedizione e consegna](shipping)',
          '- [Recedere dal contratto](withdrawal)',
          '- [I tuoi diritti in caso di difetti](guarantee)',
        ],
      },
    ],
  },
  imprint: {
    name: 'Note legali',
    title: 'Note legali',
    description: 'Gestore, indirizzo e contatto di questo negozio.',
    headline: 'Note legali',
    lead: 'Questo negozio è un esempio. I dati stanno al posto di quelli di un gestore.',
    sections: [
      {
        headline: 'Gestore',
        text: ['Musterbild GmbH', 'Musterstraße 12, 80331 Monaco di Baviera, Germania'],
      },
      { headline: 'Contatto', text: ['E-mail: [service@example.com](mail)'] },
      {
        headline: 'Rappresentanza e registro',
        text: ['Qui il gestore indica amministratori, registro delle imprese e partita IVA.'],
      },
    ],
  },
  privacy: {
    name: 'Privacy',
    title: 'Informativa sulla privacy',
    description: 'Quali dati tratta questo negozio, perché, e quali diritti hai.',
    headline: 'Informativa sulla privacy',
    lead: 'Trattiamo ciò che serve al tuo ordine e misuriamo solo con il tuo consenso.',
    sections: [
      {
        headline: 'Le tue foto',
        text: [
          'Le foto servono solo a stampare il tuo ordine. Non le mostriamo a nessuno e le cancelliamo quando non servono più per eventuali ristampe.',
        ],
      },
      {
        headline: 'Il tuo ordine',
        text: [
          'Trattiamo nome, indirizzo e dati di pagamento per eseguire il contratto. Conserviamo le fatture per il tempo richiesto dalla legge.',
        ],
      },
      {
        headline: 'Consenso',
        text: [
          'Senza il tuo consenso non carichiamo nulla da altri fornitori e non misuriamo la visita. Rifiutare è facile quanto accettare, e puoi cambiare idea in ogni momento.',
        ],
      },
      {
        headline: 'I tuoi diritti',
        text: [
          'Puoi chiedere accesso, rettifica, cancellazione e trasferimento dei dati e rivolgerti a un’autorità di controllo. Scrivi a [service@example.com](mail).',
        ],
      },
    ],
  },
  terms: {
    name: 'Condizioni generali',
    title: 'Condizioni generali di vendita',
    description: 'Contratto, prezzi, pagamento e consegna in questo negozio.',
    headline: 'Condizioni generali di vendita',
    lead: 'Testo di esempio: un gestore lo sostituisce con le proprie condizioni verificate.',
    sections: [
      {
        headline: 'Contratto',
        text: [
          'La presentazione dei prodotti è un invito a ordinare. Con «Ordina e paga» fai una proposta; il contratto si conclude con la nostra conferma.',
        ],
      },
      {
        headline: 'Prezzi e pagamento',
        text: [
          'Valgono i prezzi al momento dell’ordine. Accanto al prezzo è scritto se l’IVA è compresa; si aggiungono i costi di spedizione.',
        ],
      },
      {
        headline: 'Le tue immagini',
        text: ['Confermi di poter usare le immagini. Non stampiamo immagini contrarie alla legge.'],
      },
      {
        headline: 'Recesso e difetti',
        text: ['Leggi [recesso](withdrawal) e [garanzia legale](guarantee).'],
      },
    ],
  },
  withdrawal: {
    name: 'Recedere dal contratto',
    title: 'Recedere dal contratto',
    description: 'Da quali ordini puoi recedere, come si fa e quali termini valgono.',
    headline: 'Recedere dal contratto',
    lead: 'Puoi recedere qui senza accedere. Indica nome, numero d’ordine e un indirizzo e-mail per la conferma.',
    sections: [
      {
        headline: 'Come recedere',
        text: [
          'Invia la dichiarazione a [service@example.com](mail) oppure usa la [pagina dei contatti](contact). Basta una frase: «Recedo dal contratto relativo a …». Ricevi subito una conferma.',
        ],
      },
      {
        headline: 'Da che cosa puoi recedere',
        text: [
          'Buste, cornici senza immagine e campioni di magazzino: 14 giorni dal ricevimento, senza motivo. Rimborsiamo il prezzo e le spese di spedizione standard entro 14 giorni.',
        ],
      },
      {
        headline: 'Che cosa è escluso',
        text: [
          'I prodotti con le tue foto o i tuoi testi sono realizzati secondo le tue indicazioni. Per questi **non esiste diritto di recesso**. Restano i tuoi diritti in caso di [difetti](guarantee).',
        ],
      },
    ],
  },
  guarantee: {
    name: 'Garanzia legale',
    title: 'Garanzia legale di conformità',
    description: 'I tuoi diritti quando un prodotto arriva difettoso o danneggiato.',
    headline: 'Garanzia legale di conformità',
    lead: 'La garanzia legale copre tutti i prodotti, anche quelli personalizzati.',
    sections: [
      {
        headline: 'Due anni',
        text: [
          'Se un prodotto non è conforme alla consegna, ne rispondiamo per **due anni** dal ricevimento. Puoi chiedere la riparazione o la sostituzione, senza spese.',
          'Se non riescono in un tempo ragionevole, puoi chiedere una riduzione del prezzo o la risoluzione del contratto.',
        ],
      },
      {
        headline: 'Come segnalare un difetto',
        text: [
          'Descrivici il problema, meglio con una foto, dalla [pagina dei contatti](contact). Rispedisci il prodotto solo se te lo chiediamo.',
        ],
      },
    ],
  },
  accessibility: {
    name: 'Accessibilità',
    title: 'Dichiarazione di accessibilità',
    description: 'Quanto è accessibile questo negozio e dove segnalare gli ostacoli.',
    headline: 'Dichiarazione di accessibilità',
    lead: 'Costruiamo questo negozio perché lo possa usare il maggior numero di persone.',
    sections: [
      {
        headline: 'Riferimento',
        text: [
          'Seguiamo le WCAG 2.2, livello AA. Le pagine si usano da tastiera, si ingrandiscono al 200 % e si possono far leggere; i cambi di prezzo vengono annunciati.',
        ],
      },
      {
        headline: 'Limiti noti',
        text: [
          'Non c’è ancora una verifica esterna. Disporre le foto nello strumento di creazione richiede la vista; su richiesta ti aiutiamo noi.',
        ],
      },
      {
        headline: 'Segnalare un ostacolo',
        text: [
          'Scrivici dalla [pagina dei contatti](contact) su quale pagina e con che cosa sei in difficoltà.',
        ],
      },
    ],
  },
};
