import type { ToolboxTexts } from './page.ts';

/** In Dutch. */
export const texts: ToolboxTexts = {
  name: 'Gereedschapskist',
  title: 'Afbeeldingen omzetten en verkleinen',
  description:
    'Zet afbeeldingen en PDF’s om in JPEG, PNG, WebP of AVIF, of maak ze kleiner: gratis, zonder account. Na een uur wordt alles gewist.',
  headline: 'Bestanden omzetten',
  lead: 'Is een afbeelding van het verkeerde type, of een bestand te groot om te uploaden? Hier wordt het passend.',
  sections: {
    work: { headline: 'Omzetten of verkleinen', text: [] },
    taken: {
      headline: 'Wat nemen we aan?',
      text: [
        '- JPEG, PNG, WebP, AVIF, TIFF en GIF, hoogstens 100 miljoen pixels',
        '- PDF, hoogstens 30 pagina’s: elke pagina wordt een afbeelding',
        'Foto’s in het formaat HEIC, zoals veel iPhones ze maken, kunnen we hier niet omzetten. Kies op de iPhone bij ‘Instellingen’, ‘Camera’, ‘Structuren’ de optie ‘Meest compatibel’: nieuwe foto’s zijn dan JPEG. Een foto die u al hebt, mailt u het beste aan uzelf: daarbij wordt het een JPEG.',
      ],
    },
    kept: {
      headline: 'Wat gebeurt er met de bestanden?',
      text: [
        'Uw bestanden blijven zoals ze zijn; u downloadt nieuwe. De plaats en de camera die een foto noemt, staan er niet meer in. Na een uur wissen we alles.',
      ],
    },
  },
};
