import type { ImprintTexts } from './page.ts';

/** In Dutch. */
export const texts: ImprintTexts = {
  name: 'Colofon',
  title: 'Colofon: aanbieder, adres en contact',
  description:
    'Wie deze winkel beheert: aanbieder, adres, contact, vertegenwoordiging en register. Deze winkel is een voorbeeld, de gegevens ook.',
  headline: 'Colofon',
  lead: 'Deze winkel is een voorbeeld: bedrijf, adres, personen en nummers op deze pagina zijn verzonnen. Wie de winkel exploiteert, vult de eigen gegevens in.',
  sections: {
    operator: {
      headline: 'Aanbieder',
      text: ['{trader}', '{address}'],
    },
    contact: {
      headline: 'Contact',
      text: [
        'E-mail: [service@example.com](mail)',
        'U kunt ons ook schrijven via de [contactpagina](contact). We antwoorden op werkdagen, meestal dezelfde dag.',
      ],
    },
    representation: {
      headline: 'Vertegenwoordiging en register',
      text: [
        'Directie: Erika Mustermann',
        'Handelsregister: Amtsgericht München, HRB 000000',
        'Btw-nummer: DE000000000',
      ],
    },
    products: {
      headline: 'Producten en veiligheid',
      text: [
        'De aanbieder is de fabrikant van alle producten. Wat u bij een geschil kunt doen, staat in de [](terms).',
      ],
    },
    pictures: {
      headline: 'Afbeeldingen in deze winkel',
      text: [
        'Kamers, muren en voorbeeldmotieven zijn met de computer getekend, de kamers op schaal. Op uw scherm kunnen kleuren er anders uitzien dan op de print.',
      ],
    },
  },
};
