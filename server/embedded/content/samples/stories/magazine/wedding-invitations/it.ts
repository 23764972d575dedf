import type { ArticleTexts } from '../texts.ts';

/** In Italian. */
export const texts: ArticleTexts = {
  name: 'Quando spedire le partecipazioni',
  title: 'Partecipazioni di nozze: che cosa e quando',
  description:
    'Save the date, partecipazione, conferma, ringraziamento: il calendario dei biglietti di nozze e tutto ciò che va scritto sull’invito.',
  headline: 'Gli inviti di nozze: quando spedirli',
  lead: 'Dal primo annuncio al ringraziamento: un calendario perché nessun biglietto parta in ritardo.',
  picture: 'Biglietto di nozze con due anelli in una corona di foglie e una busta verde',
  opening: {
    headline: 'All’indietro dal grande giorno',
    text: [
      'Il calendario si calcola all’indietro. Non conta quando arrivano i biglietti, ma quando il ristorante vuole sapere il numero degli invitati. Da quel giorno conti due settimane per chi risponde tardi e altre sei o otto per la partecipazione.',
      'Se vi sposate in agosto, in un giorno di festa o lontano da casa, anticipi tutto di un mese: gli invitati devono chiedere le ferie e prenotare.',
    ],
  },
  beside: {
    headline: 'Che cosa dice la partecipazione',
    text: [
      '- i nomi degli sposi, ed eventualmente quelli dei genitori',
      '- giorno della settimana, data e ora',
      '- chiesa o comune, con l’indirizzo',
      '- entro quando e come confermare',
      '- abito, bambini, alloggio, se c’è qualcosa da dire',
      'L’invito al ricevimento si stampa di solito su un cartoncino a parte: così la partecipazione può andare anche a chi non viene al pranzo. La lista nozze sta sul sito degli sposi o si dice a voce.',
    ],
    picture: 'Lo stesso biglietto di nozze con la busta dall’altra parte',
    link: 'Creare un biglietto di nozze',
  },
  table: {
    caption: 'Il suo calendario',
    header: ['Quando', 'Che cosa', 'Da ricordare'],
    rows: [
      ['Da 8 a 10 mesi prima', 'annuncio della data', 'bastano nomi, data e luogo'],
      ['Da 2 a 3 mesi prima', 'partecipazione', 'dire entro quando confermare'],
      ['4 settimane prima', 'fine delle conferme', 'chiamare chi non ha risposto'],
      ['2 settimane prima', 'menu, segnaposto', 'ricontrollare ogni nome'],
      ['Entro 2 mesi dopo', 'ringraziamento', 'scegliere la foto, spuntare la lista'],
    ],
  },
  details: {
    headline: 'Quanti biglietti servono',
    text: [
      'Conti le famiglie, non le persone: una coppia o una famiglia riceve un biglietto. I figli adulti che vivono da soli ricevono il proprio. Aggiunga un decimo per gli errori, gli invitati dell’ultima ora e il suo ricordo.',
      'Scriva gli indirizzi a mano, meglio in due e in due sere. Poi due persone leggano ad alta voce ogni indirizzo.',
    ],
  },
  figures: [
    {
      alternative: 'Biglietto con una colomba che porta un ramoscello',
      caption: 'Per il rito in chiesa: un disegno quieto, adatto anche al libretto della messa.',
    },
    {
      alternative: 'Biglietto con un ramo grigio su carta bianca',
      caption: 'Sobrio: un ramo, molto bianco, un solo carattere.',
    },
  ],
  closing: {
    headline: 'Prima la carta, poi la tiratura',
    text: [
      'Ordini biglietti campione prima di stampare tutto. Li guardi alla finestra e sotto la lampada, e ci scriva con la sua penna. Quello che serve sapere sulla carta è in [](article-paper-and-finish).',
      'Dopo la festa legga [](article-wedding-thanks).',
    ],
  },
};
