import type { ForexTexts } from './page.ts';

/** In Dutch. */
export const texts: ForexTexts = {
  name: 'Forexplaat',
  title: 'Foto op Forexplaat: licht en snel opgehangen',
  description:
    'Uw foto op Forexplaat: licht, wit hardschuim met een mat oppervlak, snel opgehangen, desgewenst ingelijst of met gaten in de hoeken.',
  headline: 'Uw foto op Forexplaat',
  lead: 'Wit hardschuim met een matte print. Zo licht dat het bijna overal hangt.',
  picture: 'Heuvels en zon van geknipt papier in blauw',
  tile: 'Licht, wit en mat',
  sections: {
    material: {
      headline: 'Veel plaat, weinig gewicht',
      text: [
        'Forex is een stevig kunststofschuim met een gesloten, wit oppervlak. We printen er rechtstreeks op, mat en zonder spiegeling; de rand blijft wit.',
        'Wilt u fijnere overgangen, kies dan de FineArt-print, glanzend of mat: de foto wordt op fotopapier geprint en op de plaat geplakt.',
      ],
    },
    place: {
      headline: 'Licht en ruimtes',
      text: [
        'Omdat niets spiegelt, hangt de plaat ook goed tegenover een raam. Hij past in kinderkamer, hal, kantoor en bij tentoonstellingen die vaak wisselen.',
        'Voor buiten is hij niet gemaakt: zon en hitte trekken hem na verloop van tijd krom.',
      ],
    },
    mounting: {
      headline: 'Ophangen',
      text: [
        'Kleine platen hangen aan één haak of aan plakstrips, grote aan twee haken. Met gaten in de hoeken kunt u ze ook vastschroeven.',
        'De baklijst en de Artbox geven de plaat een omlijsting.',
      ],
    },
    care: {
      headline: 'Onderhoud',
      text: [
        'Droog afstoffen of met een licht vochtige doek afnemen. Deuken gaan er niet meer uit, zet de plaat dus niet op een hoek.',
      ],
    },
  },
  questions: {
    aluminium: {
      question: 'Forex of aluminium?',
      answer:
        'Forex is lichter en kost minder. [Aluminium](aluminium) is dunner, stijver en blijft ook in de badkamer goed. Voor foto’s die lang op één plek hangen, raden we aluminium aan.',
    },
  },
  promises: {
    delivery: 'Verzending naar uw huis, vlak verpakt en met beschermde hoeken.',
    origin: 'Geprint, op maat gesneden en gecontroleerd in Beieren.',
  },
};
