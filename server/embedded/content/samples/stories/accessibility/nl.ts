import type { AccessibilityTexts } from './page.ts';

/** In Dutch. */
export const texts: AccessibilityTexts = {
  name: 'Toegankelijkheid',
  title: 'Toegankelijkheid: stand van zaken en contact',
  description:
    'Hoe toegankelijk deze winkel is, welke grenzen we kennen en waar u drempels kunt melden. Met de datum van deze verklaring.',
  headline: 'Toegankelijkheidsverklaring',
  lead: 'We bouwen deze winkel zo dat zo veel mogelijk mensen hem kunnen gebruiken.',
  sections: {
    service: {
      headline: 'De dienst',
      text: [
        'In deze winkel kiest en ontwerpt u wanddecoratie en andere fotoproducten, ziet u prijs en levertijd, verzamelt u artikelen in de winkelmand en schrijft u de klantenservice. De pagina’s werken in elke browser, ook zonder JavaScript; ontwerpen met eigen foto’s vraagt erom.',
      ],
    },
    standard: {
      headline: 'Maatstaf',
      text: [
        'We volgen WCAG 2.2, niveau AA, en de norm EN 301 549. Pagina’s zijn met het toetsenbord te bedienen, tot 200% te vergroten en voor te lezen; prijswijzigingen worden gemeld.',
      ],
    },
    limits: {
      headline: 'Bekende grenzen',
      text: [
        'Een externe toetsing is er nog niet. Foto’s plaatsen in de ontwerper vraagt om zicht; daarbij helpen we op verzoek.',
      ],
    },
    report: {
      headline: 'Een drempel melden',
      text: [
        'Schrijf via de [contactpagina](contact) op welke pagina en waarmee u niet verder komt.',
      ],
    },
    statement: {
      headline: 'Datum van deze verklaring',
      text: ['{date}, na een eigen toetsing.'],
    },
  },
  authorities: [
    {
      headline: 'Toezichthouder',
      markets: ['nl'],
      text: [
        'Bevoegd is de Autoriteit Consument & Markt (ACM) in Den Haag. Daar kunt u terecht als wij een drempel niet wegnemen.',
      ],
    },
    {
      headline: 'Toezichthouder',
      markets: ['be'],
      text: [
        'Bevoegd is de FOD Economie in Brussel. Daar kunt u terecht als wij een drempel niet wegnemen.',
      ],
    },
  ],
};
