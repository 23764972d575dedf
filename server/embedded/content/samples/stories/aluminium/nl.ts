import type { AluminiumTexts } from './page.ts';

/** In Dutch. */
export const texts: AluminiumTexts = {
  name: 'Aluminium Dibond',
  title: 'Foto op aluminium, licht en duurzaam mat',
  description:
    'Uw foto op aluminium: lichte, stijve plaat met zijdemat oppervlak, ook voor de badkamer. Standaardformaten of op maat.',
  headline: 'Uw foto op aluminium',
  lead: 'Een dunne plaat aluminium met zijdematte print. Licht, vlak en ongevoelig voor vocht.',
  picture: 'Het silhouet van een stad in heldere vormen',
  tile: 'Dun, vlak en zijdemat',
  sections: {
    material: {
      headline: 'Twee lagen aluminium, een stevige kern',
      text: [
        'De plaat bestaat uit twee dunne lagen aluminium met een kern van kunststof. Hij is licht en blijft ook in grote formaten recht.',
        'De print zit direct op de plaat. Lijnen en kleine details komen duidelijk uit, een goede keuze voor architectuur en zwart-wit.',
      ],
    },
    mounting: {
      headline: 'Ophangen',
      text: [
        'Rails op de achterkant houden de foto net van de muur af. Van voren ziet u geen bevestiging.',
        'Met de baklijst krijgt de plaat een omlijsting van hout.',
      ],
    },
    care: {
      headline: 'Onderhoud',
      text: ['Een vochtige doek is genoeg. Schuur niet en gebruik geen oplosmiddelen.'],
    },
  },
  questions: {
    damp: {
      question: 'Kan het in de badkamer hangen?',
      answer:
        'Ja. Vochtige lucht doet de plaat niets. Hang hem alleen niet direct in het spatwater.',
    },
  },
  promises: {
    delivery: 'Bij u thuis geleverd, vlak verpakt met beschermde hoeken.',
    origin: 'Geprint, gezaagd en gecontroleerd in Beieren.',
  },
};
