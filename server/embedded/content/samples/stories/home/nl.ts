import type { HomeTexts } from './page.ts';

/** In Dutch. */
export const texts: HomeTexts = {
  name: 'Start',
  title: 'Uw foto’s als wanddecoratie uit Beieren',
  description:
    'Uw foto’s worden wanddecoratie: op canvas, achter acrylglas, op aluminium of als poster. Stuk voor stuk gemaakt in Beieren.',
  headline: 'Foto’s voor aan uw muur',
  lead: 'Uw foto wordt wanddecoratie. U kiest materiaal en maat, wij printen en werken alles met de hand af.',
  picture: 'Bergruggen in de schemering',
  tile: 'Terug naar de startpagina',
  startLink: 'Bekijk wanddecoratie',
  tilesHeadline: 'Waar wilt u beginnen?',
  about: {
    headline: 'Stuk voor stuk gemaakt',
    text: [
      'Elk stuk wordt gemaakt voor één muur en één persoon. Daarom hebben we geen voorraad: we printen pas als u hebt besteld.',
      'Daarvoor ziet u uw foto op het materiaal, op ware grootte en met de prijs die u betaalt.',
    ],
  },
};
