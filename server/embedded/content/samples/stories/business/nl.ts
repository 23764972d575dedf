import type { BusinessPage, BusinessTexts } from './texts.ts';

/** In Dutch. */
export const texts: Readonly<Record<BusinessPage, BusinessTexts>> = {
  'business-customers': {
    name: 'Zakelijke klanten',
    title: 'Wanddecoratie voor bedrijf, hotel en praktijk',
    description:
      'Nettoprijzen, grotere aantallen, één aanspreekpunt: wat we doen voor praktijken, kantoren, hotels en verenigingen.',
    headline: 'Wanddecoratie voor uw bedrijf',
    lead: 'Praktijk, kantoor, hotel of vereniging: u noemt de muren, wij rekenen, maken en leveren.',
    contactLink: 'Offerte aanvragen',
    sections: [
      {
        headline: 'Wat u krijgt',
        text: [
          '- prijzen zonder btw zodra u met een zakelijk account bent ingelogd',
          '- een offerte voor grotere aantallen en gemengde formaten',
          '- één aanspreekpunt dat uw bestelling kent',
        ],
      },
      {
        headline: 'Zo beginnen we',
        text: [
          'Schrijf ons via de [contactpagina](contact) wat u van plan bent: hoeveel stuks, welke formaten, tegen wanneer. U krijgt een offerte met leverdatum.',
        ],
      },
      {
        headline: 'Onder uw naam',
        text: [
          'Verkoopt u zelf foto’s en wilt u dat wij op de achtergrond blijven? Daarvoor is er de [](white-label-service).',
        ],
      },
    ],
  },
  'white-label-service': {
    name: 'White-labelservice',
    title: 'White-labelservice voor fotografen',
    description:
      'U verkoopt, en wij maken en versturen elke bestelling onder uw naam: onze white-labelservice voor fotografen, galeries en winkels.',
    headline: 'Wij maken het, uw naam staat erop',
    lead: 'Voor wie foto’s verkoopt zonder eigen werkplaats. Uw klanten zien alleen u.',
    contactLink: 'Toegang aanvragen',
    sections: [
      {
        headline: 'Zo werkt het',
        text: [
          'U bestelt zoals altijd en zet de bestelling in de winkelmand op white label. Die wordt dan op uw naam verstuurd en niet op de onze.',
          'Een balk aan de rand van de pagina laat altijd zien of een bestelling onder uw naam gaat.',
        ],
      },
      {
        headline: 'Wie kan meedoen',
        text: [
          'De service is bedoeld voor zakelijke klanten. We zetten hem voor uw account aan als u ons schrijft met het formulier op deze pagina.',
        ],
      },
      {
        headline: 'Wat hetzelfde blijft',
        text: [
          'We maken en controleren deze bestellingen net als alle andere. Uw prijzen ziet u zonder btw: [](business-customers).',
        ],
      },
    ],
  },
  newsletter: {
    name: 'Nieuwsbrief',
    title: 'Nieuwsbrief met advies en laatste besteldata',
    description:
      'Nieuwe materialen, advies uit de werkplaats en laatste besteldata voor de feestdagen: onze nieuwsbrief en hoe hij werkt.',
    headline: 'Post uit de werkplaats',
    lead: 'Nieuwe materialen, advies bij het ophangen en de laatste besteldata voor de feestdagen. Zelden, en nooit zonder reden.',
    contactLink: 'Vragen over de nieuwsbrief',
    sections: [
      {
        headline: 'Zo meldt u zich aan',
        text: [
          'U geeft uw e-mailadres op en krijgt een bericht met een link, zonder reclame. Pas als u die opent, bent u aangemeld. Zo kan niemand u zonder uw medeweten inschrijven.',
        ],
      },
      {
        headline: 'Zo meldt u zich af',
        text: [
          'Elke editie eindigt met een link om u af te melden. Die werkt meteen, en u hebt geen account nodig.',
        ],
      },
      {
        headline: 'Wat we bewaren',
        text: [
          'Uw adres en het moment van uw toestemming, zodat we die kunnen aantonen. Meer onder [](privacy).',
        ],
      },
    ],
  },
};
