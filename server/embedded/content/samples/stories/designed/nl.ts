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
      title: 'Fotobox met uw mooiste foto’s op papier',
      description:
        'Uw foto’s als afdrukken in een mooie doos: om door te bladeren, neer te zetten en weg te geven. In twee maten en op vier papiersoorten.',
      headline: 'Een doos vol foto’s',
      lead: 'Uw mooiste foto’s op papier, bij de hand in één doos. Om aan tafel te bekijken en door te geven.',
      picture: 'Een doos vol afdrukken',
      tile: 'Foto’s die bij elkaar blijven',
      startLink: 'Fotobox ontwerpen',
      choiceHeadline: 'Welke doos past bij u?',
      sections: {
        uses: {
          headline: 'Gemaakt om vast te houden',
          text: [
            'Een doos is sneller gevuld dan een album en gaat vaker open. U pakt er een foto uit, zet die neer en kiest de volgende dag een andere.',
            'Geliefd bij een doop, na een reis en als cadeau voor grootouders die liever papier zien dan een scherm.',
          ],
        },
        sizes: {
          headline: 'Maten',
          text: ['De foto’s zijn er in deze maten. De grote gaan in de fotobox MAX.'],
        },
        making: {
          headline: 'Papier',
          text: ['Elk papier is er in elke maat. Bij elk staat wat het kost.'],
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
      title: 'Fotoafdrukken online bestellen in zes maten',
      description:
        'Uw foto’s als afdrukken op papier: zes maten en vier papiersoorten, van het kleine vierkant voor het prikbord tot de foto voor een grote lijst.',
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
            'Hebt u veel foto’s, bewaar ze dan in een [fotobox](photo-box). Wilt u er één elke dag zien, laat die dan als wanddecoratie printen.',
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
      title: 'Fotokalender met uw eigen foto’s ontwerpen',
      description:
        'Wandkalenders, familieplanners, keuken-, bureau- en afsprakenkalenders met uw foto’s. Veel formaten, en u kiest zelf de eerste maand.',
      headline: 'Twaalf maanden met uw foto’s',
      lead: 'Wandkalender, familieplanner of bureaukalender: u kiest de soort, en elke maand krijgt een eigen foto.',
      picture: 'Een bureaukalender met duinen',
      tile: 'Twaalf maanden, twaalf foto’s',
      startLink: 'Kalender ontwerpen',
      choiceHeadline: 'Welke kalender mag het zijn?',
      sections: {
        uses: {
          headline: 'Voor elke muur en elk bureau',
          text: [
            'De wandkalender toont één grote foto. In de familieplanner heeft iedereen een kolom. De keukenkalender is smal en past naast een deur. De bureaukalender staat op uw bureau.',
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
            'Wandkalenders hebben een spiraal of een gaatje om ze op te hangen. Bureaukalenders hebben een houten voet of bestaan uit losse kaarten.',
          ],
        },
      },
      question: {
        question: 'Moet de kalender in januari beginnen?',
        answer:
          'Nee. Beginmaand en jaar kiest u vóór het ontwerpen. Zonder keuze begint hij in januari; vanaf juli is dat januari van het volgende jaar.',
      },
    },
    photobook: {
      name: 'Fotoboek',
      title: 'Fotoboek online ontwerpen, pagina na pagina',
      description:
        'Fotoboek op fotopapier, digitaal fotoboek of fotoboekje: kies papier, bindwijze en formaat en ontwerp uw boek online, pagina na pagina.',
      headline: 'Een boek dat uw verhaal vertelt',
      lead: 'Een jaar, een reis of een feest in één boek: op fotopapier of digitaal geprint, en stevig gebonden.',
      picture: 'Een gebonden fotoboek met duinen op de kaft',
      tile: 'Uw verhaal, gebonden',
      startLink: 'Fotoboek ontwerpen',
      choiceHeadline: 'Welk boek past?',
      sections: {
        uses: {
          headline: 'Drie boeken voor drie gelegenheden',
          text: [
            'Het **fotoboek op fotopapier** ligt vlak open: foto’s lopen zonder vouw over twee pagina’s. Het is het boek voor een bruiloft.',
            'Het **digitale fotoboek** heeft de meeste pagina’s en papiersoorten en vertelt ook lange reizen. Het **fotoboekje** is licht, zacht gebonden en snel cadeau gedaan.',
          ],
        },
        sizes: {
          headline: 'Formaten en pagina’s',
          text: ['Liggend, staand of vierkant. Zoveel pagina’s heeft elk boek:'],
        },
        making: {
          headline: 'Papier en bindwijze',
          text: ['De kaft, de bindwijze en de papiersoorten waaruit u vóór het ontwerpen kiest:'],
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
      title: 'Fotocollage voor de muur zelf ontwerpen',
      description:
        'Veel foto’s, één geheel: kies sjabloon, formaat en materiaal voor uw collage op canvas, achter acrylglas, op aluminium of als poster.',
      headline: 'Veel foto’s, één geheel',
      lead: 'U kiest een sjabloon en laadt uw foto’s. Wij maken er wanddecoratie van.',
      picture: 'Een collage van zeven foto’s aan de muur',
      tile: 'Veel foto’s in één stuk',
      startLink: 'Collage ontwerpen',
      choiceHeadline: 'Uw collage',
      sections: {
        uses: {
          headline: 'Als één foto niet genoeg is',
          text: [
            'Een jaar met kinderen, alle gasten van een feest, de etappes van een reis: in een collage is er plaats voor allemaal.',
            'Kies één foto als blikvanger en daarbij foto’s met hetzelfde soort licht. Zo oogt de collage rustig.',
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
          'In een collage staat elke foto kleiner dan alleen. Daarom passen vaak ook oudere opnamen die voor een groot formaat niet volstaan.',
      },
    },
  },
};
