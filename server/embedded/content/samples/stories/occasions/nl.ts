import type { CardsTexts } from './texts.ts';

/** In Dutch. */
export const texts: CardsTexts = {
  name: 'Kaarten',
  title: 'Kaarten voor elke gelegenheid',
  description:
    'Kaarten voor bruiloft, geboorte, doop, verjaardag en kerst: kies de gelegenheid, ontwerp online, bestel proefkaarten.',
  headline: 'Kaarten voor elke gelegenheid',
  lead: 'Wat valt er te vieren, te danken, te zeggen? Kies de gelegenheid en de ontwerper opent ermee.',
  picture: 'Een trouwkaart met twee ringen in een krans',
  tile: 'Alle gelegenheden op een rij',
  startLink: 'Beginnen met een trouwkaart',
  choiceHeadline: 'Gelegenheden',
  sections: {
    making: {
      headline: 'Zo ontstaat uw kaart',
      text: [
        'U kiest de gelegenheid, voegt foto en woorden toe en bepaalt het aantal. Wij printen, vouwen en controleren elke oplage voordat ze op reis gaat.',
        'De pagina’s van losse ontwerpen zijn in de maak. Haast? Met express verlaat uw bestelling ons huis binnen {hours} uur.',
      ],
    },
    samples: {
      headline: 'Eerst voelen, dan kiezen',
      text: [
        'Papier moet u voelen. De eerste drie proefkaarten van een bestelling zijn gratis, welke ontwerpen u ook kiest.',
      ],
    },
    envelopes: {
      headline: 'De passende envelop',
      text: [
        'Bij elke kaart hoort een envelop in haar maat, met rechte of puntige klep. Enveloppen uit voorraad kunt u [terugsturen](withdrawal).',
      ],
    },
  },
};
