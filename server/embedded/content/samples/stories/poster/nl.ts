import type { PosterTexts } from './page.ts';

/** In Dutch. */
export const texts: PosterTexts = {
  name: 'Poster',
  title: 'Foto als poster, los of fraai ingelijst',
  description:
    'Uw foto als poster: stevig fotopapier, glad of zijdemat, desgewenst in een houten lijst. Standaardformaten of op maat.',
  headline: 'Uw foto als poster',
  lead: 'Stevig papier met scherpe details. Om in te lijsten, te plakken, te klemmen of te wisselen.',
  picture: 'Abstracte vormen van geknipt papier',
  tile: 'Papier, ingelijst of puur',
  sections: {
    material: {
      headline: 'Stevig papier',
      text: [
        'We printen op zwaar papier dat niet golft als het hangt. Het is er glad, zijdemat of als ongestreken natuurpapier.',
        'Als u wilt, beschermt een folie de print, glanzend of mat.',
      ],
    },
    hanging: {
      headline: 'Zo hangt u hem op',
      text: [
        'Zonder lijst versturen we de poster opgerold in een stevige koker. Leg hem na het uitpakken een dag vlak neer.',
        'Met de houten lijst komt uw foto ingelijst en vlak verpakt aan, met een wit passe-partout en achter helder acryl.',
      ],
    },
    care: {
      headline: 'Onderhoud',
      text: [
        'Papier houdt niet van direct zonlicht en vocht. Stof verwijdert u met een droge kwast.',
      ],
    },
  },
  questions: {
    paper: {
      question: 'Welk papier past bij mijn foto?',
      answer:
        'Glad papier geeft krachtige kleuren; zijdemat spiegelt minder en toont minder vingerafdrukken. Natuurpapier heeft een warme toon en past bij tekeningen en rustige foto’s.',
    },
  },
  promises: {
    delivery: 'Bij u thuis geleverd, opgerold in een stevige koker; ingelijst vlak verpakt.',
    origin: 'Geprint, gesneden en gecontroleerd in Beieren.',
  },
};
