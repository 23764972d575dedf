import type { CanvasTexts } from './page.ts';

/** In Dutch. */
export const texts: CanvasTexts = {
  name: 'Canvas',
  title: 'Foto op canvas, met de hand opgespannen',
  description:
    'Uw foto op canvas: mat katoen, met de hand opgespannen op een frame van vurenhout, in standaardformaten of op eigen maat.',
  headline: 'Uw foto op canvas',
  lead: 'Fijn katoenweefsel, met de hand opgespannen op vurenhout. Mat en zonder spiegeling, voor kamers met veel licht.',
  picture: 'Bergruggen achter elkaar in avondlicht',
  tile: 'Mat weefsel op hout',
  sections: {
    material: {
      headline: 'Een weefsel dat u ziet en voelt',
      text: [
        'We printen op een dicht geweven doek met een fijne, gelijkmatige structuur. Het oppervlak is mat: het neemt licht op in plaats van het te weerkaatsen. Zo blijft uw foto ook tegenover een raam goed zichtbaar.',
        'Kleuren zijn zacht en warm. Canvas past goed bij landschappen, portretten en rustige foto’s.',
      ],
    },
    stretcherFrame: {
      headline: 'Het spieraam: 2,5 cm vurenhout',
      text: [
        'Het doek wordt opgespannen op een raam van vurenhout, **2,5 cm** diep. Grote formaten krijgen een dwarslat, zodat niets kromtrekt.',
        'Voor meer diepte aan de muur is er ook een raam van 3,8 cm. Dat kiest u op deze pagina, bij ‘Spieraam’.',
      ],
    },
    edge: {
      headline: 'De rand: rondom geprint',
      text: [
        'Uw foto loopt door over de rand, dus een lijst is niet nodig. Een smalle strook van de foto komt dan op de zijkant; het voorbeeld laat precies zien welke.',
        'Moet alles aan de voorkant blijven? Kies dan een gespiegelde of effen rand.',
      ],
    },
    care: {
      headline: 'Onderhoud',
      text: [
        'Stof verwijdert u met een zachte, droge doek. Gebruik geen water en geen schoonmaakmiddel.',
        'Canvas is niet geschikt voor badkamer en keuken. Daar gaat [aluminium](aluminium) langer mee.',
      ],
    },
  },
  questions: {
    frame: {
      question: 'Heb ik ook een lijst nodig?',
      answer:
        'Nee, het canvas is klaar om op te hangen. Wilt u toch een afwerking, kies dan de baklijst: die omringt het doek met wat ruimte en bedekt er niets van.',
    },
  },
  promises: {
    delivery: 'Bij u thuis geleverd, vlak verpakt met beschermde hoeken.',
    origin: 'Geprint, opgespannen en gecontroleerd in Beieren.',
  },
};
