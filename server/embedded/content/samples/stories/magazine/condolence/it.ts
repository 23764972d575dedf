import type { ArticleTexts } from '../texts.ts';

/** In Italian. */
export const texts: ArticleTexts = {
  name: 'Condoglianze: che cosa scrivere',
  title: 'Condoglianze: le parole che confortano',
  description:
    'Che cosa va in un biglietto di condoglianze, quali frasi confortano e quali è meglio tacere. Con esempi per amici, vicini e colleghi.',
  headline: 'Condoglianze: che cosa scrivere',
  lead: 'Nessuno si aspetta le parole perfette. Scrivere è già un aiuto. Un modo per farlo in quattro passi.',
  picture: 'Biglietto di lutto con un ramo grigio e una busta chiara',
  opening: {
    headline: 'Presto e con semplicità',
    text: [
      'Un biglietto di condoglianze può essere breve. È bene che arrivi nelle prime due settimane, ma è gradito anche dopo un mese: le altre lettere sono lette e la casa è diventata silenziosa.',
      'Scriva a mano, con inchiostro scuro. Dica il nome di chi è morto: chi lo piange lo sente sempre meno.',
    ],
  },
  beside: {
    headline: 'Quattro passi',
    text: [
      '- Dica che lo ha saputo e che cosa prova.',
      '- Racconti qualcosa che la lega a quella persona.',
      '- Pensi a chi resta.',
      '- Offra una cosa che farà davvero.',
      'L’ultimo passo conta di più. «Per qualunque cosa» non chiede e non dà. «Venerdì passo con una minestra» aiuta.',
    ],
    picture: 'Biglietto con una colomba azzurra che porta un ramoscello',
    link: 'Creare un biglietto di lutto',
  },
  table: {
    caption: 'Che cosa conforta, e che cosa no',
    header: ['Meglio di no', 'Piuttosto'],
    rows: [
      ['«Il tempo guarisce tutto.»', '«Penso a voi, oggi e nelle prossime settimane.»'],
      ['«Ora è in un posto migliore.»', '«Ci manca. Non dimenticherò la sua risata in cortile.»'],
      ['«So come ti senti.»', '«Posso solo immaginare quanto sia pesante.»'],
      [
        '«Chiamami se ti serve qualcosa.»',
        '«Domenica chiamo io. Se non rispondi, va bene lo stesso.»',
      ],
      ['«Sii forte.»', '«Adesso non devi essere niente.»'],
    ],
  },
  details: {
    headline: 'Vicini, colleghi, associazioni',
    text: [
      'Se conosceva appena il defunto, scriva ai vivi: «Ci piaceva vedervi insieme in giardino.» È sincero e basta. Al lavoro firma chi vuole, e una sola persona scrive il testo.',
      'Se non condivide la fede della famiglia, o non la conosce, lasci da parte la religione. Un ramo, una luce o uno spazio vuoto dicono abbastanza.',
    ],
  },
  figures: [
    {
      alternative: 'Biglietto con un ramo grigio, la busta a sinistra',
      caption: 'Un ramo invece di un verso: dentro resta posto per le sue parole.',
    },
    {
      alternative: 'Biglietto con una colomba in una cornice sottile e una busta azzurra',
      caption: 'La colomba parla di pace e va bene anche se non conosce la fede della famiglia.',
    },
  ],
  closing: {
    headline: 'Quando è lei a ringraziare',
    text: [
      'I ringraziamenti hanno tempo: di solito uno o due mesi dopo il funerale. Una frase stampata per tutti, e una riga a mano per chi ha aiutato di più. Nessuno si aspetta altro.',
      'Biglietti di lutto e tutte le altre occasioni: [](cards). Per testo e quantità ci scriva dalla [pagina dei contatti](contact).',
    ],
  },
};
