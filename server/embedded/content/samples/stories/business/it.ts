import type { BusinessPage, BusinessTexts } from './texts.ts';

/** In Italian. */
export const texts: Readonly<Record<BusinessPage, BusinessTexts>> = {
  'business-customers': {
    name: 'Clienti aziendali',
    title: 'Quadri per aziende, hotel e studi',
    description:
      'Prezzi netti, quantità maggiori e una persona di riferimento: che cosa facciamo per studi, uffici, hotel e associazioni.',
    headline: 'Immagini per i suoi spazi',
    lead: 'Studio, ufficio, hotel o associazione: lei ci indica le pareti, noi calcoliamo, realizziamo e consegniamo.',
    contactLink: 'Richiedere un preventivo',
    sections: [
      {
        headline: 'Che cosa ottiene',
        text: [
          '- prezzi senza IVA appena accede con un account aziendale',
          '- un preventivo per quantità maggiori e formati misti',
          '- una persona di riferimento che conosce il suo ordine',
        ],
      },
      {
        headline: 'Come si comincia',
        text: [
          'Ci racconti dalla [pagina dei contatti](contact) che cosa ha in mente: quanti quadri, quali formati, per quando. Riceve un preventivo con la data di consegna.',
        ],
      },
      {
        headline: 'Con il suo nome',
        text: [
          'Vende immagini e preferisce che noi restiamo sullo sfondo? Per questo c’è il [](white-label-service).',
        ],
      },
    ],
  },
  'white-label-service': {
    name: 'Servizio white label',
    title: 'Servizio white label per fotografi e negozi',
    description:
      'Lei vende, noi realizziamo e spediamo ogni ordine con il suo nome: il nostro servizio white label per fotografi, gallerie e rivenditori.',
    headline: 'Lo facciamo noi, porta il suo nome',
    lead: 'Per chi vende immagini senza avere un laboratorio. I suoi clienti vedono soltanto lei.',
    contactLink: 'Chiedere l’attivazione',
    sections: [
      {
        headline: 'Come funziona',
        text: [
          'Ordina come sempre e nel carrello passa l’ordine a white label. Viene allora spedito con il suo nome e non con il nostro.',
          'Una barra al bordo della pagina indica in ogni momento se un ordine parte con il suo nome.',
        ],
      },
      {
        headline: 'Chi può partecipare',
        text: [
          'Il servizio è pensato per le aziende. Lo attiviamo per il suo account quando ci scrive con il modulo di questa pagina.',
        ],
      },
      {
        headline: 'Che cosa non cambia',
        text: [
          'Realizziamo e controlliamo questi ordini come tutti gli altri. I prezzi si vedono senza IVA: [](business-customers).',
        ],
      },
    ],
  },
  newsletter: {
    name: 'Newsletter',
    title: 'Newsletter con consigli e date d’ordine',
    description:
      'Nuovi materiali, consigli dal laboratorio e ultime date prima delle feste: la nostra newsletter e come funziona.',
    headline: 'Posta dal laboratorio',
    lead: 'Nuovi materiali, consigli per appendere e le ultime date d’ordine prima delle feste. Di rado e mai senza motivo.',
    contactLink: 'Domande sulla newsletter',
    sections: [
      {
        headline: 'Come iscriversi',
        text: [
          'Lei indica il suo indirizzo e-mail e riceve un messaggio con un link, senza pubblicità. L’iscrizione vale solo quando lo apre. Così nessuno può iscriverla a sua insaputa.',
        ],
      },
      {
        headline: 'Come annullare l’iscrizione',
        text: [
          'Ogni numero si chiude con un link per annullare l’iscrizione. Ha effetto subito e non serve un account.',
        ],
      },
      {
        headline: 'Che cosa conserviamo',
        text: [
          'Il suo indirizzo e il momento del consenso, per poterlo dimostrare. Di più in [](privacy).',
        ],
      },
    ],
  },
};
