import type { BacklitTexts } from './page.ts';

/** In Dutch. */
export const texts: BacklitTexts = {
  name: 'Backlitfolie',
  title: 'Uw foto op backlitfolie',
  description:
    'Uw foto op backlitfolie: licht op van achteren, in een lichtlijst met led of voor uw eigen lichtbak. In het formaat dat u nodig hebt.',
  headline: 'Uw foto, van achteren verlicht',
  lead: 'Een doorschijnende folie die het licht gelijkmatig verdeelt. Met lichtlijst of voor een lichtbak die u al hebt.',
  picture: 'Heldere maan boven donkere heuvels',
  tile: 'Licht op van achteren',
  sections: {
    material: {
      headline: 'Een beeld dat zelf licht geeft',
      text: [
        'De folie laat licht door en verstrooit het, zodat u geen losse lamp ziet. Lichte delen stralen, donkere blijven rustig.',
        'Dat past bij beelden waarin licht voorkomt: zonsondergangen, steden bij nacht, ramen, water. Heel donkere foto’s maakt u voor het printen beter iets lichter.',
      ],
    },
    place: {
      headline: 'Voor ruimtes met weinig daglicht',
      text: [
        'Hal, trappenhuis, ontvangst en etalage winnen het meest. In de slaapkamer vervangt het beeld een nachtlampje.',
        'In de volle zon verliest het zijn werking: daar is [acrylglas](acrylic) de betere keuze.',
      ],
    },
    mounting: {
      headline: 'Met of zonder lichtlijst',
      text: [
        'Met de led-lichtlijst komt het beeld volledig gemonteerd aan. Er is een stopcontact in de buurt nodig.',
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
      question: 'Is het beeld ook zonder licht mooi?',
      answer:
        'Ja, maar bleker dan een print op papier, omdat de kleuren op licht van achteren zijn afgestemd. Hangt het meestal onverlicht, dan raden we een [poster](poster) of [canvas](canvas) aan.',
    },
  },
  promises: {
    delivery:
      'Verzending naar uw huis, opgerold in een stevige koker; met lichtlijst vlak verpakt.',
    origin: 'Geprint, gesneden en gecontroleerd in Beieren.',
  },
};
