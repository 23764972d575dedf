import type { PrivacyTexts } from './page.ts';

/** In Dutch. */
export const texts: PrivacyTexts = {
  name: 'Privacy',
  title: 'Privacy: uw gegevens en uw rechten',
  description:
    'Welke gegevens deze winkel verwerkt, waarvoor ze nodig zijn, hoe lang ze worden bewaard en welke rechten u daarbij hebt.',
  headline: 'Privacyverklaring',
  lead: 'We verwerken wat uw bestelling nodig heeft en meten alleen met uw toestemming.',
  sections: {
    photos: {
      headline: 'Uw foto’s',
      text: [
        'Uw foto’s dienen alleen om uw bestelling te printen. We laten ze aan niemand zien en wissen ze zodra ze niet meer nodig zijn voor een nieuwe print.',
      ],
    },
    order: {
      headline: 'Uw bestelling',
      text: [
        'Naam, adres en betaalgegevens verwerken we om de overeenkomst uit te voeren. Facturen bewaren we zolang de wet dat eist.',
      ],
    },
    consent: {
      headline: 'Toestemming',
      text: [
        'Zonder uw toestemming laden we niets van andere aanbieders en meten we uw bezoek niet. Weigeren is even makkelijk als instemmen, en u kunt uw keuze altijd wijzigen.',
        'Uw keuze blijft een half jaar in een cookie van deze winkel staan. U kunt haar onder aan elke pagina wijzigen, bij ‘Privacyinstellingen’, met JavaScript aan. Zonder JavaScript meten we niets.',
        'Bewaart u iets op de verlanglijst of legt u iets in de winkelmand, dan plaatst de winkel voor elk een cookie. Die bevat alleen een willekeurige sleutel en vervalt een half jaar na de laatste wijziging.',
        'Logt u in, dan houdt een eigen cookie u 30 dagen ingelogd of tot u uitlogt. Die bevat alleen een willekeurige sleutel. Van uw account bewaren we uw naam, uw e-mailadres en een controlewaarde waaruit het wachtwoord niet af te lezen is. Wat u eerder bewaarde of in de winkelmand legde, gaat naar uw account en blijft daar tot u het verwijdert; na het uitloggen toont deze browser het niet meer.',
      ],
    },
    rights: {
      headline: 'Uw rechten',
      text: [
        'U kunt inzage, correctie, verwijdering en overdracht van uw gegevens vragen en een klacht indienen bij een toezichthouder. Schrijf naar [service@example.com](mail).',
      ],
    },
  },
};
