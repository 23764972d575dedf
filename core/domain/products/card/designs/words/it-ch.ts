import type { RegionalCardWords } from '../words.ts';

/** What Italian-speaking Switzerland says otherwise. */
export const swissItalianCardWords = {
  menus: [
    'Carne secca dei Grigioni\nRisotto agli asparagi\nFiletto di manzo al rosmarino\nVerdure dell’orto\nMillefoglie ai frutti di bosco',
    'Insalatina di stagione\nTaglierini ai porcini\nFiletti di pesce persico\nSorbetto al limone\nTorta e spumante',
    'Formaggini freschi e miele\nRavioli di ricotta e spinaci\nCapretto al forno con patate\nTorta di pane',
    'Minestrone ticinese\nPolenta e brasato\nFormaggi d’alpe\nMacedonia di frutta\nTorta della festa',
  ],
  guests: ['Ginevra', 'Alessandro', 'Nonna Pina', 'Zio Roberto', 'Ludovica', 'Paolo Bernasconi'],
  occasions: {
    einschulung: {
      cards: [
        {
          date: 'Lunedì 30 agosto 2027',
          place: 'Scuola elementare di Minusio',
          letter:
            'Cari nonni,\n\nil 30 agosto comincio la prima elementare. Ho la cartella nuova e so già scrivere il mio nome. Venite a merenda da noi alle cinque, così vi racconto tutto. Ci sarà la torta al cioccolato.\n\nUn bacione,\nAlice',
        },
        { date: '4 settembre 2027', place: 'dalle 16 · via dei Tigli 8, Biasca' },
      ],
    },
    firmung: {
      cards: [
        {
          place: 'ore 10.30 · Cattedrale di Lugano',
          letter:
            'Cari parenti e amici,\n\nil 16 maggio, giorno di Pentecoste, riceverò la Santa Cresima. La mia madrina Silvia sarà accanto a me, e vorrei che ci foste anche voi.\n\nDopo la Messa pranzeremo insieme al grotto La Torre.\n\nGiorgia',
        },
        { place: 'Chiesa di San Martino, Mendrisio', back: 'Famiglia Ferrari, Mendrisio' },
      ],
    },
    geburt: {
      cards: [{ back: 'Famiglia Moretti, Locarno' }, {}, { back: 'Famiglia Galli, Bellinzona' }],
    },
    geburtstag: {
      cards: [
        {
          place: 'ore 20 · La Vecchia Darsena, Ascona',
          letter:
            'Cari amici,\n\ncinquanta sembrano tanti, eppure mi sento benissimo. Vi aspetto per una lunga serata in riva al lago: grigliata, buon vino e tutte le canzoni di cui sappiamo ancora le parole.\n\nPortate solo il buonumore.\n\nRoberto',
        },
        { place: 'ore 12.30 · Grotto del Tiglio, Cevio' },
        { place: 'dalle 21 · terrazza sul lago, Lugano' },
      ],
    },
    hochzeit: {
      cards: [
        {
          place: 'ore 16 · Villa Le Querce, Morcote',
          letter:
            'Cara famiglia, cari amici,\n\nil 12 giugno ci diremo di sì. La cerimonia inizia alle 16 nel giardino della villa, seguita da un aperitivo con vista sul lago. La sera ceneremo e balleremo sotto le stelle.\n\nVi aspettiamo con gioia.\n\nGiulia & Marco',
        },
        {
          place: 'ore 11 · Madonna del Sasso, Orselina',
          letter:
            'Chiara Lombardi\nAlessandro Greco\n\nannunciano con gioia il loro matrimonio, che sarà celebrato davanti a Dio e alle persone più care.\n\nDopo la cerimonia saranno lieti di salutare parenti e amici per un aperitivo nel chiostro.',
        },
        {
          place: 'Valle Maggia, Ticino',
          letter:
            'Cari tutti,\n\nmanca ancora un po’, ma il giorno è deciso: il 4 settembre ci sposiamo in Valle Maggia. Tenetevi libero tutto il fine settimana, perché festeggeremo fino a domenica.\n\nLa partecipazione arriverà in primavera.\n\nFrancesca & Matteo',
        },
        {
          place: 'Stato civile di Bellinzona e giardino',
          letter:
            'Cari amici,\n\nalle 11 ci sposeremo allo stato civile, dalle 17 vi aspettiamo nel giardino dietro casa. Ci saranno una lunga tavolata, la torta al limone e un gruppo che suona di tutto.\n\nMettetevi scarpe comode per ballare.\n\nMarta & Sara',
        },
      ],
    },
    kommunion: {
      cards: [
        {
          place: 'ore 10.30 · San Giovanni, Airolo',
          letter:
            'Cari padrini, cara famiglia,\n\nil 9 maggio riceverò Gesù per la prima volta. Sarei felice di avervi con me alla Messa e poi a pranzo, al grotto Il Ciliegio.\n\nIo so già tutti i canti a memoria.\n\nSofia',
        },
        { place: 'Chiesa di Santa Maria, Chiasso', back: 'Famiglia Russo, Chiasso' },
      ],
    },
    konfirmation: {
      cards: [
        {
          place: 'ore 10 · Collegiata di Bellinzona',
          letter:
            'Cari parenti e amici,\n\nil 9 maggio riceverò il sacramento della Confermazione. Quando fui battezzata, altri dissero sì per me: ora lo dirò io. Vi aspetto in chiesa e poi a pranzo da noi.\n\nAnita',
        },
        { place: 'Chiesa di Santo Stefano, Tesserete', back: 'Famiglia Bruni, Tesserete' },
      ],
    },
    taufe: {
      cards: [
        { place: 'ore 11.30 · San Nicolao, Giornico' },
        { place: 'Chiesa di San Lorenzo, Losone' },
        { place: 'Cappella sul lago, Brissago' },
      ],
    },
    trauer: {
      cards: [{ place: 'Faido, novembre 2026' }, { place: 'Gandria' }],
    },
    'weihnachten-geschaeftlich': {
      cards: [
        { back: 'Al posto dei regali sosteniamo l’Aiuto alla montagna.' },
        { back: 'Cantine Montaldo, Giubiasco' },
      ],
    },
  },
} as const satisfies RegionalCardWords;
