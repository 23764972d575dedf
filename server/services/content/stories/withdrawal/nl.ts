import type { WithdrawalTexts } from './page.ts';

/** In Dutch. */
export const texts: WithdrawalTexts = {
  name: 'Overeenkomst herroepen',
  title: 'Overeenkomst herroepen',
  description: 'Welke bestellingen je kunt herroepen, hoe dat gaat en welke termijnen gelden.',
  headline: 'Overeenkomst herroepen',
  lead: 'Je kunt hier herroepen zonder in te loggen. Noem je naam, het bestelnummer en een e-mailadres voor de bevestiging.',
  sections: {
    statement: {
      headline: 'Zo herroep je',
      text: [
        'Stuur je verklaring naar [service@example.com](mail) of gebruik de [contactpagina](contact). Eén zin is genoeg: ‘Ik herroep mijn overeenkomst over …’. Je krijgt meteen een ontvangstbevestiging.',
      ],
    },
    covered: {
      headline: 'Wat je kunt herroepen',
      text: [
        'Enveloppen, lijsten zonder beeld en stalen uit voorraad: 14 dagen na ontvangst, zonder reden. We betalen de prijs en de standaardverzendkosten binnen 14 dagen terug.',
      ],
    },
    excepted: {
      headline: 'Wat is uitgesloten',
      text: [
        'Producten met jouw foto’s of teksten maken we naar jouw wensen. Daarvoor geldt **geen herroepingsrecht**. Je rechten bij gebreken blijven gelden: [](guarantee).',
      ],
    },
  },
  voluntary: [],
  otherMarkets: [],
};
