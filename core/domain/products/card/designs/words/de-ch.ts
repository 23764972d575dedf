import type { RegionalCardWords } from '../words.ts';

/** What Switzerland and Liechtenstein say otherwise; ß becomes ss without being written here. */
export const swissGermanCardWords = {
  menus: [
    'Spargelcrèmesuppe\nGraved Lachs mit Dill und Gurke\nKalbsrücken mit jungem Gemüse\nErdbeeren und Vanilleglace',
    'Nüsslisalat mit Ei\nWeissweinsuppe\nEgli mit Salzkartoffeln\nMeringue mit Doppelrahm',
    'Blattsalat mit Ziegenkäse\nRindsfilet mit Rosmarinkartoffeln\nSteinpilzrisotto\nMousse au Chocolat',
    'Bündner Gerstensuppe\nZürcher Geschnetzeltes mit Rösti\nCapuns\nApfelküchlein mit Vanillesauce',
  ],
  guests: ['Johanna', 'Matthias', 'Grosi Helga', 'Götti Reto', 'Seraina', 'Dr. Urs Ammann'],
  occasions: {
    einschulung: {
      cards: [
        {
          date: 'Montag, 16. August 2027',
          place: '9 Uhr · Schulhaus Feldmatt, Langnau',
          verse:
            'Der Thek ist gepackt, die Farbstifte sind gespitzt. Kommst du mit mir in die Schule?',
          letter:
            'Liebes Grosi, lieber Grosspapi,\n\nam 16. August komme ich in die erste Klasse. Um 9 Uhr singen die Grossen für uns auf dem Pausenplatz. Am Nachmittag feiern wir bei uns im Garten mit Kuchen und Cervelats vom Grill.\n\nIch freue mich auf euch.\n\nEure Mathilda',
        },
        {
          date: '23. August 2027',
          place: 'ab 11 Uhr · Lindenweg 8, Uster',
          letter:
            'Ihr Lieben,\n\nunser Jakob kommt in die Schule. Nach dem ersten Schultag laden wir euch zu uns ein: Es gibt Suppe, Kuchen und viel Zeit zum Spielen.\n\nJakob zeigt euch gern seinen neuen Thek.\n\nKathrin und Stefan mit Jakob und Romy',
        },
      ],
      thanks: {
        letter:
          'Ihr Lieben,\n\ndanke für eure Geschenke und eure guten Wünsche. Der Füller schreibt schon meinen Namen, und das Lesebuch habe ich immer im Thek.\n\nIhr habt mir einen wunderbaren ersten Schultag geschenkt.',
      },
    },
    firmung: {
      cards: [
        { place: '10 Uhr · St. Ulrich, Luzern' },
        {
          place: 'Pfarrkirche Herz Jesu, Zug',
          letter:
            'Ihr Lieben,\n\nich habe mich entschieden und sage Ja zu meinem Glauben. Mein Firmgötti Markus steht dabei an meiner Seite.\n\nIch lade euch herzlich ein, den Gottesdienst um 9.30 Uhr und danach ein gutes Mittagessen mit mir zu feiern.\n\nEuer Raphael',
        },
      ],
    },
    geburt: {
      cards: [{ back: 'Familie Krämer, Winterthur' }, {}, { back: 'Familie Vogt, Rapperswil' }],
    },
    geburtstag: {
      cards: [
        { place: '19 Uhr · Altes Bootshaus, Thun' },
        { place: '12 Uhr · Gasthaus Linde, Appenzell' },
        {
          place: 'ab 20 Uhr · Dachterrasse, Zürich',
          letter:
            'Hallo ihr Lieben,\n\nich werde dreissig, und das soll man hören. Ab 20 Uhr gibt es Apéro und kalte Getränke, ab 22 Uhr wird getanzt.\n\nWer länger bleibt, bekommt einen Zmorge.\n\nJulia',
        },
      ],
    },
    hochzeit: {
      cards: [
        {
          place: '14 Uhr · Gut Wendelsruh, Spiez',
          letter:
            'Liebe Familie, liebe Freunde,\n\nam 12. Juni sagen wir Ja. Die Trauung beginnt um 14 Uhr im Garten des Gutshauses, danach laden wir zum Apéro unter die Linden. Am Abend essen, reden und tanzen wir.\n\nWir freuen uns sehr auf euch.\n\nSophia & Lukas',
        },
        {
          place: '13 Uhr · Kirche Scherzligen, Thun',
          letter:
            'Liebe Verwandte, liebe Freunde,\n\nwir geben uns vor Gott das Jawort und wünschen uns, dass ihr dabei seid. Nach der Trauung laden wir zum Apéro auf die Wiese hinter der Kirche und am Abend zum Nachtessen in den Gasthof am See.\n\nAnna Lechner\nPhilipp Baumann',
        },
        {
          place: 'Weingut am Steinberg, Maienfeld',
          letter:
            'Ihr Lieben,\n\nnoch dauert es eine Weile, doch der Tag steht fest: Am 4. September heiraten wir in der Bündner Herrschaft. Reserviert euch das ganze Wochenende, denn wir feiern bis Sonntag.\n\nDie Einladung mit allem, was ihr wissen müsst, folgt im Frühling.\n\nKatharina & Florian',
        },
        {
          place: 'Zivilstandsamt und Gartenfest, Bern',
          letter:
            'Ihr Lieben,\n\num 11 Uhr trauen wir uns auf dem Zivilstandsamt, ab 15 Uhr feiern wir im Garten hinter unserem Haus. Es gibt Zitronencake, ein grosses Buffet und eine Band, die alles spielt.\n\nZieht an, worin ihr gut tanzen könnt.\n\nMarie & Lena',
        },
      ],
    },
    kindergeburtstag: {
      cards: [
        {
          letter:
            'Hallo,\n\nich werde sechs und lade dich zu meinem Geburtstag ein. Wir suchen im Garten einen Schatz, essen Kuchen und bräteln Cervelats. Zieh etwas an, das schmutzig werden darf.\n\nIch freue mich auf dich!\n\nDeine Mia',
        },
      ],
    },
    kommunion: {
      cards: [
        {
          place: '10 Uhr · St. Nikolaus, Wil',
          letter:
            'Liebe Gotte, lieber Götti, liebe Familie,\n\nam Weissen Sonntag darf ich zum ersten Mal zum Tisch des Herrn gehen. Ich lade euch herzlich ein, diesen Tag mit mir zu feiern: um 10 Uhr in der Kirche und danach im Restaurant Sonne.\n\nEure Clara',
        },
        { place: '9.30 Uhr · St. Marien, Olten' },
      ],
    },
    konfirmation: {
      cards: [
        { place: '10 Uhr · Johanneskirche, Burgdorf' },
        {
          date: 'Palmsonntag, 21. März 2027',
          place: 'Reformierte Stadtkirche, Winterthur',
        },
      ],
    },
    ostern: {
      cards: [
        {
          letter:
            'Ihr Lieben,\n\ndraussen blühen die Osterglocken, drinnen duftet der Osterfladen. Wir wünschen euch ein frohes Osterfest, viel Glück beim Eiertütschen und Zeit füreinander.\n\nVielleicht sehen wir uns im Sommer wieder?\n\nHerzlich\nKatrin und Jens mit Lotte und Emil',
        },
      ],
    },
    taufe: {
      cards: [
        {
          place: '11 Uhr · Reformierte Kirche, Murten',
          letter:
            'Liebe Familie, liebe Freunde,\n\nunser Oskar wird getauft. Gotte Nora und Götti Christian halten ihn über das Taufbecken, und ihr seid hoffentlich dabei.\n\nNach dem Gottesdienst laden wir euch zum Essen in unseren Garten ein.\n\nInga und Malte mit Oskar',
        },
        { place: '10.30 Uhr · St. Laurentius, Baden' },
        {
          place: 'Seekapelle, Weggis',
          letter:
            'Ihr Lieben,\n\nwir taufen Felix unter freiem Himmel, bei der kleinen Kapelle am See. Die Feier beginnt um 14 Uhr, danach gibt es einen Apéro auf der Wiese.\n\nBringt eine Decke mit, für alles andere sorgen wir.\n\nLisa und Jan',
          back: 'Bei Regen feiern wir im Kirchgemeindehaus.',
        },
      ],
    },
    trauer: {
      cards: [
        {
          place: 'Langenthal, im November 2026',
          letter:
            'In Liebe und Dankbarkeit nehmen wir Abschied.\n\nPeter und Claudia Hoffmann\nmit Jonas und Clara\nUrsula Maurer\n\nDie Abdankung findet am Freitag, 20. November 2026, um 13 Uhr in der Kapelle des Waldfriedhofs statt.',
          back: 'Statt Blumen zu spenden, gedenke man des Hospizes.',
        },
        {
          names: 'Heinrich\nCaflisch',
          place: 'Chur',
          letter:
            'Nach einem langen, erfüllten Leben ist mein lieber Mann, unser Vater und Grossvater für immer eingeschlafen.\n\nElisabeth Caflisch\nThomas und Birgit Caflisch\nSusanne Meuli-Caflisch\nund alle Enkel\n\nDie Beisetzung fand im engsten Kreis statt.',
          back: 'Traueradresse: Familie Caflisch, Mühleweg 11, Chur',
        },
        {
          letter:
            'Wir sind traurig, dass du gegangen bist, und dankbar, dass es dich gab.\n\nIn stiller Trauer\nMartin und Eva Lindemann\nAndreas Lindemann mit Familie\n\nWir verabschieden uns am Mittwoch, 2. Dezember 2026, um 11 Uhr in der Friedenskirche.',
        },
      ],
    },
    'weihnachten-geschaeftlich': {
      cards: [
        { back: 'Statt Geschenken unterstützen wir die Berghilfe.' },
        {
          letter:
            'Liebe Klientinnen und Klienten, liebe Geschäftsfreunde,\n\nzum Jahresende möchten wir Danke sagen: für offene Gespräche, für Ihr Vertrauen und für manche Herausforderung, die wir gemeinsam gemeistert haben.\n\nWir wünschen Ihnen erholsame Festtage und ein gutes neues Jahr.\n\nKanzlei Bergmann',
          back: 'Kanzlei Bergmann, St. Gallen',
        },
      ],
    },
    'weihnachten-privat': {
      cards: [
        {
          verse: 'Wir wünschen euch Kerzenschein, Guetzliduft und Zeit füreinander.',
          letter:
            'Ihr Lieben,\n\nwieder ist ein Jahr vergangen. Emil kann jetzt Velo fahren, Frida hat ihre ersten Zähne, und wir sind oft müde und sehr glücklich.\n\nWir wünschen euch frohe Weihnachten und freuen uns auf ein Wiedersehen im neuen Jahr.\n\nNora und Christian mit Emil und Frida',
        },
        {},
        { verse: 'Der Baum steht schief, die Guetzli sind gegessen, und wir denken an euch.' },
      ],
    },
  },
} as const satisfies RegionalCardWords;
