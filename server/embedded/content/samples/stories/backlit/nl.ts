import type { BacklitTexts } from './page.ts';

/** In Dutch. */
export const texts: BacklitTexts = {
  name: 'Backlitfolie',
  title: 'Foto op backlitfolie, van achteren verlicht',
  description:
    'Uw foto op backlitfolie: licht op van achteren, in een lichtlijst met led of voor uw eigen lichtbak. In het formaat dat u nodig hebt.',
  headline: 'Uw foto, van achteren verlicht',
  lead: 'Een doorschijnende folie die het licht gelijkmatig verdeelt. Met lichtlijst of voor een lichtbak die u al hebt.',
  picture: 'Heldere maan boven donkere heuvels',
  tile: 'Licht op van achteren',
  sections: {
    material: {
      headline: 'Een foto die licht geeft',
      text: [
        'De folie laat licht door en verstrooit het, zodat u geen losse lamp ziet. Lichte delen stralen, donkere blijven rustig.',
        'Dat past bij foto’s waarin licht voorkomt: zonsondergangen, steden bij nacht, ramen, water. Heel donkere foto’s maakt u voor het printen beter iets lichter.',
      ],
    },
    place: {
      headline: 'Voor ruimtes met weinig daglicht',
      text: [
        'De foto is geschikt voor hal, trap, receptie en etalage. In de slaapkamer kan die een nachtlampje vervangen.',
        'In de volle zon ziet u het licht niet: daar is [acrylglas](acrylic) de betere keuze.',
      ],
    },
    mounting: {
      headline: 'Met of zonder lichtlijst',
      text: [
        'Met de led-lichtlijst komt de foto volledig gemonteerd aan. Er is een stopcontact in de buurt nodig.',
        'Zonder lijst sturen we alleen de folie, opgerold. U legt die in uw lichtbak en kunt hem altijd wisselen.',
      ],
    },
    care: {
      headline: 'Onderhoud',
      text: [
        'Neem stof af met een zachte, droge doek terwijl het licht uit is. Houd water weg van de lijst en vouw de folie niet.',
      ],
    },
  },
  questions: {
    lamp: {
      question: 'Is de foto ook zonder licht mooi?',
      answer:
        'Ja, maar bleker dan een print op papier, omdat de kleuren op licht van achteren zijn afgestemd. Hangt de foto meestal onverlicht, dan raden we een [poster](poster) of [canvas](canvas) aan.',
    },
  },
  promises: {
    delivery:
      'Verzending naar uw huis, opgerold in een stevige koker; met lichtlijst vlak verpakt.',
    origin: 'Geprint, gesneden en gecontroleerd in Beieren.',
  },
};
