import type { RegionalCardWords } from '../words.ts';

/** What Dutch-speaking Belgium says otherwise. */
export const belgianDutchCardWords = {
  menus: [
    'Garnaalkroketten\nAsperges op Vlaamse wijze\nKalfsgebraad met jonge groenten\nAardbeien met vanille-ijs',
    'Tomaat-garnaal\nWitloofroomsoep\nTongrolletjes in witte wijn\nCitroentaart',
    'Rundscarpaccio\nRisotto met champignons\nLamskroon met rozemarijn\nDame blanche',
    'Ardense ham met meloen\nTomatenroomsoep met balletjes\nRosbief met kroketten\nIjstaart',
  ],
  guests: ['Josephine', 'Matthias', 'Oma Lutgarde', 'Nonkel Bert', 'Frederique', 'Paul Claes'],
  occasions: {
    einschulung: {
      cards: [
        {
          title: 'Mijn eerste schooldag',
          date: 'Woensdag 1 september 2027',
          place: 'Basisschool De Regenboog, Aalst',
          verse: 'Mijn boekentas staat klaar en mijn potloden zijn geslepen. Ik heb er zin in!',
          letter:
            'Lieve oma en opa,\n\nop 1 september begin ik in het eerste leerjaar. Ik kan mijn naam al schrijven. Komen jullie die namiddag bij ons pannenkoeken eten? Dan vertel ik alles over mijn juf.\n\nDikke kus van Saar',
          back: 'De pannenkoeken staan om vier uur klaar.',
        },
        {
          title: 'Naar de kleuterklas',
          place: 'vanaf 15 uur · Lindelaan 8, Lier',
          verse: 'Een kleine rugzak, een grote stap. Dat vieren we met jullie.',
          letter:
            'Lieve allemaal,\n\nonze Tijn gaat naar de kleuterklas. Na zijn eerste week vieren we dat in de tuin, met pannenkoeken, een taart in de vorm van een potlood en alle tijd om te spelen.\n\nTijn toont jullie graag zijn nieuwe rugzak.\n\nKarin en Stefan',
        },
      ],
    },
    firmung: {
      cards: [
        {
          place: '10.30 uur · Sint-Gummaruskerk, Lier',
          letter:
            'Lieve familie en vrienden,\n\nop 23 mei ontvang ik het vormsel. Mijn meter Cecile staat dan naast mij, en ik vind het fijn als jullie er ook zijn.\n\nNa de viering eten we samen bij ons thuis.\n\nVeel liefs, Fenna',
        },
        {
          place: 'Sint-Martinuskerk, Aalst',
          letter:
            'Beste familie en vrienden,\n\nJob heeft ja gezegd tegen zijn geloof en wordt gevormd door de bisschop. Wij nodigen jullie van harte uit voor de viering om 17 uur en daarna voor de receptie in de tuin.\n\nMarieke en Joost Peeters',
          back: 'Familie Peeters, Aalst',
        },
      ],
    },
    geburt: {
      cards: [
        { back: 'Familie De Wit, Mechelen' },
        {
          letter:
            'Lieve allemaal,\n\nonze zoon is er, precies op tijd voor het ontbijt. Met Sem en zijn mama gaat het heel goed, en zijn papa leert snel. Meter Hanne en peter Koen zijn fier.\n\nKomen jullie gauw suikerbonen halen?\n\nLotte en Bas',
        },
        { back: 'Familie Visser, Hasselt' },
      ],
      thanks: { verse: 'Voor de lieve woorden en cadeaus. Met een zakje suikerbonen van ons.' },
    },
    geburtstag: {
      cards: [
        { title: '50 jaar jong', place: '20 uur · Het Botenhuis, Nieuwpoort' },
        { place: '12 uur · Herberg De Linde, Damme' },
        { place: 'vanaf 20 uur · dakterras, Antwerpen' },
      ],
    },
    hochzeit: {
      cards: [
        {
          place: '14 uur · Landgoed De Wilgen, Gavere',
          letter:
            'Lieve familie en vrienden,\n\nop 12 juni zeggen wij ja. De ceremonie begint om 14 uur onder de oude beuk, daarna is er receptie in de boomgaard. ’s Avonds schuiven we aan tafel en openen we het dansfeest.\n\nWe hopen dat jullie erbij zijn.\n\nSanne & Thomas',
        },
        {
          place: '13 uur · Sint-Annakerk, Brugge',
          letter:
            'Beste familie en vrienden,\n\nwij beloven elkaar trouw voor God en voor de mensen die ons lief zijn. Na de huwelijksmis nodigen we jullie uit voor de receptie in het koetshuis, van 15 tot 17 uur.\n\nMarieke Van den Berghe\nDaan Hofman',
        },
        {
          place: 'De duinen van De Haan',
          letter:
            'Lieve allemaal,\n\nhet duurt nog even, maar de dag staat vast: op 4 september trouwen wij aan zee. Hou het hele weekend vrij, want we vieren feest tot en met zondag.\n\nDe uitnodiging volgt in het voorjaar.\n\nFleur & Jasper',
          verse: 'Hou deze dag vrij: wij gaan trouwen, en zonder jullie is het geen feest.',
        },
        {
          place: 'Stadhuis en tuinfeest, Leuven',
          letter:
            'Lieve vrienden,\n\nom 11 uur geven wij elkaar het jawoord in het stadhuis, vanaf 16 uur vieren we feest in onze tuin. Er is citroentaart, een lange tafel en een groep die alles speelt.\n\nDoe schoenen aan waarmee je kan dansen.\n\nAnne & Iris',
        },
      ],
      thanks: {
        letter:
          'Lieve allemaal,\n\nons trouwfeest was zo mooi als we hadden gedroomd, en dat kwam door jullie. Dank jullie wel voor alle hulp, voor de gulle cadeaus en voor de woorden die we niet vergeten.\n\nDeze dag dragen we altijd bij ons.',
      },
    },
    kindergeburtstag: {
      cards: [
        {
          place: '14 tot 17 uur · Tuinstraat 5',
          letter:
            'Dag,\n\nik word zes en jij mag op mijn feestje komen! We zoeken een schat in de tuin, doen spelletjes en eten taart en frietjes. Doe kleren aan die vuil mogen worden.\n\nIk hoop dat je komt!\n\nVeel liefs, Evi',
        },
        {
          place: '15 uur · Klimzaal De Top',
          letter:
            'Dag,\n\nwe zien elkaar om 15 uur aan de klimzaal. Breng turnschoenen mee en veel honger, want daarna eten we pizza. Om 18.30 uur brengen we je naar huis.\n\nIk hoop dat je kan komen!\n\nLars',
        },
      ],
    },
    kommunion: {
      cards: [
        { place: '10 uur · Sint-Jozefkerk, Sint-Niklaas' },
        {
          title: 'Eerste communie',
          place: 'Basiliek van Scherpenheuvel',
          letter:
            'Beste familie en vrienden,\n\nBram heeft zich het hele jaar voorbereid en doet nu zijn eerste communie. Zijn meter en peter zijn erbij, en we vinden het fijn als jullie er ook zijn, in de viering van 11 uur en daarna aan de feesttafel.\n\nElly en Marc Janssen',
          back: 'Familie Janssen, Aarschot',
        },
      ],
    },
    konfirmation: {
      cards: [
        {
          title: 'Plechtige communie',
          place: '10 uur · Sint-Pieterskerk, Turnhout',
          verse: 'De Heer is mijn licht en mijn heil, wie zou ik vrezen? Psalm 27, 1',
          letter:
            'Lieve familie en vrienden,\n\nop 16 mei, met Pinksteren, vernieuw ik de beloften van mijn doopsel. Mijn meter en peter hebben mij op die weg geholpen. Jullie zijn van harte welkom in de viering en daarna bij ons aan tafel.\n\nRianne',
        },
        {
          title: 'Lentefeest',
          names: 'Wout',
          place: 'Feestzaal De Meermin, Gent',
          verse: 'Vrij denken, zelf kiezen en samen vieren wie ik word.',
          letter:
            'Beste allemaal,\n\nik word twaalf en zet een grote stap. Dat vier ik met mijn klas op het lentefeest en daarna met jullie in de feestzaal. Om 12 uur gaan we aan tafel, en er wordt ook gedanst.\n\nTot dan,\nWout',
        },
      ],
      thanks: {
        verse: 'Voor jullie goede wensen en cadeaus op mijn feest.',
        letter:
          'Lieve allemaal,\n\njullie kaarten, cadeaus en goede gesprekken hebben me geraakt. Het was bijzonder om jullie allemaal te zien en daarna samen te eten.\n\nDank jullie wel dat jullie met mij meeleven.',
      },
    },
    ostern: {
      cards: [
        {
          verse: 'De klokken zijn gepasseerd en de eitjes zijn verstopt. Veel plezier met rapen!',
          letter:
            'Lieve allemaal,\n\nde narcissen bloeien en de klokken zijn terug uit Rome. Wij wensen jullie vrolijke paasdagen, volle mandjes en tijd voor elkaar.\n\nMisschien zien we elkaar deze zomer weer?\n\nVeel liefs van\nSanne, Thomas, Pim en Noor',
        },
      ],
    },
    taufe: {
      cards: [
        {
          place: '11 uur · Sint-Niklaaskerk, Veurne',
          letter:
            'Lieve familie en vrienden,\n\nop 16 mei wordt onze Lucas gedoopt. Meter Nora en peter Christiaan staan bij de doopvont, en wij hopen jullie ook.\n\nNa de viering is er lunch in onze tuin.\n\nInge en Matthijs',
        },
        { place: 'Sint-Laurentiuskerk, Lokeren' },
        { place: 'Aan de vijver, Overijse' },
      ],
      thanks: { verse: 'Voor jullie warme wensen. Met een zakje suikerbonen van ons.' },
    },
    trauer: {
      cards: [
        {
          place: 'Diest, november 2026',
          letter:
            'Verdrietig, maar dankbaar voor alles wat zij voor ons was, nemen wij afscheid van onze mama en oma.\n\nPeter en Claudia\nJonas en Clara\n\nDe uitvaartplechtigheid heeft plaats op vrijdag 20 november 2026 om 11 uur in de Sint-Sulpitiuskerk.',
        },
        {
          place: 'Oostende',
          verse: 'De Heer is mijn herder, mij zal niets ontbreken. Psalm 23, 1',
          back: 'Rouwadres: familie Brouwer, Havenweg 11, Oostende',
        },
        {
          letter:
            'We zijn verdrietig dat je er niet meer bent, en dankbaar dat je er was.\n\nMartin en Eva Linders\nAndré Linders en gezin\n\nWe nemen afscheid op woensdag 2 december 2026 om 11 uur in het crematorium.',
        },
      ],
    },
    'weihnachten-geschaeftlich': {
      cards: [
        { title: 'Prettige feestdagen' },
        { title: 'Zalig kerstfeest', back: 'Notariskantoor De Bruin, Kortrijk' },
      ],
    },
    'weihnachten-privat': {
      cards: [
        {
          title: 'Prettige kerstdagen',
          verse: 'Wij wensen jullie kaarslicht, een kerststronk en tijd voor elkaar.',
        },
        { place: 'Zalig kerstfeest', back: 'Een zalig kerstfeest' },
        { verse: 'De boom staat scheef, de speculaas is op, en we denken aan jullie.' },
      ],
    },
  },
} as const satisfies RegionalCardWords;
