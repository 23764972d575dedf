import type { PrivacyTexts } from './page.ts';

/** In Dutch. */
export const texts: PrivacyTexts = {
  name: 'Privacy',
  title: 'Privacyverklaring',
  description: 'Welke gegevens deze winkel verwerkt, waarvoor, en welke rechten je hebt.',
  headline: 'Privacyverklaring',
  lead: 'We verwerken wat je bestelling nodig heeft en meten alleen met jouw toestemming.',
  sections: {
    photos: {
      headline: 'Je foto’s',
      text: [
        'Je foto’s dienen alleen om je bestelling te printen. We laten ze aan niemand zien en wissen ze zodra ze niet meer nodig zijn voor een nieuwe print.',
      ],
    },
    order: {
      headline: 'Je bestelling',
      text: [
        'Naam, adres en betaalgegevens verwerken we om de overeenkomst uit te voeren. Facturen bewaren we zolang de wet dat eist.',
      ],
    },
    consent: {
      headline: 'Toestemming',
      text: [
        'Zonder jouw toestemming laden we niets van andere aanbieders en meten we je bezoek niet. Weigeren is even makkelijk als instemmen, en je kunt je keuze altijd wijzigen.',
        'Jouw keuze blijft een half jaar in een cookie van deze winkel staan. Je kunt haar onder aan elke pagina wijzigen, bij ‘Privacyinstellingen’, met JavaScript aan. Zonder JavaScript meten we niets.',
      ],
    },
    rights: {
      headline: 'Je rechten',
      text: [
        'Je kunt inzage, correctie, verwijdering en overdracht van je gegevens vragen en een klacht indienen bij een toezichthouder. Schrijf naar [service@example.com](mail).',
      ],
    },
  },
};
