import type { ArticleTexts } from '../texts.ts';

/** In Dutch. */
export const texts: ArticleTexts = {
  name: 'Wanddecoratie onderhouden',
  title: 'Wanddecoratie onderhouden zonder schade',
  description:
    'Stof op canvas, vingers op acrylglas, vet op glas: wat elk materiaal nodig heeft en wat u beter in de kast laat. Met een tabel om te bewaren.',
  headline: 'Foto’s aan de muur onderhouden',
  lead: 'Meestal is een zachte, droge doek genoeg. Wat verder helpt en wat schaadt, leest u hier per materiaal.',
  picture: 'Poster met takken in een donkere houten lijst',
  opening: {
    headline: 'Eerst droog, dan pas vochtig',
    text: [
      'Stof is fijn zand. Wie het met een natte doek uitwrijft, schuurt. Haal het daarom altijd eerst droog weg: met een zachte kwast of een schone microvezeldoek, van boven naar beneden en zonder kracht.',
      'Twee keer per jaar is genoeg. Vaker veegt u alleen af wat in de keuken hangt of binnen bereik van kinderhanden.',
    ],
  },
  beside: {
    headline: 'Canvas en papier',
    text: [
      'Stof [canvas](canvas) af met een zachte, droge doek, zonder water of schoonmaakmiddel. Zit er na een verhuizing een deuk in het weefsel, leg de foto dan een dag vlak in een warme kamer: vaak trekt hij zichzelf glad.',
      'Pak een [poster](poster) of fine-artpapier alleen bij de rand vast. Achter glas maakt u de ruit schoon, en u spuit op de doek, nooit op de lijst.',
    ],
    picture: 'Hoek van een canvas waarop een donker bos om de rand loopt',
    link: 'Canvas van 90 × 60 cm bekijken',
  },
  table: {
    caption: 'Wat bij welk materiaal past',
    header: ['Materiaal', 'Zo maakt u het schoon', 'Liever niet'],
    rows: [
      ['Canvas', 'zachte doek, droog', 'water, schoonmaakmiddel'],
      ['Acrylglas', 'microvezel, een beetje water', 'glasreiniger met alcohol, keukenpapier'],
      ['Aluminium', 'vochtige doek', 'schuurmiddel, oplosmiddel'],
      ['Glas', 'glasreiniger op de doek', 'spuiten langs de rand'],
      ['Forex', 'licht vochtige doek', 'kracht zetten, op een hoek laten staan'],
      ['Posters en fine-artpapier', 'zachte kwast, droog', 'water, vingers op het vlak'],
    ],
  },
  details: {
    headline: 'Vingerafdrukken en vet',
    text: [
      'Op [acrylglas](acrylic) helpt lauw water op een microvezeldoek. Alcohol maakt het oppervlak op den duur dof, en keukenpapier geeft fijne krassen. [Glas](glass) is harder: daar mag glasreiniger op.',
      'Vet op [aluminium](aluminium) gaat weg met een druppel afwasmiddel in het water. Neem af met schoon water en droog na, dan blijven er geen randen achter.',
    ],
  },
  figures: [
    {
      alternative: 'Hoek van een foto achter acrylglas met een glanzende rand',
      caption: 'Acrylglas: alleen microvezel en water, ook op de gepolijste rand.',
    },
    {
      alternative: 'Hoek van een aluminium paneel voor een grijze muur',
      caption: 'Aluminium: een vochtige doek is genoeg.',
    },
  ],
  closing: {
    headline: 'De plaats doet de helft',
    text: [
      'De beste verzorging is een goede plaats: niet in de middagzon, niet vlak boven een radiator, met wat lucht erachter. Pak de foto voor een verhuizing eerst in zijdepapier of een laken en pas daarna in noppenfolie, die anders haar patroon in acryl en lak drukt.',
      'Welk materiaal op welke plaats hoort: [](article-material-for-room).',
    ],
  },
};
