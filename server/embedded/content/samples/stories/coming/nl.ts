import type { AllComingTexts } from './texts.ts';

const tilesHeadline = 'Hier gaat u verder';

/** In Dutch. */
export const texts: AllComingTexts = {
  account: {
    name: 'Uw account',
    title: 'Uw account',
    description:
      'Bestellingen en adressen staan straks in uw account. Om te ontwerpen hebt u er geen nodig.',
    headline: 'Straks staat er meer in uw account',
    lead: 'Bestellingen, adressen en facturen vindt u straks hier. Om te ontwerpen hebt u geen account nodig.',
    about: {
      headline: 'Tot die tijd',
      text: [
        'Materiaal, formaat en lijst staan in het adres van de pagina. Bewaar het als bladwijzer of stuur het door: wie het opent, ziet precies wat u hebt gekozen.',
        'Gaat het om een lopende bestelling, schrijf ons dan via de [contactpagina](contact). Een overeenkomst herroept u zonder in te loggen: [](withdrawal).',
      ],
    },
    tilesHeadline,
  },
  order: {
    name: 'Winkelmand',
    title: 'Uw winkelmand',
    description:
      'Leg afbeeldingen in de winkelmand, wijzig het aantal en zie het totaal: tegen de prijs van vandaag.',
    headline: 'Uw winkelmand',
    lead: 'Wat u toevoegt, staat hier tegen de prijs van vandaag. Binnenkort kunt u bestellen.',
    about: {
      headline: 'Goed om te weten',
      text: [
        'De winkelmand hoort bij deze browser: een cookie die verder niets doet, bewaart haar zodra u iets toevoegt. Een half jaar na de laatste wijziging wordt ze verwijderd.',
        'Wat de verzending kost, leest u onder [](shipping).',
      ],
    },
    tilesHeadline,
  },
  checkout: {
    name: 'Afrekenen',
    title: 'Afrekenen',
    description: 'Afrekenen kan binnenkort. Prijzen en verzendkosten noemen we nu al.',
    headline: 'Afrekenen kan binnenkort',
    lead: 'Bestellen en betalen is nog niet mogelijk. Tot dan kunt u ontwerpen, verzamelen en rekenen.',
    about: {
      headline: 'Wat u nu al kunt weten',
      text: [
        'Verzendkosten en levertijden van uw land staan onder [](shipping), onze voorwaarden onder [](terms).',
        'Wilt u een grotere hoeveelheid bestellen? Schrijf ons via de [contactpagina](contact).',
      ],
    },
    tilesHeadline,
  },
  magazine: {
    name: 'Magazine',
    title: 'Magazine',
    description:
      'Ons magazine is in de maak. Praktisch advies over foto’s en materialen leest u nu al.',
    headline: 'Het magazine is in de maak',
    lead: 'Hier vertellen we straks over beelden en over de mensen die ermee leven. Het praktische advies is er al.',
    about: {
      headline: 'Nu al te lezen',
      text: [
        '- Levertijden en kosten: [](shipping)',
        '- Uw rechten als er iets niet klopt: [](guarantee)',
        '- Persoonlijk advies: [](contact)',
      ],
    },
    tilesHeadline,
  },
  designer: {
    name: 'Online ontwerpen',
    title: 'Online ontwerpen',
    description:
      'U ontwerpt in de browser, zonder programma en zonder in te loggen. Kies uw product.',
    headline: 'U ontwerpt in de browser',
    lead: 'U hoeft niets te downloaden. Kies een product en de ontwerper opent ermee.',
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
    title: 'Alle producten',
    description: 'Wat we van uw foto’s maken: alle producten, elk met de weg naar de ontwerper.',
    headline: 'Wat mag het worden?',
    lead: 'De pagina voor losse ontwerpen is in de maak. Alle producten bereikt u nu al vanaf hier.',
    about: {
      headline: 'Wat er nog komt',
      text: [
        'Op dit adres staat straks één ontwerp, met voorbeeld, papier en prijs. Heeft iemand u een ontwerp gestuurd? We openen het graag voor u: schrijf ons via de [contactpagina](contact).',
      ],
    },
    tilesHeadline,
  },
  'preconfigurator-calendar': {
    name: 'Een kalender kiezen',
    title: 'Een kalender kiezen',
    description: 'Kies soort en formaat van uw kalender. De ontwerper opent met uw keuze.',
    headline: 'Welke kalender mag het zijn?',
    lead: 'Voor elke muur en elk bureau is er een soort. U kiest, de ontwerper opent ermee.',
    about: {
      headline: 'Wat er nog komt',
      text: [
        'Straks kiest u hier ook de beginmaand, de ophanging en accessoires. Tot die tijd stelt u ze in de ontwerper in; zonder keuze begint de kalender in januari.',
      ],
    },
    tilesHeadline: 'Kalenders per soort',
  },
  'preconfigurator-card': {
    name: 'Een kaart kiezen',
    title: 'Een kaart kiezen',
    description: 'Kies de gelegenheid van uw kaart. De ontwerper opent met een passend thema.',
    headline: 'Wat is de gelegenheid?',
    lead: 'Begin met de gelegenheid. Papier, aantal en envelop kiest u in de ontwerper.',
    about: {
      headline: 'Wat er nog komt',
      text: [
        'Straks ziet u hier elk ontwerp met papier, veredeling en prijzen per aantal. De eerste drie proefkaarten van een bestelling zijn gratis, ook dan.',
      ],
    },
    tilesHeadline: 'Kaarten per gelegenheid',
  },
  theme: {
    name: 'Ontwerp',
    title: 'Een ontwerp bekijken',
    description: 'De pagina’s van losse ontwerpen zijn in de maak. Begin met de gelegenheid.',
    headline: 'Dit ontwerp krijgt binnenkort een eigen pagina',
    lead: 'We tonen ontwerpen nog niet één voor één. Met de gelegenheid komt u nu al bij de ontwerper.',
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
    title: 'Uw verlanglijst',
    description:
      'Bewaar beelden en formaten, vergelijk ze en deel ze met een link: zonder account, altijd tegen de prijs van vandaag.',
    headline: 'Uw verlanglijst',
    lead: 'Wat u bewaart, staat hier met de prijs van vandaag. Zonder account.',
    about: {
      headline: 'Goed om te weten',
      text: [
        'De lijst hoort bij deze browser: een cookie die niets anders doet, bewaart hem zodra u voor het eerst iets bewaart. Een halfjaar na de laatste wijziging wordt hij gewist.',
        'Wie de link om te delen heeft, ziet uw keuze en kan die op een eigen lijst zetten. De link zegt niet wie u bent.',
      ],
    },
    tilesHeadline,
  },
};
