import type { ProductPagesTexts } from '../texts.ts';

/** The pages that sell wall art, in Dutch. */
export const products: ProductPagesTexts = {
  shared: {
    calculatorHeadline: 'Jouw formaat voor de beste prijs',
    startLabel: 'Nu ontwerpen',
    topDeal: 'TOPDEAL',
    questionsHeadline: 'Veelgestelde vragen',
    otherMaterialsHeadline: 'Andere materialen',
    usp: {
      delivery: 'Bij je thuisbezorgd, vlak verpakt met beschermde hoeken.',
      resolution: 'We controleren de resolutie van je foto voordat je bestelt.',
      personal: 'Speciaal voor jou gemaakt, daarom zonder herroepingsrecht.',
      origin: 'Gedrukt, opgespannen en gecontroleerd in Beieren.',
    },
    links: { delivery: 'Verzending en levering', personal: 'Je rechten als er iets mis is' },
    questions: {
      resolution: {
        question: 'Is mijn foto groot genoeg?',
        answer:
          'Voor 90 × 60 cm is ongeveer 2700 × 1800 pixels genoeg, voor 30 × 20 cm ongeveer 1500 × 1000. Een groot beeld bekijk je van verder weg en heeft dus minder pixels per centimeter nodig. Zodra je foto geladen is, zie je per formaat of hij past.',
      },
      ownFormat: {
        question: 'Kan ik een eigen formaat kiezen?',
        answer:
          'Ja. Bij ‘Eigen formaat’ vul je breedte en hoogte tot op de millimeter in en zie je meteen de prijs. De kleinste en grootste maten hangen van het materiaal af en staan bij het veld.',
      },
      delivery: {
        question: 'Wanneer komt mijn wanddecoratie aan?',
        answer:
          'De verwachte leverdatum staat naast de prijs en geldt voor het formaat dat je hebt gekozen. Meer lees je bij [verzending en levering](shipping).',
      },
      withdrawal: {
        question: 'Kan ik mijn bestelling terugsturen?',
        answer:
          'We maken je bestelling naar jouw wensen. Voor zulke producten geldt **geen herroepingsrecht**. Komt hij beschadigd of met een fout aan, dan vervangen we hem: je houdt je recht op [wettelijke garantie](guarantee).',
      },
    },
    manufacturer: {
      headline: 'Fabrikant en veiligheid',
      text: [
        'Fabrikant: Musterbild GmbH, Musterstraße 12, 80331 München, Duitsland. Contact: [service@example.com](mail).',
        'Gebruik haken en pluggen die bij de muur en het gewicht passen. Hang je het boven een bed of zitplaats, gebruik dan twee ophangpunten.',
      ],
    },
  },
  canvas: {
    name: 'Canvas',
    title: 'Foto op canvas',
    description:
      'Jouw foto op canvas: mat katoen, met de hand opgespannen op een frame van vurenhout, in standaardformaten of op eigen maat.',
    headline: 'Jouw foto op canvas',
    lead: 'Fijn katoenweefsel, met de hand opgespannen op vurenhout. Mat en zonder spiegeling, voor kamers met veel licht.',
    picture: 'Bergruggen achter elkaar in avondlicht',
    tile: 'Mat weefsel op hout',
    sections: {
      material: {
        headline: 'Een weefsel dat je ziet en voelt',
        text: [
          'We drukken op een dicht geweven doek met een fijne, gelijkmatige structuur. Het oppervlak is mat: het neemt licht op in plaats van het te weerkaatsen. Zo blijft je foto ook tegenover een raam goed zichtbaar.',
          'Kleuren zijn zacht en warm. Canvas past goed bij landschappen, portretten en rustige beelden.',
        ],
      },
      stretcherFrame: {
        headline: 'Het spieraam: 2,5 cm vurenhout',
        text: [
          'Het doek wordt opgespannen op een raam van vurenhout, **2,5 cm** diep. Grote formaten krijgen een dwarslat, zodat niets kromtrekt.',
          'Voor meer diepte aan de muur is er ook een raam van 3,8 cm. Dat kies je tijdens het ontwerpen.',
        ],
      },
      edge: {
        headline: 'De rand: rondom bedrukt',
        text: [
          'Je foto loopt door over de rand, dus een lijst is niet nodig. Een smalle strook van de foto komt dan op de zijkant; het voorbeeld laat precies zien welke.',
          'Moet alles aan de voorkant blijven? Kies dan een gespiegelde of effen rand.',
        ],
      },
      care: {
        headline: 'Onderhoud',
        text: [
          'Stof verwijder je met een zachte, droge doek. Gebruik geen water en geen schoonmaakmiddel.',
          'Canvas voelt zich niet thuis in badkamer en keuken. Daar gaat [aluminium](aluminium) langer mee.',
        ],
      },
    },
    questions: {
      frame: {
        question: 'Heb ik ook een lijst nodig?',
        answer:
          'Nee, het canvas is klaar om op te hangen. Wil je toch een afwerking, kies dan de baklijst: die omringt het doek met wat ruimte en bedekt er niets van.',
      },
    },
  },
  acrylic: {
    name: 'Acrylglas',
    title: 'Foto achter acrylglas',
    description:
      'Jouw foto achter acrylglas: heldere kleuren, zichtbare diepte en gladde randen. Met of zonder lijst, in standaardformaten of op maat.',
    headline: 'Jouw foto achter acrylglas',
    lead: 'Helder acryl met gepolijste randen. Kleuren stralen, donkere tinten krijgen diepte.',
    picture: 'Rustige golven in blauw en groen',
    tile: 'Helder, diep en glanzend',
    sections: {
      material: {
        headline: 'Licht dat door het beeld gaat',
        text: [
          'Je foto zit achter een heldere plaat acryl. Licht valt van voren en via de randen binnen, waardoor kleuren vol en schaduwen diep worden.',
          'Dat past bij beelden met veel contrast: water, steden bij nacht, close-ups.',
        ],
      },
      mounting: {
        headline: 'Zwevend of ingelijst',
        text: [
          'Zonder lijst hangt het beeld met een verborgen ophanging net van de muur af. In de Artbox zit het in een smalle, diepe lijst.',
          'Acryl is zwaarder dan canvas. Vanaf middelgrote formaten hangt het veiliger aan twee punten.',
        ],
      },
      care: {
        headline: 'Onderhoud',
        text: [
          'Vingerafdrukken verwijder je met een microvezeldoek en wat water. Glasreiniger met alcohol tast het oppervlak aan, laat die liever weg.',
        ],
      },
    },
    questions: {
      reflections: {
        question: 'Spiegelt acrylglas?',
        answer:
          'Ja, het oppervlak glanst en een raam ertegenover zie je erin. Voor lichte kamers raden we [canvas](canvas) of [aluminium](aluminium) aan, die nauwelijks spiegelen.',
      },
    },
  },
  aluminium: {
    name: 'Aluminium Dibond',
    title: 'Foto op aluminium',
    description:
      'Jouw foto op aluminium: lichte, stijve plaat met zijdemat oppervlak, ook voor de badkamer. Standaardformaten of op maat.',
    headline: 'Jouw foto op aluminium',
    lead: 'Een dunne plaat aluminium met zijdematte druk. Licht, vlak en ongevoelig voor vocht.',
    picture: 'Het silhouet van een stad in heldere vormen',
    tile: 'Dun, vlak en zijdemat',
    sections: {
      material: {
        headline: 'Twee lagen aluminium, een stevige kern',
        text: [
          'De plaat bestaat uit twee dunne lagen aluminium met een kern van kunststof. Hij is licht en blijft ook in grote formaten recht.',
          'De druk zit direct op de plaat. Lijnen en kleine details komen duidelijk uit, een goede keuze voor architectuur en zwart-wit.',
        ],
      },
      mounting: {
        headline: 'Ophangen',
        text: [
          'Rails op de achterkant houden het beeld net van de muur af. Van voren zie je geen bevestiging.',
          'Met de baklijst krijgt de plaat een omlijsting van hout.',
        ],
      },
      care: {
        headline: 'Onderhoud',
        text: ['Een vochtige doek is genoeg. Schuur niet en gebruik geen oplosmiddelen.'],
      },
    },
    questions: {
      damp: {
        question: 'Kan het in de badkamer hangen?',
        answer:
          'Ja. Vochtige lucht doet de plaat niets. Hang hem alleen niet direct in het spatwater.',
      },
    },
  },
  poster: {
    name: 'Poster',
    title: 'Foto als poster',
    description:
      'Jouw foto als poster: stevig fotopapier, glad of zijdemat, desgewenst in een houten lijst. Standaardformaten of op maat.',
    headline: 'Jouw foto als poster',
    lead: 'Stevig papier met fijn getekende details. Om in te lijsten, te plakken, te klemmen of te wisselen.',
    picture: 'Abstracte vormen van geknipt papier',
    tile: 'Papier, ingelijst of puur',
    sections: {
      material: {
        headline: 'Papier met body',
        text: [
          'We drukken op zwaar papier dat niet golft als het hangt. Het is er glad, zijdemat of als ongestreken ecopapier.',
          'Als je wilt, beschermt een folie de druk, glanzend of mat.',
        ],
      },
      hanging: {
        headline: 'Zo komt hij aan de muur',
        text: [
          'Posters reizen opgerold in een stevige koker. Leg de jouwe na het uitpakken een dag vlak neer.',
          'Met de houten lijst komt je foto ingelijst aan, met een wit passe-partout en achter helder acryl.',
        ],
      },
      care: {
        headline: 'Onderhoud',
        text: [
          'Papier houdt niet van direct zonlicht en vocht. Stof verwijder je met een droge kwast.',
        ],
      },
    },
    questions: {
      paper: {
        question: 'Welk papier past bij mijn foto?',
        answer:
          'Glad papier geeft krachtige kleuren; zijdemat spiegelt minder en toont minder vingerafdrukken. Ecopapier heeft een warme toon en past bij tekeningen en rustige beelden.',
      },
    },
  },
  wallArt: {
    name: 'Wanddecoratie',
    title: 'Wanddecoratie met jouw foto',
    description:
      'Wanddecoratie met jouw foto: canvas, acrylglas, aluminium en poster vergeleken, in elk formaat en desgewenst ingelijst.',
    headline: 'Wanddecoratie',
    lead: 'Eén foto, vier materialen. Kies op licht, kamer en gevoel.',
    picture: 'Duinen in warm licht',
    tile: 'Alle materialen op een rij',
    tilesHeadline: 'Materialen',
    choosing: {
      headline: 'Welk materiaal past bij je?',
      text: [
        '- **Canvas**: mat en warm, voor lichte kamers en rustige beelden.',
        '- **Acrylglas**: glanzend en diep, voor sterke kleuren en contrast.',
        '- **Aluminium**: dun en ongevoelig, ook voor badkamer en keuken.',
        '- **Poster**: makkelijk te wisselen, ingelijst of puur.',
        'Twijfel je? Schrijf ons via de [contactpagina](contact), we helpen je kiezen.',
      ],
    },
  },
  home: {
    name: 'Start',
    title: 'Jouw foto’s aan de muur',
    description:
      'Jouw foto’s worden wanddecoratie: op canvas, achter acrylglas, op aluminium of als poster. Stuk voor stuk gemaakt in Beieren.',
    headline: 'Beelden die blijven',
    lead: 'Jouw foto wordt wanddecoratie. Jij kiest materiaal en maat, wij drukken en werken met de hand af.',
    picture: 'Bergruggen in de schemering',
    tile: 'Naar de startpagina',
    startLink: 'Bekijk wanddecoratie',
    tilesHeadline: 'Waar wil je beginnen?',
    about: {
      headline: 'Stuk voor stuk gemaakt',
      text: [
        'Elk stuk wordt gemaakt voor één muur en één persoon. Daarom hebben we geen voorraad: we drukken als je hebt besteld.',
        'Daarvoor zie je je foto op het materiaal, op ware grootte en met de prijs die je betaalt.',
      ],
    },
  },
};
