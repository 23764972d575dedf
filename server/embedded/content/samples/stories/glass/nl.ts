import type { GlassTexts } from './page.ts';

/** In Dutch. */
export const texts: GlassTexts = {
  name: 'Echt glas',
  title: 'Foto achter echt glas voor keuken en bad',
  description:
    'Uw foto achter echt glas: koel, volkomen vlak, geslepen randen met een groene glans, weinig krasgevoelig en makkelijk schoon te maken.',
  headline: 'Uw foto achter echt glas',
  lead: 'Een plaat glas met geslepen randen. Vlak, weinig krasgevoelig en bestand tegen vocht.',
  picture: 'Waterverf in blauw en lila',
  tile: 'Koel, vlak en weinig krasgevoelig',
  sections: {
    material: {
      headline: 'Glas dat u herkent',
      text: [
        'Uw foto ligt achter een plaat glas. De randen zijn geslepen en glanzen groen: daaraan ziet u het verschil met acryl.',
        'Het oppervlak is volkomen vlak. Heldere kleuren, water, glas en grafische motieven zijn er bijzonder scherp op.',
      ],
    },
    place: {
      headline: 'Licht en ruimtes',
      text: [
        'Glas spiegelt. Het hangt het best zonder raam ertegenover en met een lamp aan de zijkant.',
        'Stoom en spatten doen het niets. Daarom past het in keuken, badkamer en praktijk net zo goed als in de woonkamer.',
      ],
    },
    mounting: {
      headline: 'Ophangen',
      text: [
        'Op de achterkant zit een verborgen ophanging die de foto iets van de muur houdt. Van voren ziet u niets.',
        'Glas is het zwaarste van onze materialen. Gebruik twee haken en pluggen die bij uw muur passen, en hang het niet boven bedden of zitplaatsen.',
      ],
    },
    care: {
      headline: 'Onderhoud',
      text: [
        'Gewone glasreiniger en een zachte doek volstaan. Spuit op de doek en niet op de foto, zodat er niets achter de plaat loopt.',
      ],
    },
  },
  questions: {
    acrylic: {
      question: 'Wat is het verschil met acrylglas?',
      answer:
        'Echt glas is harder en kan tegen glasreiniger, maar het is zwaarder en kan breken. [Acrylglas](acrylic) is lichter, bestaat in grotere formaten en kan worden ingelijst.',
    },
  },
  promises: {
    delivery: 'Verzending naar uw huis, rechtop verpakt, met hoekbescherming en schuim.',
    origin: 'Geprint, geslepen en gecontroleerd in Beieren.',
  },
};
