import type { AcrylicTexts } from './page.ts';

/** In Dutch. */
export const texts: AcrylicTexts = {
  name: 'Acrylglas',
  title: 'Foto achter acrylglas: kleuren met diepte',
  description:
    'Uw foto achter acrylglas: heldere kleuren, zichtbare diepte en gladde randen. Met of zonder lijst, in standaardformaten of op maat.',
  headline: 'Uw foto achter acrylglas',
  lead: 'Helder acryl met gepolijste randen. Kleuren stralen, donkere tinten krijgen diepte.',
  picture: 'Rustige golven in blauw en groen',
  tile: 'Helder, diep en glanzend',
  sections: {
    material: {
      headline: 'Stralende kleuren met diepte',
      text: [
        'Uw foto zit achter een heldere plaat acryl. Licht valt van voren en via de randen binnen, waardoor kleuren vol en schaduwen diep worden.',
        'Dat past bij foto’s met veel contrast: water, steden bij nacht, close-ups.',
      ],
    },
    mounting: {
      headline: 'Zwevend of ingelijst',
      text: [
        'Zonder lijst hangt de foto met een verborgen ophanging net van de muur af. In de Artbox zit de foto in een smalle, diepe lijst.',
        'Acryl is zwaarder dan canvas. Vanaf middelgrote formaten hangt het veiliger aan twee punten.',
      ],
    },
    care: {
      headline: 'Onderhoud',
      text: [
        'Vingerafdrukken verwijdert u met een microvezeldoek en wat water. Glasreiniger met alcohol tast het oppervlak aan, laat die liever weg.',
      ],
    },
  },
  questions: {
    reflections: {
      question: 'Spiegelt acrylglas?',
      answer:
        'Ja, het oppervlak glanst en een raam ertegenover weerspiegelt erin. Voor lichte kamers raden we [canvas](canvas) of [aluminium](aluminium) aan, die nauwelijks spiegelen.',
    },
  },
  promises: {
    delivery: 'Bij u thuis geleverd, vlak verpakt met folie en beschermde randen.',
    origin: 'Geprint, gepolijst en gecontroleerd in Beieren.',
  },
};
