import type { RegionalCardWords } from '../words.ts';

/** What Austria says otherwise. */
export const austrianCardWords = {
  menus: [
    'Frittatensuppe\nTafelspitz mit Apfelkren und Rösterdäpfeln\nSpinatknödel mit brauner Butter\nTopfenknödel mit Zwetschkenröster',
    'Beef Tatar mit Wachtelei\nSpargelcremesuppe\nSaibling mit Petersilerdäpfeln\nErdbeeren mit Schlagobers',
    'Vogerlsalat mit Kernöl\nRosa Lammrücken mit Fisolen\nEierschwammerlrisotto\nMarillensorbet',
    'Klare Rindsuppe mit Grießnockerl\nBackhenderl mit Erdäpfelsalat\nGefüllte Paprika\nKaiserschmarrn',
  ],
  guests: ['Johanna', 'Matthias', 'Oma Herta', 'Onkel Sepp', 'Valentina', 'Mag. Paul Huber'],
  occasions: {
    einschulung: {
      cards: [
        {
          date: 'Montag, 6. September 2027',
          place: '8 Uhr · Volksschule Mautern, Krems',
          verse:
            'Die Schultasche ist gepackt, die Schultüte gefüllt. Kommst du mit mir in die Schule?',
          letter:
            'Liebe Oma, lieber Opa,\n\nam 6. September komme ich in die Schule. Um 8 Uhr lerne ich meine Lehrerin kennen, und meine Schultüte darf ich mitnehmen. Am Nachmittag feiern wir bei uns im Garten mit Kuchen und Würsteln.\n\nIch freu mich auf euch.\n\nEure Mathilda',
        },
        {
          title: 'Endlich Schulkind',
          date: '13. September 2027',
          place: 'ab 11 Uhr · Lindenweg 8, Hallein',
          letter:
            'Ihr Lieben,\n\nunser Jakob kommt in die Volksschule. Nach dem ersten Schultag laden wir euch zu uns ein: Es gibt Suppe, eine Torte in Form einer Schultüte und viel Zeit zum Spielen.\n\nJakob zeigt euch gern seine neue Schultasche.\n\nKathrin und Stefan mit Jakob und Romy',
        },
      ],
      thanks: {
        letter:
          'Ihr Lieben,\n\ndanke für die prall gefüllte Schultüte, für eure Geschenke und eure guten Wünsche. Die Füllfeder schreibt schon meinen Namen, und das Lesebuch habe ich immer dabei.\n\nIhr habt mir einen wunderbaren ersten Schultag geschenkt.',
      },
    },
    firmung: {
      cards: [
        { place: '10 Uhr · Stiftskirche Melk' },
        { place: 'Pfarrkirche Herz Jesu, Wels', date: '29. Mai 2027' },
      ],
    },
    geburt: {
      cards: [{ back: 'Familie Krämer, Graz' }, {}, { back: 'Familie Vogt, Dornbirn' }],
    },
    geburtstag: {
      cards: [
        { place: '19 Uhr · Altes Bootshaus, Gmunden' },
        { place: '12 Uhr · Gasthof zur Linde, Steyr' },
        { place: 'ab 20 Uhr · Dachterrasse, Wien' },
      ],
    },
    hochzeit: {
      cards: [
        {
          place: '14 Uhr · Gut Wendelsruh, Attersee',
          letter:
            'Liebe Familie, liebe Freunde,\n\nam 12. Juni sagen wir Ja. Die Trauung beginnt um 14 Uhr im Garten des Gutshauses, danach laden wir zur Agape unter die Linden. Am Abend essen, reden und tanzen wir.\n\nWir freuen uns sehr auf euch.\n\nSophia & Lukas',
        },
        {
          place: '13 Uhr · St. Andreas, Kitzbühel',
          letter:
            'Liebe Verwandte, liebe Freunde,\n\nwir geben uns vor Gott das Jawort und wünschen uns, dass ihr dabei seid. Nach der Trauung laden wir zur Agape auf die Wiese hinter der Kirche und am Abend zur Hochzeitstafel in den Gasthof am See.\n\nAnna Lechner\nPhilipp Baumann',
        },
        {
          place: 'Weingut am Steinberg, Langenlois',
          letter:
            'Ihr Lieben,\n\nnoch ist es eine Weile hin, doch der Tag steht fest: Am 4. September heiraten wir im Kamptal. Nehmt euch das ganze Wochenende Zeit, denn wir feiern bis Sonntag.\n\nDie Einladung mit allem, was ihr wissen müsst, folgt im Frühjahr.\n\nKatharina & Florian',
        },
        { place: 'Standesamt und Gartenfest, Linz' },
      ],
    },
    kindergeburtstag: {
      cards: [
        {
          letter:
            'Hallo,\n\nich werde sechs und lade dich zu meinem Geburtstag ein. Wir suchen im Garten einen Schatz, essen Torte und grillen Würstel. Zieh etwas an, das schmutzig werden darf.\n\nIch freu mich auf dich!\n\nDeine Mia',
        },
      ],
    },
    kommunion: {
      cards: [
        {
          date: 'Donnerstag, 6. Mai 2027',
          place: '9 Uhr · St. Nikolaus, Innsbruck',
          letter:
            'Liebe Paten, liebe Familie,\n\nzu Christi Himmelfahrt darf ich zum ersten Mal zum Tisch des Herrn gehen. Ich lade euch herzlich ein, diesen Tag mit mir zu feiern: um 9 Uhr in der Kirche und danach im Gasthof Sonne.\n\nEure Clara',
          back: 'Bitte antwortet bis zum 15. April.',
        },
        { date: '25. April 2027', place: '9.30 Uhr · Mariahilf, Bregenz' },
      ],
      thanks: { title: 'Vergelt’s Gott' },
    },
    konfirmation: {
      cards: [
        { place: '10 Uhr · Christuskirche, Salzburg' },
        {
          place: 'Evangelische Pfarrkirche, Villach',
          letter:
            'Ihr Lieben,\n\nals ich getauft wurde, habt ihr für mich Ja gesagt. Nun sage ich es selbst. Kommt zu meiner Konfirmation um 9.30 Uhr in die Pfarrkirche und feiert danach mit uns.\n\nSchön, dass ihr mich begleitet.\n\nEuer Jonathan',
        },
      ],
    },
    ostern: {
      cards: [
        {
          letter:
            'Ihr Lieben,\n\ndraußen blühen die Palmkätzchen, drinnen duftet der Osterstriezel. Wir wünschen euch ein frohes Osterfest, volle Nester und Zeit füreinander.\n\nVielleicht sehen wir uns im Sommer wieder?\n\nHerzlich\nKatrin und Jens mit Lotte und Emil',
        },
      ],
    },
    taufe: {
      cards: [
        { place: '11 Uhr · Pfarrkirche Mondsee' },
        { place: '10.30 Uhr · St. Laurenz, Lorch' },
        { place: 'Seekapelle, Bregenz' },
      ],
    },
    trauer: {
      cards: [
        { place: 'Leoben, im November 2026' },
        {
          names: 'Heinrich\nPichler',
          place: 'Klagenfurt',
          letter:
            'Nach einem langen, erfüllten Leben ist mein lieber Mann, unser Vater und Großvater für immer eingeschlafen.\n\nElisabeth Pichler\nThomas und Birgit Pichler\nSusanne Egger, geb. Pichler\nund alle Enkel\n\nDie Beisetzung fand im engsten Kreis statt.',
          back: 'Traueranschrift: Familie Pichler, Seeweg 11, Klagenfurt',
        },
      ],
    },
    'weihnachten-geschaeftlich': {
      cards: [
        { back: 'Statt Geschenken unterstützen wir die Caritas in Wien.' },
        { back: 'Kanzlei Bergmann, Salzburg' },
        { back: 'Vom 23. Dezember bis zum 6. Jänner machen wir Betriebsferien.' },
      ],
    },
    'weihnachten-privat': {
      cards: [
        { verse: 'Wir wünschen euch Kerzenschein, Keksduft und Zeit füreinander.' },
        { date: 'Heiliger Abend 2026' },
        { verse: 'Der Baum steht schief, die Kekse sind gegessen, und wir denken an euch.' },
      ],
    },
  },
} as const satisfies RegionalCardWords;
