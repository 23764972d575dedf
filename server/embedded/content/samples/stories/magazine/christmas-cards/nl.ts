import type { ArticleTexts } from '../texts.ts';

/** In Dutch. */
export const texts: ArticleTexts = {
  name: 'Kerstkaarten op tijd',
  title: 'Kerstkaarten op tijd: schema en goede woorden',
  description:
    'Adressen in oktober, foto in november, brievenbus begin december: een plan voor kerstkaarten, met teksten voor familie en bedrijf.',
  headline: 'Kerstkaarten op tijd',
  lead: 'Vijf kleine stappen van oktober tot december, en de kaarten zijn er voordat de kaarsen branden.',
  picture: 'Kerstkaart met een boom van groene bogen en een donkerrode envelop',
  opening: {
    headline: 'Rekenen vanaf de brievenbus',
    text: [
      'Een kerstkaart komt het liefst kort na Sinterklaas aan: vroeg genoeg om nog een tijd op de kast te staan. Binnen het land doet u hem in de eerste week van december op de bus, naar overzee twee tot drie weken eerder.',
      'Bestel voor half november, dan houdt u twee weken over om te schrijven. Nieuwjaarskaarten hebben tot begin volgend jaar de tijd.',
    ],
  },
  beside: {
    headline: 'Een foto uit het hele jaar',
    text: [
      'Rode mutsen zijn niet nodig. Een zomerfoto waarop iedereen lacht zegt meer dan de geposeerde voor de boom. Let op een rustig vlak voor de tekst: lucht, gras, een muur.',
      'Is er geen foto van iedereen, neem dan vier kleine, één per seizoen. Of geen: een getekende boom en een goede zin zijn ook een kaart.',
    ],
    picture: 'Donkergroene kaart met een gouden ster en een donkerrode envelop ernaast',
    link: 'Kerstkaart ontwerpen',
  },
  table: {
    caption: 'Vijf stappen tot Kerst',
    header: ['Wanneer', 'Wat te doen'],
    rows: [
      ['Oktober', 'adressen nakijken, verhuizingen en nieuwe namen noteren'],
      ['Begin november', 'foto en ontwerp kiezen, een proefkaart bekijken'],
      ['Half november', 'bestellen, met een paar kaarten extra'],
      ['Eind november', 'op twee avonden schrijven, eerst naar overzee'],
      ['Eerste week van december', 'de laatste op de bus'],
    ],
  },
  details: {
    headline: 'Woorden voor familie en bedrijf',
    text: [
      'Voor familie: een zin over het jaar, een dank, een plan. “In maart verhuisden we, in juli kwam Leo. Dank dat jullie er bij allebei waren. Wanneer komen jullie de keuken bekijken?”',
      'Voor zakelijke relaties: dank voor iets bepaalds, goede wensen, een echte handtekening. Laat reclame weg. Schrijft u naar verschillende landen, dan past “fijne feestdagen en een gelukkig nieuwjaar” overal.',
    ],
  },
  figures: [
    {
      alternative: 'Kerstkaart met een groene boom, de envelop rechts',
      caption: 'Privé: wit papier, één boom, veel ruimte om te schrijven.',
    },
    {
      alternative: 'Donkergroene kaart met een gouden ster, de envelop links',
      caption: 'Zakelijk: donker papier, goud, uw logo op de achterkant.',
    },
  ],
  closing: {
    headline: 'De lijst voor volgend jaar',
    text: [
      'Vink af wie schreef en aan wie u schreef, en leg de lijst bij de kaarsen. Wie u voor het eerst schrijft, krijgt een van de overgebleven kaarten, ook nog na de feestdagen.',
      'Bedrijven krijgen een offerte voor grotere oplagen: [](business-customers). Wat papier en goud doen: [](article-paper-and-finish).',
    ],
  },
};
