import type { PictureSetsTexts } from './page.ts';

/** In Dutch. */
export const texts: PictureSetsTexts = {
  name: 'Fotowand',
  title: 'Fotowand van drie tot zeven foto’s',
  description:
    'Drie tot zeven foto’s samen aan de muur: als rij, raster, trap of salon, op schaal, met de prijs voor alles bij elkaar en met uw eigen foto’s.',
  headline: 'Meerdere foto’s, één muur',
  lead: 'Kies een opstelling en een materiaal: de afstanden kloppen al, en elke foto krijgt zijn eigen formaat.',
  setHeadline: 'Uw fotowand',
};
