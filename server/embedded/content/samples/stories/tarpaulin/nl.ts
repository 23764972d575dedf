import type { TarpaulinTexts } from './page.ts';

/** In Dutch. */
export const texts: TarpaulinTexts = {
  name: 'Spandoek',
  title: 'Uw foto op spandoek',
  description:
    'Uw foto op een spandoek van pvc: weerbestendig, sterk en groot, met ringen om te spannen. Voor balkon, tuin, werkplaats en feest.',
  headline: 'Uw foto op spandoek',
  lead: 'Een sterk, weerbestendig doek met ringen. Voor alles wat groot en buiten moet hangen.',
  picture: 'De zee in het laatste avondlicht',
  tile: 'Groot, weerbestendig, met ringen',
  sections: {
    material: {
      headline: 'Voor buiten gemaakt',
      text: [
        'Het doek is een gecoat weefsel. Regen en wind deren het nauwelijks, en het scheurt niet snel, ook niet bij de ringen.',
        'We printen in krachtige kleuren die u van ver ziet. Voor fijne details van dichtbij is [aluminium](aluminium) beter.',
      ],
    },
    place: {
      headline: 'Balkon, tuin, feest',
      text: [
        'Als scherm op het balkon, als beeld op de tuinmuur, als achtergrond bij bruiloft en jubileum of als wand in het clubhuis.',
        'Het oppervlak glanst licht. In de zon verbleken alle kleuren met de jaren; in de winter rolt u het doek het best op.',
      ],
    },
    mounting: {
      headline: 'Met of zonder ringen',
      text: [
        'De ringen zitten in de hoeken en langs de lange zijden. Kabelbinders, touw of spanrubbers houden het doek strak.',
        'Zonder ringen kunt u het op een raamwerk spijkeren of tussen latten klemmen. Laat bij wind wat speling, zodat het niet trekt als een zeil.',
      ],
    },
    care: {
      headline: 'Onderhoud',
      text: [
        'Was het met water, een zachte borstel en wat afwasmiddel en laat het drogen. Rol het op met het beeld naar buiten; vouwen blijven zichtbaar.',
      ],
    },
  },
  questions: {
    view: {
      question: 'Kijkt u door het doek heen?',
      answer:
        'Nee, het is ondoorzichtig. Staat de zon er recht achter, dan komt er wat licht doorheen en lijkt het beeld lichter.',
    },
  },
  promises: {
    delivery: 'Verzending naar uw huis, opgerold in een stevige koker.',
    origin: 'Geprint, van ringen voorzien en gecontroleerd in Beieren.',
  },
};
