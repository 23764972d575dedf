import type { AllDesignedTexts } from './texts.ts';

/** In Dutch. */
export const texts: AllDesignedTexts = {
  shared: {
    questionsHeadline: 'Veelgestelde vragen',
    othersHeadline: 'Meer van uw foto’s',
    price: {
      question: 'Wat kost het?',
      answer:
        'Dat hangt af van maat, uitvoering en aantal. U ziet de prijs voordat u bestelt; wat de verzending kost, staat onder [](shipping).',
    },
    withdrawal: {
      question: 'Kan ik het terugsturen?',
      answer:
        'Wat we van uw foto’s maken, maken we naar uw wensen. Daarvoor geldt **geen herroepingsrecht**. Komt het beschadigd of met een fout aan, dan vervangen we het: [](guarantee).',
    },
    pages: '{minimum} tot {maximum} pagina’s, in stappen van {step}',
  },
  pages: {
    'photo-box': {
      name: 'Fotobox',
      title: 'Fotobox met uw foto’s',
      description:
        'Een doos vol afdrukken om door te bladeren, weg te geven en te wisselen. In twee maten en op vier papiersoorten.',
      headline: 'Een doos vol beelden',
      lead: 'Uw mooiste foto’s op papier, bij de hand in één doos. Om aan tafel te bekijken en door te geven.',
      picture: 'Een doos vol afdrukken',
      tile: 'Foto’s die bij elkaar blijven',
      startLink: 'Fotobox ontwerpen',
      choiceHeadline: 'Welke doos past bij u?',
      sections: {
        uses: {
          headline: 'Gemaakt om vast te houden',
          text: [
            'Een doos is sneller gevuld dan een album en gaat vaker open. U pakt een foto, zet haar neer en schuift er de volgende dag een andere voor.',
            'Geliefd bij een doop, na een reis en als cadeau voor grootouders die liever papier zien dan een scherm.',
          ],
        },
        sizes: {
          headline: 'Maten',
          text: ['De foto’s zijn er in deze maten. De grote gaan in de fotobox MAX.'],
        },
        making: {
          headline: 'Papier',
          text: ['Elk papier is er in elke maat. U kiest het bij het ontwerpen.'],
        },
      },
      question: {
        question: 'Kan ik later foto’s toevoegen?',
        answer:
          'Ja. Bestel [fotoafdrukken](photo-prints) in dezelfde maat en op hetzelfde papier, dan passen ze in uw doos.',
      },
    },
    'photo-prints': {
      name: 'Fotoafdrukken',
      title: 'Fotoafdrukken bestellen',
      description:
        'Uw foto’s op papier in zes maten en op vier papiersoorten, van klein vierkant tot de foto voor een grote lijst.',
      headline: 'Foto’s om in de hand te nemen',
      lead: 'Van de galerij van uw telefoon naar papier. In zes maten en op vier papiersoorten.',
      picture: 'Drie afdrukken op tafel',
      tile: 'Op papier, in zes maten',
      startLink: 'Foto’s ontwerpen',
      choiceHeadline: 'Welke maat hebt u nodig?',
      sections: {
        uses: {
          headline: 'Voor album, lijst en koelkast',
          text: [
            'Kleine vierkanten passen op het prikbord, het klassieke liggende formaat in het album, de grote foto in een lijst.',
            'Wie veel beelden heeft, verzamelt ze in een [fotobox](photo-box). Wie er één heeft die hij elke dag wil zien, hangt haar op als wanddecoratie.',
          ],
        },
        sizes: {
          headline: 'Maten',
          text: ['Van vierkant tot groot, elke maat op elk papier.'],
        },
        making: {
          headline: 'Papier',
          text: [
            'Eenvoudig voor veel foto’s, glanzend voor sterke kleuren, mat zonder spiegeling, fine art voor die ene.',
          ],
        },
      },
      question: {
        question: 'Is de resolutie van mijn telefoon genoeg?',
        answer:
          'Tot en met de grootste maat zijn foto’s van huidige telefoons goed genoeg. Sterk bijgesneden foto’s en foto’s uit chats zijn vaak te klein: neem dan het origineel.',
      },
    },
    'photo-calendar': {
      name: 'Fotokalenders',
      title: 'Een fotokalender ontwerpen',
      description:
        'Wandkalenders, familieplanners, keuken-, bureau- en afsprakenkalenders met uw foto’s, in veel formaten.',
      headline: 'Twaalf maanden met uw foto’s',
      lead: 'Wandkalender, familieplanner of bureaukalender: u kiest de soort, elke maand krijgt haar beeld.',
      picture: 'Een bureaukalender met duinen',
      tile: 'Twaalf maanden, twaalf beelden',
      startLink: 'Kalender ontwerpen',
      choiceHeadline: 'Welke kalender mag het zijn?',
      sections: {
        uses: {
          headline: 'Voor elke muur en elk bureau',
          text: [
            'De wandkalender leeft van het grote beeld. In de familieplanner heeft iedereen een kolom, de keukenkalender is smal genoeg voor de muur naast de deur, en de bureaukalender staat waar gewerkt wordt.',
            'Uw kalender begint wanneer u wilt: in januari, met het schooljaar of op een trouwdag.',
          ],
        },
        sizes: {
          headline: 'Formaten',
          text: ['Elke soort heeft eigen formaten. Allemaal bij elkaar:'],
        },
        making: {
          headline: 'Ophangen of neerzetten',
          text: [
            'Wat hangt, heeft een spiraal of een gat. Wat staat, krijgt hout of komt als losse kaarten.',
          ],
        },
      },
      question: {
        question: 'Moet de kalender in januari beginnen?',
        answer:
          'Nee. Beginmaand en jaar kiest u bij het ontwerpen. Zonder keuze begint hij in januari.',
      },
    },
    photobook: {
      name: 'Fotoboek',
      title: 'Een fotoboek ontwerpen',
      description:
        'Fotoboek op fotopapier, digitaal fotoboek of fotoboekje: papier, bindwijze en formaten voor uw beelden op een rij.',
      headline: 'Een boek dat uw verhaal vertelt',
      lead: 'Het jaar, de reis, het feest: belicht op fotopapier of digitaal geprint, gebonden als een boek.',
      picture: 'Een gebonden fotoboek met duinen op de kaft',
      tile: 'Uw verhaal, gebonden',
      startLink: 'Fotoboek ontwerpen',
      choiceHeadline: 'Welk boek past?',
      sections: {
        uses: {
          headline: 'Drie boeken voor drie gelegenheden',
          text: [
            'Het **fotoboek op fotopapier** wordt belicht en ligt vlak open: beelden lopen zonder vouw over twee pagina’s. Het is het boek voor een bruiloft.',
            'Het **digitale fotoboek** heeft de meeste pagina’s en papiersoorten en vertelt ook lange reizen. Het **fotoboekje** is licht, zacht gebonden en snel cadeau gedaan.',
          ],
        },
        sizes: {
          headline: 'Formaten en pagina’s',
          text: ['Liggend, staand of vierkant. Zoveel pagina’s heeft elk boek:'],
        },
        making: {
          headline: 'Papier en bindwijze',
          text: ['Wat u bij het ontwerpen kunt kiezen:'],
        },
      },
      question: {
        question: 'Hoeveel foto’s heb ik nodig?',
        answer:
          'Reken op twee tot drie foto’s per pagina, voor een rustig boek op één. Meer pagina’s voegt u bij het ontwerpen toe.',
      },
    },
    collage: {
      name: 'Fotocollage',
      title: 'Een fotocollage voor de muur',
      description:
        'Veel foto’s, één geheel: kies sjabloon, formaat en materiaal voor uw collage op canvas, achter acrylglas, op Alu-Dibond of als poster.',
      headline: 'Veel foto’s, één geheel',
      lead: 'Soms vertelt pas de reeks het verhaal. U laadt uw foto’s, wij maken er één stuk voor de muur van.',
      picture: 'Een collage van zeven foto’s aan de muur',
      tile: 'Veel foto’s in één stuk',
      startLink: 'Collage ontwerpen',
      choiceHeadline: 'Uw collage',
      sections: {
        uses: {
          headline: 'Als één foto niet genoeg is',
          text: [
            'Een jaar met kinderen, alle gasten van een feest, de etappes van een reis: een collage houdt bij elkaar wat bij elkaar hoort.',
            'Een goede collage heeft een hoofdbeeld dat de andere ondersteunen. Kies foto’s met gelijkend licht, dan blijft de muur rustig.',
          ],
        },
        sizes: {
          headline: 'Formaten',
          text: [
            'Bij elk sjabloon ziet u de formaten die erbij passen en hoe groot de kleinste foto wordt. Reken per foto op een handbreedte, dan blijven gezichten herkenbaar.',
          ],
        },
        making: {
          headline: 'Materialen',
          text: ['U kunt kiezen uit deze materialen:'],
        },
      },
      question: {
        question: 'Wat als een foto te klein is?',
        answer:
          'In een collage staat elke foto kleiner dan alleen. Daarom passen vaak ook oudere opnamen die voor een groot stuk niet volstaan.',
      },
    },
  },
};
