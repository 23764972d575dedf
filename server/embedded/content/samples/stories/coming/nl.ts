import type { AllComingTexts } from './texts.ts';

const tilesHeadline = 'Hier gaat u verder';

/** In Dutch. */
export const texts: AllComingTexts = {
  account: {
    name: 'Uw account',
    title: 'Uw account: verlanglijst en winkelmand',
    description:
      'Met een account blijven uw verlanglijst en winkelmand bewaard, ook als u van apparaat wisselt. Ontwerpen kan ook zonder account.',
    headline: 'Uw account',
    lead: 'Met een account vindt u uw verlanglijst en winkelmand op elk apparaat terug. Om te ontwerpen hebt u geen account nodig.',
    about: {
      headline: 'Zonder account',
      text: [
        'Materiaal, formaat en lijst staan in het adres van de pagina. Bewaar het als bladwijzer of stuur het door: wie het opent, ziet precies wat u hebt gekozen.',
        'Gaat het om een lopende bestelling, schrijf ons dan via de [contactpagina](contact). Een overeenkomst herroept u zonder in te loggen: [](withdrawal).',
      ],
    },
    tilesHeadline,
  },
  order: {
    name: 'Winkelmand',
    title: 'Uw winkelmand: artikelen, aantal en totaal',
    description:
      'Leg artikelen in de winkelmand, wijzig het aantal en zie het totaal. Alles staat hier met de prijs van vandaag.',
    headline: 'Uw winkelmand',
    lead: 'Wat u toevoegt, staat hier met de prijs van vandaag.',
    about: {
      headline: 'Goed om te weten',
      text: [
        'De winkelmand hoort bij deze browser: een cookie die verder niets doet, bewaart de inhoud zodra u iets toevoegt. Een halfjaar na de laatste wijziging wordt de winkelmand geleegd.',
        'Wat de verzending kost, leest u onder [](shipping).',
      ],
    },
    tilesHeadline,
  },
  'placed-order': {
    name: 'Bestelling',
    title: 'Uw bestelling: status, artikelen en factuur',
    description:
      'Zie hoe ver uw bestelling is, wat u hebt besteld en wanneer het aankomt. Hier kunt u annuleren of een gebrek melden.',
    headline: 'Uw bestelling',
    lead: 'Hier ziet u hoe ver uw bestelling is.',
    about: {
      headline: 'Goed om te weten',
      text: [
        'Alleen u hebt de link naar deze pagina. Geef hem niet door: wie hem heeft, ziet uw bestelling.',
        'Een vraag? Schrijf ons via de [contactpagina](contact).',
      ],
    },
    tilesHeadline,
  },
  checkout: {
    name: 'Afrekenen',
    title: 'Afrekenen: prijzen en verzending op een rij',
    description:
      'Adres, levering, betaling en controle: u bestelt in enkele stappen, met alle prijzen en de leverdag, en zonder account.',
    headline: 'Afrekenen',
    lead: 'Afrekenen doet u vanuit de winkelmand. Daar ziet u wat alles samen kost.',
    about: {
      headline: 'Goed om te weten',
      text: [
        'Verzendkosten en levertijden van uw land staan onder [](shipping), onze voorwaarden onder [](terms).',
        'Wilt u een grotere hoeveelheid bestellen? Schrijf ons via de [contactpagina](contact).',
      ],
    },
    tilesHeadline,
  },
  designer: {
    name: 'Online ontwerpen',
    title: 'Online ontwerpen, zonder iets te installeren',
    description:
      'Ontwerp wanddecoratie, kaarten, kalenders en boeken in uw browser: zonder programma en zonder in te loggen. Kies eerst uw product.',
    headline: 'U ontwerpt in de browser',
    lead: 'U hoeft niets te installeren. Kies een product, dan opent de ontwerper.',
    about: {
      headline: 'Zo begint u',
      text: [
        'Op de pagina van het product kiest u maat en uitvoering. De ontwerper neemt uw keuze over; u voegt alleen nog uw foto’s toe.',
      ],
    },
    tilesHeadline,
  },
  products: {
    name: 'Producten',
    title: 'Alle producten met uw foto’s op een rij',
    description:
      'Alles wat we van uw foto’s maken op één enkele pagina: kies uw product en begin daarna meteen met online ontwerpen.',
    headline: 'Wat mag het worden?',
    lead: 'Kies een product. Vanaf de productpagina gaat u naar de ontwerper.',
    about: {
      headline: 'Zoekt u een bepaald ontwerp?',
      text: [
        'Heeft iemand u de link naar een ontwerp gestuurd? Schrijf ons via de [contactpagina](contact), dan openen we het voor u.',
      ],
    },
    tilesHeadline,
  },
  'preconfigurator-calendar': {
    name: 'Een kalender kiezen',
    title: 'Kalender kiezen: soort, formaat en begin',
    description:
      'Kies eerst de soort en het formaat van uw kalender. U ziet meteen de prijs van elke keuze en voegt daarna uw foto’s toe.',
    headline: 'Welke kalender mag het zijn?',
    lead: 'Voor elke muur en elk bureau is er een kalender. Kies eerst de soort en zie ontwerpen, formaten en prijzen.',
    about: {
      headline: 'Wat er nog komt',
      text: [
        'De eerste maand, de ophanging en accessoires kiest u op de pagina van de kalender. Kiest u geen maand, dan begint de kalender in januari.',
      ],
    },
    tilesHeadline: 'Kalenders per soort',
  },
  'preconfigurator-card': {
    name: 'Een kaart kiezen',
    title: 'Kaart kiezen: gelegenheid, ontwerp en papier',
    description:
      'Kies eerst de gelegenheid van uw kaart. De ontwerper opent met een passend thema, en u voegt uw foto en uw tekst toe.',
    headline: 'Wat is de gelegenheid?',
    lead: 'Begin met de gelegenheid. Papier, aantal en envelop kiest u in de ontwerper.',
    about: {
      headline: 'Wat er nog komt',
      text: [
        'Papier, veredeling en aantal kiest u in de ontwerper. De eerste drie proefkaarten van een bestelling zijn gratis.',
      ],
    },
    tilesHeadline: 'Kaarten per gelegenheid',
  },
  theme: {
    name: 'Ontwerp',
    title: 'Een kaartontwerp vinden en ermee beginnen',
    description:
      'Zoekt u een bepaald kaartontwerp? Kies de gelegenheid om de ontwerper te openen, of noem ons het nummer van het ontwerp.',
    headline: 'Vind uw ontwerp',
    lead: 'Kies de gelegenheid. De ontwerper opent met de ontwerpen die erbij passen.',
    about: {
      headline: 'Een bepaald ontwerp?',
      text: [
        'Hebt u de link naar een ontwerp gekregen? Noem ons het nummer uit het adres via de [contactpagina](contact), dan zoeken we het voor u op.',
      ],
    },
    tilesHeadline,
  },
  wishlist: {
    name: 'Verlanglijst',
    title: 'Verlanglijst: bewaren, vergelijken en delen',
    description:
      'Bewaar foto’s en formaten, vergelijk ze en deel ze met een link. U hebt geen account nodig en ziet altijd de prijs van vandaag.',
    headline: 'Uw verlanglijst',
    lead: 'Wat u bewaart, staat hier met de prijs van vandaag. Zonder account.',
    about: {
      headline: 'Goed om te weten',
      text: [
        'De lijst hoort bij deze browser: een cookie die niets anders doet, onthoudt de inhoud zodra u voor het eerst iets bewaart. Een halfjaar na de laatste wijziging wordt de lijst gewist.',
        'Wie de link om te delen heeft, ziet uw keuze en kan die op een eigen lijst zetten. De link zegt niet wie u bent.',
      ],
    },
    tilesHeadline,
  },
};
