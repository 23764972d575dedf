import type { ErrorTexts } from './page.ts';

/** In Dutch. */
export const texts: ErrorTexts = {
  name: 'Pagina niet gevonden',
  title: 'Pagina niet gevonden: zo gaat u verder',
  description:
    'Deze pagina bestaat niet of niet meer. Vanaf hier gaat u naar de startpagina, naar alle producten of naar onze klantenservice.',
  headline: 'Hier hangt niets',
  lead: 'De pagina bestaat niet of niet meer. Vanaf hier kunt u verder.',
  picture: 'Een maan boven stille heuvels',
  tilesHeadline: 'Misschien zocht u dit',
  homeLink: 'Terug naar de startpagina',
};
