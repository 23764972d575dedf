import type { GalleryBondTexts } from './page.ts';

/** In Dutch. */
export const texts: GalleryBondTexts = {
  name: 'Gallery Bond',
  title: 'Foto achter acryl op aluminium: diepe kleuren',
  description:
    'Uw foto als Gallery Bond: achter helder acryl, op aluminium verlijmd, zoals in galeries. Diepe kleuren, stijve plaat, desgewenst ingelijst.',
  headline: 'Uw foto als Gallery Bond',
  lead: 'Een print tussen helder acryl en een plaat aluminium: zoals galeries fotografie tonen.',
  picture: 'Paarse duinen onder de maan',
  tile: 'Acryl voor, aluminium achter',
  sections: {
    material: {
      headline: 'Drie lagen, één foto',
      text: [
        'Voor ligt helder acryl, in het midden uw print, erachter een stijve plaat aluminium. Aan de rand ziet u de lagen: licht, dan donker.',
        'Het acryl geeft de kleuren diepte, het aluminium houdt ook grote foto’s recht. Het is ons materiaal voor werk dat lang blijft hangen.',
      ],
    },
    place: {
      headline: 'Licht en ruimtes',
      text: [
        'Het oppervlak glanst en spiegelt zoals [acrylglas](acrylic). Licht schuin van boven is het best; een raam ertegenover stoort.',
        'Voor woonkamer, ontvangst, kantoor en praktijk. Vochtige lucht doet het niets; voor buiten is het niet bedoeld.',
      ],
    },
    mounting: {
      headline: 'Ophangen en lijsten',
      text: [
        'Verborgen rails op de achterkant houden de foto van de muur. Met gaten in de hoeken schroeft u de foto zichtbaar vast.',
        'Wilt u een omlijsting, kies dan de baklijst of de Artbox. De plaat is zwaar: gebruik twee bevestigingspunten.',
      ],
    },
    care: {
      headline: 'Onderhoud',
      text: [
        'Vingerafdrukken verwijdert u met een zachte microvezeldoek en wat water. Reinigers met alcohol maken het acryl dof, laat die dus weg.',
      ],
    },
  },
  questions: {
    acrylic: {
      question: 'Wat heeft het voor op een gewone acrylplaat?',
      answer:
        'De achterkant van aluminium. Die maakt de plaat stijf en beschermt de print van achteren; de foto blijft ook in grote formaten vlak. [Acrylglas](acrylic) is lichter en laat licht door de randen binnen.',
    },
  },
  promises: {
    delivery: 'Verzending naar uw huis, vlak verpakt, met beschermfolie en hoekbescherming.',
    origin: 'Geprint, verlijmd en gecontroleerd in Beieren.',
  },
};
