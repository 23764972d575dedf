import type { WithdrawalTexts } from './page.ts';

/** In Dutch. */
export const texts: WithdrawalTexts = {
  name: 'Overeenkomst herroepen',
  title: 'Overeenkomst herroepen: termijn en formulier',
  description:
    'Welke bestellingen u kunt herroepen, welke termijnen gelden en hoe het gaat: met het formulier op deze pagina, zonder in te loggen.',
  headline: 'Overeenkomst herroepen',
  lead: 'U kunt hier herroepen zonder in te loggen. Noem uw naam, het bestelnummer en een e-mailadres voor de bevestiging.',
  sections: {
    statement: {
      headline: 'Zo herroept u',
      text: [
        'U kunt uw verklaring ook sturen naar [service@example.com](mail) of via de [contactpagina](contact). Eén zin is genoeg: ‘Ik herroep mijn overeenkomst over …’. U krijgt meteen een ontvangstbevestiging.',
      ],
    },
    covered: {
      headline: 'Wat u kunt herroepen',
      text: [
        'Enveloppen, lijsten zonder foto en stalen uit voorraad: 14 dagen na ontvangst, zonder reden. We betalen de prijs en de standaardverzendkosten binnen 14 dagen terug.',
      ],
    },
    excepted: {
      headline: 'Wat is uitgesloten',
      text: [
        'Producten met uw foto’s of teksten maken we naar uw wensen. Daarvoor geldt **geen herroepingsrecht**. Uw rechten bij gebreken blijven gelden: [](guarantee).',
      ],
    },
  },
  voluntary: [],
  otherMarkets: [],
};
