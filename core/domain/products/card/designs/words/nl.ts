import type { CardWordsTable } from '../words.ts';

/** Dutch as written in the Netherlands. */
export const dutchCardWords = {
  menuTitle: 'Menu',
  menus: [
    'Asperges met ham en ei\nGerookte zalm met dille\nKalfsrug met jonge groenten\nAardbeien met vanille-ijs',
    'Tomatensalade met burrata\nMosterdsoep\nZeebaars met venkel\nCitroentaart',
    'Carpaccio met oude kaas\nRisotto met paddenstoelen\nLamsrack met rozemarijn\nChocolademousse',
    'Garnalencocktail\nBospaddenstoelensoep\nRunderstoof met rode kool\nAppeltaart met slagroom',
  ],
  guests: ['Josephine', 'Matthijs', 'Oma Riet', 'Oom Bert', 'Frederique', 'Paul de Groot'],
  occasions: {
    einschulung: {
      cards: [
        {
          title: 'Ik ga naar school!',
          names: 'Saar',
          date: 'Maandag 30 augustus 2027',
          place: 'Basisschool De Regenboog, Amersfoort',
          verse: 'Mijn tas is gepakt en mijn broodtrommel is vol. Ik heb er zin in!',
          letter:
            'Lieve opa en oma,\n\nop 30 augustus ga ik voor het eerst naar de basisschool. Ik kan mijn naam al schrijven. Komen jullie die middag bij ons limonade drinken? Dan vertel ik alles over mijn juf.\n\nDikke kus van Saar',
          back: 'De limonade staat om vier uur klaar.',
        },
        {
          title: 'Mijn eerste schooldag',
          names: 'Tijn',
          date: '4 september 2027',
          place: 'vanaf 15.00 uur · Lindelaan 8, Haarlem',
          verse: 'Dag peuterspeelzaal, hallo groep 1. Dat vieren we met jullie.',
          letter:
            'Lieve allemaal,\n\nonze Tijn is vier en gaat naar school. Na zijn eerste week vieren we dat in de tuin, met pannenkoeken, een taart in de vorm van een potlood en alle tijd om te spelen.\n\nTijn laat jullie graag zijn nieuwe tas zien.\n\nKarin en Stefan',
          back: 'Tot dan!',
        },
      ],
      thanks: {
        title: 'Dank jullie wel',
        verse: 'Voor alle lieve wensen en cadeautjes bij mijn eerste schooldag.',
        letter:
          'Lieve allemaal,\n\ndank jullie wel voor de potloden, de boekjes en de mooie broodtrommel. Mijn eerste schooldag was heel leuk en ik heb al een vriendje.\n\nDe volgende keer lees ik jullie voor.',
      },
    },
    firmung: {
      cards: [
        {
          title: 'Mijn vormsel',
          names: 'Fenna',
          date: 'Zondag 23 mei 2027',
          place: '10.30 uur · Sint-Jan, Den Bosch',
          verse: 'Ontvang het zegel van de heilige Geest, de gave Gods.',
          letter:
            'Lieve familie en vrienden,\n\nop 23 mei ontvang ik het heilig vormsel. Mijn peettante Cecile staat dan naast me, en ik vind het fijn als jullie er ook zijn.\n\nNa de viering eten we samen bij ons thuis.\n\nLiefs, Fenna',
          back: 'Laat je het ons voor 1 mei weten?',
        },
        {
          title: 'Heilig vormsel',
          names: 'Job',
          date: '12 juni 2027',
          place: 'Martinuskerk, Venlo',
          verse: 'Liefde, vreugde, vrede, geduld: vruchten van de Geest. Naar Galaten 5, 22',
          letter:
            'Beste familie en vrienden,\n\nJob heeft ja gezegd tegen zijn geloof en wordt gevormd door de bisschop. Wij nodigen jullie van harte uit voor de viering om 19.00 uur en daarna voor een borrel in de tuin.\n\nMarieke en Joost Peeters',
          back: 'Familie Peeters, Venlo',
        },
      ],
      thanks: {
        title: 'Bedankt',
        verse: 'Voor jullie goede wensen, cadeaus en gebeden bij mijn vormsel.',
        letter:
          'Lieve allemaal,\n\nvan mijn vormsel onthoud ik de hand op mijn schouder, de liederen en de lange middag met jullie.\n\nDank jullie wel dat jullie er waren, en voor al het goede dat ik van jullie heb meegekregen.',
      },
    },
    geburt: {
      cards: [
        {
          title: 'Welkom',
          names: 'Noor',
          date: '4 oktober 2026',
          place: '3.42 uur · 3480 gram · 51 cm',
          verse: 'Tien kleine vingers, tien kleine tenen, en ons leven is helemaal nieuw.',
          letter:
            'Ze is er.\n\nOp 4 oktober is onze dochter Noor geboren. We tellen haar vingers, luisteren naar haar adem en kunnen ons geluk nog niet op.\n\nHaar broer Pim is apetrots.\n\nSanne en Thomas de Wit',
          back: 'Moeder en kind rusten tussen een en drie uur.',
        },
        {
          title: 'Hallo wereld',
          names: 'Sem',
          date: '17.09.2026',
          place: '54 centimeter en 3910 gram geluk',
          verse: 'Een jongen! Hij gaapt, rekt zich uit en heeft ons allemaal al ingepakt.',
          letter:
            'Lieve allemaal,\n\nonze zoon is er, precies op tijd voor het ontbijt. Met Sem en zijn moeder gaat het heel goed, en zijn vader leert snel.\n\nKomen jullie gauw beschuit met muisjes eten?\n\nLotte en Bas',
          back: 'Bel even voordat je komt.',
        },
        {
          title: 'Dubbel geluk',
          names: 'Mila\n& Boaz',
          date: '23 augustus 2026',
          place: 'Mila 2650 gram · Boaz 2810 gram',
          verse: 'Twee tegelijk, en in ons hart is plaats voor allebei.',
          letter:
            'We waren met zijn tweeën en nu zijn we met vier.\n\nOnze tweeling is geboren: eerst Mila en negen minuten later Boaz. Ze zijn gezond, hebben honger en slapen zelden tegelijk.\n\nWe zijn moe, dankbaar en heel gelukkig.\n\nMirjam en David Visser',
          back: 'Familie Visser, Amersfoort',
        },
      ],
      thanks: {
        title: 'Bedankt',
        verse: 'Voor jullie lieve woorden en alle mooie cadeaus bij de geboorte.',
        letter:
          'Lieve allemaal,\n\nzo veel kaarten, pakjes en warme maaltijden voor de deur: we zijn er stil van.\n\nDank jullie wel dat jullie zo met ons meeleven. We hopen jullie gauw te zien.',
      },
    },
    geburtstag: {
      cards: [
        {
          title: 'Abraham gezien',
          names: 'Jeroen',
          date: 'Zaterdag 24 april 2027',
          place: '20.00 uur · Het Botenhuis, Sneek',
          verse: 'Vijftig jaar! Dat vier ik graag met jullie, met goed eten en harde muziek.',
          letter:
            'Beste vrienden,\n\nvijftig klinkt als veel, maar het voelt goed. Daarom nodig ik jullie uit voor een lange avond aan het water: barbecue, een vat bier en alle liedjes waarvan we de tekst nog kennen.\n\nNeem je goede humeur mee, meer niet.\n\nJeroen',
          back: 'Laat je me voor 1 april weten of je komt?',
        },
        {
          title: '80 jaar',
          names: 'Corrie',
          date: 'Zondag 6 juni 2027',
          place: '12.00 uur · Herberg De Linde, Ede',
          verse: 'Tachtig jaar vol herinneringen, die ik graag deel met wie mij lief zijn.',
          letter:
            'Lieve kinderen, lieve vrienden,\n\ntachtig jaar is een mooie reden om jullie allemaal aan één tafel te vragen. We beginnen met de lunch, daarna is er koffie, taart en een doos oude foto’s.\n\nDat jullie er zijn, is het mooiste cadeau.\n\nCorrie',
          back: 'Graag antwoord voor 15 mei.',
        },
        {
          title: 'Dertig',
          names: 'Lisa',
          date: '15.05.2027',
          place: 'vanaf 20.00 uur · dakterras, Utrecht',
          verse: 'Kom dansen en proost met mij op de volgende dertig.',
          letter:
            'Hoi allemaal,\n\nik word dertig en dat mogen de buren horen. Vanaf acht uur zijn er hapjes en koude drankjes, vanaf tien uur wordt er gedanst.\n\nWie er ’s ochtends nog is, krijgt een gebakken ei.\n\nLisa',
          back: 'Laat even weten of je komt.',
        },
      ],
      thanks: {
        title: 'Bedankt',
        verse: 'Voor de felicitaties, de cadeaus en een dag om nooit te vergeten.',
        letter:
          'Lieve allemaal,\n\nwat een feest! Dank jullie wel voor de felicitaties, de toespraken en de liedjes, en voor de cadeaus die zo goed gekozen waren.\n\nHet mooiste was dat jullie er allemaal waren.',
      },
    },
    hochzeit: {
      cards: [
        {
          title: 'Wij gaan trouwen',
          names: 'Sanne\n& Thomas',
          date: 'Zaterdag 12 juni 2027',
          place: '14.00 uur · Landgoed De Wilgen, Vorden',
          verse: 'We vieren het graag met jullie, van het jawoord tot de laatste dans.',
          letter:
            'Lieve familie en vrienden,\n\nop 12 juni zeggen wij ja. De ceremonie begint om 14.00 uur onder de oude beuk, daarna is er taart in de boomgaard. ’s Avonds eten, praten en dansen we in de schuur.\n\nWe hopen dat jullie erbij zijn.\n\nSanne & Thomas',
          back: 'Laten jullie ons voor 1 april weten of jullie komen?',
        },
        {
          title: 'Voor altijd samen',
          names: 'Marieke\n& Daan',
          date: '19 juni 2027',
          place: '13.00 uur · Grote Kerk, Naarden',
          verse:
            'En nu blijft geloof, hoop en liefde, deze drie; doch de meeste van deze is de liefde.',
          letter:
            'Beste familie en vrienden,\n\nwij beloven elkaar trouw voor God en voor de mensen die ons lief zijn. Na de dienst nodigen we jullie uit voor de receptie in het koetshuis, van 15.00 tot 17.00 uur.\n\nMarieke van den Berg\nDaan Hofstra',
          back: 'Graag antwoord voor 1 mei.',
        },
        {
          title: 'Save the date',
          names: 'Fleur\n& Jasper',
          date: '04.09.2027',
          place: 'Strand van Terschelling',
          verse: 'Houd deze dag vrij: wij gaan trouwen, en zonder jullie is het geen feest.',
          letter:
            'Lieve allemaal,\n\nhet duurt nog even, maar de dag staat vast: op 4 september trouwen wij op Terschelling. Houd het hele weekend vrij, want we vieren feest tot en met zondag.\n\nDe uitnodiging volgt in het voorjaar.\n\nFleur & Jasper',
          back: 'De uitnodiging volgt.',
        },
        {
          title: 'Wij zeggen ja',
          names: 'Anne\n& Iris',
          date: 'Vrijdag 9 juli 2027',
          place: 'Stadhuis en tuinfeest, Delft',
          verse: 'Twee vrouwen, één belofte en een lange zomeravond met wie ons lief zijn.',
          letter:
            'Lieve vrienden,\n\nom 11.00 uur geven wij elkaar het jawoord in het stadhuis, vanaf 16.00 uur vieren we feest in onze tuin. Er is citroentaart, een lange tafel en een band die alles speelt.\n\nTrek schoenen aan waarop je kunt dansen.\n\nAnne & Iris',
          back: 'Laat je het ons voor 1 mei weten?',
        },
      ],
      thanks: {
        title: 'Bedankt',
        verse: 'Voor jullie woorden, jullie cadeaus en elke dans.',
        letter:
          'Lieve allemaal,\n\nonze bruiloft was zo mooi als we hadden gedroomd, en dat kwam door jullie. Dank jullie wel voor alle hulp, voor de gulle cadeaus en voor de woorden die we niet vergeten.\n\nDeze dag dragen we altijd bij ons.',
      },
    },
    kindergeburtstag: {
      cards: [
        {
          title: 'Ik word 6!',
          names: 'Evi',
          date: 'Zaterdag 8 mei 2027',
          place: '14.00 tot 17.00 uur · Tuinstraat 5',
          verse: 'Kom je op mijn feestje? Er is taart en we zoeken een schat.',
          letter:
            'Hoi,\n\nik word zes en jij mag op mijn feestje komen! We zoeken een schat in de tuin, doen spelletjes en eten taart en patat. Trek kleren aan die vies mogen worden.\n\nIk hoop dat je komt!\n\nLiefs, Evi',
          back: 'Laat je me voor 1 mei weten of je kunt?',
        },
        {
          title: 'Klimfeest',
          names: 'Lars',
          date: '18 juni 2027',
          place: '15.00 uur · Klimhal De Top',
          verse: 'Ik word 8! Durf jij met mij helemaal naar boven te klimmen?',
          letter:
            'Hoi,\n\nwe zien elkaar om 15.00 uur bij de klimhal. Neem gymschoenen mee en veel honger, want daarna eten we pizza. Om 18.30 uur brengen we je naar huis.\n\nIk hoop dat je kunt komen!\n\nLars',
          back: 'Bel je even of je komt?',
        },
      ],
      thanks: {
        title: 'Dank je wel!',
        verse: 'Leuk dat je op mijn feestje was. Je cadeau is super.',
        letter:
          'Hoi,\n\ndank je wel dat je op mijn feestje was! Ik ben heel blij met je cadeau en speel er elke dag mee.\n\nKom je gauw weer spelen? Dan laat ik je zien wat ik allemaal heb gekregen.',
      },
    },
    kommunion: {
      cards: [
        {
          title: 'Mijn eerste communie',
          names: 'Julia',
          date: 'Zondag 9 mei 2027',
          place: '10.00 uur · Sint-Jozefkerk, Tilburg',
          verse: 'Ik ben de wijnstok, gij de ranken. Johannes 15, 5',
          letter:
            'Lieve opa en oma, lieve familie,\n\nop 9 mei doe ik mijn eerste heilige communie. Ik vind het heel fijn als jullie bij de viering zijn en daarna bij ons in de tuin komen feesten.\n\nIk ken alle liedjes al uit mijn hoofd.\n\nLiefs, Julia',
          back: 'Laat je het ons voor 15 april weten?',
        },
        {
          title: 'Eerste heilige communie',
          names: 'Bram',
          date: '30 mei 2027',
          place: 'Basiliek van Oudenbosch',
          verse: 'Aan lieve handen ga ik mijn weg, en Jezus loopt met me mee.',
          letter:
            'Beste familie en vrienden,\n\nBram heeft zich het hele jaar voorbereid en doet nu zijn eerste heilige communie. We vinden het fijn als jullie bij hem zijn, in de viering van 11.00 uur en daarna bij ons aan tafel.\n\nElly en Marc Janssen',
          back: 'Familie Janssen, Oudenbosch',
        },
      ],
      thanks: {
        title: 'Bedankt',
        verse: 'Voor jullie lieve wensen en cadeaus bij mijn eerste communie.',
        letter:
          'Lieve allemaal,\n\nmijn eerste communie was een prachtige dag. Dank jullie wel dat jullie met me hebben gezongen, gebeden en gevierd, en voor de mooie cadeaus.\n\nMijn kaars staat op de kast, en als hij brandt, denk ik aan jullie.',
      },
    },
    konfirmation: {
      cards: [
        {
          title: 'Ik doe belijdenis',
          names: 'Rianne',
          date: 'Zondag 16 mei 2027',
          place: '9.30 uur · Oude Kerk, Barneveld',
          verse: 'De Heere is mijn Licht en mijn Heil, voor wien zou ik vrezen? Psalm 27:1',
          letter:
            'Lieve familie en vrienden,\n\nop 16 mei, met Pinksteren, hoop ik openbare belijdenis van mijn geloof te doen. Jullie hebben me op die weg geholpen. Daarom zijn jullie van harte welkom in de dienst en daarna bij ons aan de koffie.\n\nRianne',
          back: 'Laat je het me voor 1 mei weten?',
        },
        {
          title: 'Belijdenis',
          names: 'Gerben',
          date: '21 maart 2027',
          place: 'Jacobijnerkerk, Leeuwarden',
          verse: 'Dat al uw dingen in de liefde geschieden. 1 Korinthe 16:14',
          letter:
            'Beste allemaal,\n\nbij mijn doop hebben anderen ja gezegd. Op Palmzondag mag ik het zelf doen. Ik zou het fijn vinden als jullie bij de dienst van 10.00 uur zijn en daarna blijven voor soep en broodjes.\n\nHartelijke groet,\nGerben',
          back: 'Jullie zijn van harte welkom.',
        },
      ],
      thanks: {
        title: 'Bedankt',
        verse: 'Voor jullie goede wensen, cadeaus en gebeden bij mijn belijdenis.',
        letter:
          'Lieve allemaal,\n\njullie kaarten, cadeaus en goede gesprekken hebben me geraakt. Het was bijzonder om jullie in de kerk te zien en daarna samen te eten.\n\nDank jullie wel dat jullie met mij meeleven.',
      },
    },
    ostern: {
      cards: [
        {
          title: 'Vrolijk Pasen',
          names: 'Familie\nDe Wit',
          date: 'Pasen 2027',
          place: 'Zonnige dagen en volle nestjes',
          verse: 'Het is lente en de eieren zijn verstopt. Veel plezier met zoeken!',
          letter:
            'Lieve allemaal,\n\nde narcissen bloeien en het paasbrood staat in de oven. Wij wensen jullie vrolijke paasdagen, volle mandjes en tijd voor elkaar.\n\nMisschien zien we elkaar deze zomer weer?\n\nLiefs van\nSanne, Thomas, Pim en Noor',
          back: 'Hartelijke groet',
        },
        {
          title: 'Zalig Pasen',
          names: 'Maria\n& Johan',
          date: '28 maart 2027',
          place: 'De Heer is waarlijk opgestaan',
          verse: 'Een nieuwe lente en een nieuw geluid. Herman Gorter',
          letter:
            'Lieve vrienden,\n\nna de lange winter komt het licht terug. Wij wensen jullie gezegende paasdagen, en dat hoop en vreugde bij jullie binnenkomen en blijven.\n\nIn gedachten zitten we bij jullie aan tafel.\n\nMaria en Johan',
          back: 'Gezegende paasdagen',
        },
      ],
    },
    taufe: {
      cards: [
        {
          title: 'Onze zoon wordt gedoopt',
          names: 'Lucas',
          date: 'Zondag 16 mei 2027',
          place: '10.00 uur · Nicolaïkerk, Utrecht',
          verse:
            'Want Hij zal Zijn engelen van u bevelen, dat zij u bewaren in al uw wegen. Psalm 91:11',
          letter:
            'Lieve familie en vrienden,\n\nop 16 mei wordt onze Lucas gedoopt. Zijn peetouders Nora en Christiaan staan bij de doopvont, en wij hopen jullie ook.\n\nNa de dienst is er lunch in onze tuin.\n\nInge en Matthijs',
          back: 'Laat je het ons voor 20 april weten?',
        },
        {
          title: 'Ik word gedoopt',
          names: 'Hannah',
          date: '13 juni 2027',
          place: 'Laurentiuskerk, Ginneken',
          verse: 'Ik heb u bij uw naam geroepen, gij zijt Mijne. Jesaja 43:1',
          letter:
            'Lieve allemaal,\n\nik kan nog niet schrijven, dus doen papa en mama het voor mij: op 13 juni om 10.30 uur word ik gedoopt, in het jurkje van mijn overgrootmoeder.\n\nVier je het met ons mee, eerst in de kerk en daarna met koffie en taart?\n\nHannah',
          back: 'Graag antwoord voor 15 mei.',
        },
        {
          title: 'Welkomstfeest',
          names: 'Ties',
          date: '22.08.2027',
          place: 'Aan de plas, Reeuwijk',
          verse: 'Mogen water, licht en een goede naam je een leven lang vergezellen.',
          letter:
            'Lieve vrienden,\n\nwij vieren dat Ties bij ons is, met iedereen die van hem houdt. We beginnen om 14.00 uur aan het water, daarna picknicken we in het gras.\n\nNeem een kleed mee, wij zorgen voor de rest.\n\nLisanne en Jan',
          back: 'Bij regen vieren we het in de schuur.',
        },
      ],
      thanks: {
        title: 'Bedankt',
        verse: 'Voor jullie liefde, jullie zegenwensen en alle mooie cadeaus.',
        letter:
          'Lieve allemaal,\n\nhet was een dag vol licht. Dank jullie wel voor jullie woorden, voor jullie komst en voor de cadeaus die met zo veel zorg waren gekozen.\n\nDe foto’s waar we allemaal op staan, bewaren we goed.',
      },
    },
    trauer: {
      cards: [
        {
          title: 'In liefdevolle herinnering',
          names: 'Johanna\nVerhoeven',
          date: '3 mei 1941 – 9 november 2026',
          place: 'Deventer, november 2026',
          verse: 'Wie in ons hart woont, is nooit ver weg.',
          letter:
            'Verdrietig, maar dankbaar voor alles wat zij voor ons was, nemen wij afscheid van onze moeder en oma.\n\nPeter en Claudia\nJonas en Clara\n\nDe afscheidsdienst is op vrijdag 20 november 2026 om 13.00 uur in de aula van de begraafplaats.',
          back: 'In plaats van bloemen graag een gift voor het hospice.',
        },
        {
          title: 'Rust zacht',
          names: 'Hendrik\nBrouwer',
          date: '14-2-1938 – 2-11-2026',
          place: 'Urk',
          verse: 'De Heere is mijn Herder, mij zal niets ontbreken. Psalm 23:1',
          letter:
            'Na een lang en rijk leven is van ons heengegaan mijn lieve man, onze zorgzame vader en opa.\n\nElisabeth Brouwer\nThomas en Brigitte\nSusanne en Willem\nen kleinkinderen\n\nDe begrafenis heeft in besloten kring plaatsgevonden.',
          back: 'Correspondentieadres: Havenweg 11, Urk',
        },
        {
          title: '',
          names: 'Riet\nLinders',
          date: '1946 – 2026',
          place: '',
          verse: 'Wat je ons gaf, blijft.',
          letter:
            'We zijn verdrietig dat je er niet meer bent, en dankbaar dat je er was.\n\nMartin en Eva Linders\nAndré Linders en gezin\n\nWe nemen afscheid op woensdag 2 december 2026 om 11.00 uur in het crematorium.',
          back: '',
        },
      ],
      thanks: {
        title: 'Met dank',
        verse: 'Wij danken u voor uw medeleven en voor de vele blijken van vriendschap.',
        letter:
          'Uw kaarten, bloemen en warme woorden zijn ons tot grote troost geweest. Dank u wel voor de herinneringen die u met ons deelde en voor uw aanwezigheid bij het afscheid.\n\nHet heeft ons goedgedaan om niet alleen te zijn.',
      },
    },
    'weihnachten-geschaeftlich': {
      cards: [
        {
          title: 'Fijne feestdagen',
          names: 'Linden\nArchitecten',
          date: 'Kerst 2026',
          place: 'en een voorspoedig 2027',
          verse: 'Dank voor uw vertrouwen en voor een jaar van goede samenwerking.',
          letter:
            'Beste relaties,\n\nhet jaar loopt ten einde. Graag bedanken wij u voor uw vertrouwen en voor het plezier waarmee we met u hebben gewerkt.\n\nWij wensen u en uw naasten fijne feestdagen en een gezond en succesvol 2027.\n\nHet team van Linden Architecten',
          back: 'In plaats van een geschenk steunen wij dit jaar de voedselbank.',
        },
        {
          title: 'Prettige kerstdagen',
          names: 'Notariskantoor\nDe Bruin',
          date: '2026 / 2027',
          place: 'en een goede jaarwisseling',
          verse: 'Tijd voor rust, tijd voor elkaar, tijd om dank u wel te zeggen.',
          letter:
            'Geachte relaties,\n\naan het einde van het jaar danken wij u voor de open gesprekken, voor uw vertrouwen en voor de uitdagingen die we samen zijn aangegaan.\n\nWij wensen u rustige kerstdagen en een goed begin van het nieuwe jaar.\n\nNotariskantoor De Bruin',
          back: 'Notariskantoor De Bruin, Haarlem',
        },
        {
          title: 'Hartelijk dank',
          names: 'Houtwerkplaats\nReitsma',
          date: 'December 2026',
          place: 'Warme kerstdagen voor u allen',
          verse: 'Voor elke opdracht, elk idee en elk vriendelijk woord van dit jaar.',
          letter:
            'Beste klanten en vrienden,\n\nwij werken met hout dat honderd jaar heeft gegroeid. Dat leert je geduld en dankbaarheid. Dank dat wij dit jaar voor u mochten werken.\n\nWij wensen u fijne kerstdagen en een gelukkig nieuwjaar.\n\nFamilie Reitsma en iedereen in de werkplaats',
          back: 'De werkplaats is dicht van 23 december tot en met 4 januari.',
        },
      ],
    },
    'weihnachten-privat': {
      cards: [
        {
          title: 'Fijne kerst',
          names: 'Familie\nDe Wit',
          date: 'Kerst 2026',
          place: 'en een gelukkig nieuwjaar',
          verse: 'Wij wensen jullie kaarslicht, kerststol en tijd voor elkaar.',
          letter:
            'Lieve allemaal,\n\nweer is een jaar voorbij. Pim kan fietsen, Noor heeft haar eerste tandjes, en wij zijn vaak moe en heel gelukkig.\n\nWe wensen jullie fijne kerstdagen en hopen jullie in het nieuwe jaar weer te zien.\n\nSanne en Thomas, Pim en Noor',
          back: 'Alle goeds voor 2027',
        },
        {
          title: 'Vrede op aarde',
          names: 'Margriet\n& Joris',
          date: 'Kerstavond 2026',
          place: 'Gezegend kerstfeest',
          verse: 'Ere zij God in de hoogste hemelen, en vrede op aarde. Lukas 2:14',
          letter:
            'Lieve vrienden,\n\nin deze stille dagen denken we aan iedereen die ons lief is, ook wie ver weg woont. Wij wensen jullie een gezegend kerstfeest en een goed en gezond nieuwjaar.\n\nHartelijke groet,\nMargriet en Joris',
          back: 'Een gezegend kerstfeest',
        },
        {
          title: 'Vrolijk kerstfeest',
          names: 'Anna, Joep\n& Mia',
          date: '2026',
          place: 'Groeten uit de sneeuw',
          verse: 'De boom staat scheef, de kransjes zijn op, en we denken aan jullie.',
          letter:
            'Hoi allemaal,\n\ndit was ons jaar: een nieuw huis, een hond en veel te veel dozen. Nu zitten we eindelijk bij de boom en hebben we tijd om jullie te schrijven.\n\nGeniet van de kerst en tot gauw.\n\nAnna, Joep en Mia',
          back: 'Tot gauw in het nieuwe jaar',
        },
      ],
    },
  },
} as const satisfies CardWordsTable;
