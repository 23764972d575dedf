import type { CardsTexts } from './texts.ts';

/** In Dutch. */
export const texts: CardsTexts = {
  name: 'Kaarten',
  title: 'Kaarten voor elke gelegenheid ontwerpen',
  description:
    'Kaarten voor bruiloft, geboorte, doop, verjaardag en kerst: kies de gelegenheid en het ontwerp, met bijpassende enveloppen.',
  headline: 'Kaarten voor elke gelegenheid',
  lead: 'Kies gelegenheid, stijl en kleur. Elk ontwerp toont meteen wat het kost en draagt daarna uw woorden.',
  picture: 'Een trouwkaart met twee ringen in een krans',
  tile: 'Alle gelegenheden op een rij',
  choiceHeadline: 'Gelegenheden',
  sections: {
    making: {
      headline: 'Zo ontstaat uw kaart',
      text: [
        'U kiest de gelegenheid, voegt foto en woorden toe en bepaalt het aantal. Wij printen, vouwen en controleren elke oplage voordat we die versturen.',
        'Haast? Met express verlaat uw bestelling onze werkplaats binnen {hours} uur.',
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
        'Bij elke kaart hoort een envelop in dezelfde maat, met rechte of puntige klep. Enveloppen uit voorraad kunt u [terugsturen](withdrawal).',
      ],
    },
  },
};
