import type { TarpaulinTexts } from './page.ts';

/** In Dutch. */
export const texts: TarpaulinTexts = {
  name: 'Spandoek',
  title: 'Foto op spandoek voor tuin en balkon',
  description:
    'Uw foto op een spandoek van pvc: weerbestendig, sterk en groot, met ogen om te spannen. Voor balkon, tuin, werkplaats en feest.',
  headline: 'Uw foto op spandoek',
  lead: 'Een sterk, weerbestendig doek met ogen. Voor alles wat groot en buiten moet hangen.',
  picture: 'De zee in het laatste avondlicht',
  tile: 'Groot, weerbestendig, met ogen',
  sections: {
    material: {
      headline: 'Voor buiten gemaakt',
      text: [
        'Het doek is een gecoat weefsel. Regen en wind deren het nauwelijks, en het scheurt niet snel, ook niet bij de ogen.',
        'We printen in krachtige kleuren die u van ver ziet. Voor fijne details van dichtbij is [aluminium](aluminium) beter.',
      ],
    },
    place: {
      headline: 'Balkon, tuin, feest',
      text: [
        'Als scherm op het balkon, als blikvanger op de tuinmuur, als achtergrond bij bruiloft en jubileum of als wand in het clubhuis.',
        'Het oppervlak glanst licht. In de zon verbleken alle kleuren met de jaren; in de winter rolt u het doek het best op.',
      ],
    },
    mounting: {
      headline: 'Met of zonder ogen',
      text: [
        'De ogen zitten in de hoeken en langs de lange zijden. Kabelbinders, touw of spanrubbers houden het doek strak.',
        'Zonder ogen kunt u het op een raamwerk spijkeren of tussen latten klemmen. Laat bij wind wat speling, zodat het niet trekt als een zeil.',
      ],
    },
    care: {
      headline: 'Onderhoud',
      text: [
        'Was het met water, een zachte borstel en wat afwasmiddel en laat het drogen. Rol het op met de foto naar buiten; vouwen blijven zichtbaar.',
      ],
    },
  },
  questions: {
    view: {
      question: 'Kijkt u door het doek heen?',
      answer:
        'Nee, het is ondoorzichtig. Staat de zon er recht achter, dan komt er wat licht doorheen en lijkt de foto lichter.',
    },
  },
  promises: {
    delivery: 'Verzending naar uw huis, opgerold in een stevige koker.',
    origin: 'Geprint, van ogen voorzien en gecontroleerd in Beieren.',
  },
};
