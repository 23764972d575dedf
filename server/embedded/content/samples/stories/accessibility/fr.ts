import type { AccessibilityTexts } from './page.ts';

/** In French. */
export const texts: AccessibilityTexts = {
  name: 'Accessibilité',
  title: 'Accessibilité : état actuel et contact',
  description:
    'Le niveau d’accessibilité de cette boutique, les limites que nous connaissons et la manière de nous signaler un obstacle.',
  headline: 'Déclaration d’accessibilité',
  lead: 'Nous construisons cette boutique pour que le plus grand nombre puisse l’utiliser.',
  sections: {
    service: {
      headline: 'Le service',
      text: [
        'Dans cette boutique, vous choisissez et créez des tableaux et d’autres produits photo, voyez le prix et le délai, remplissez le panier et écrivez au service clients. Les pages fonctionnent dans tout navigateur, même sans JavaScript ; créer avec vos propres photos l’exige.',
      ],
    },
    standard: {
      headline: 'Référence',
      text: [
        'Nous suivons les WCAG 2.2, niveau AA, et la norme EN 301 549. Les pages s’utilisent au clavier, s’agrandissent à 200 % et se lisent à voix haute ; les changements de prix sont annoncés.',
      ],
    },
    limits: {
      headline: 'Limites connues',
      text: [
        'Aucun audit externe n’a encore eu lieu. Placer des photos dans l’atelier demande de voir l’écran ; nous vous aidons sur demande.',
      ],
    },
    report: {
      headline: 'Signaler un obstacle',
      text: [
        'Écrivez-nous par la [page de contact](contact) en indiquant la page et ce qui vous bloque.',
      ],
    },
    statement: {
      headline: 'Date de cette déclaration',
      text: ['{date}, après notre propre évaluation.'],
    },
  },
  authorities: [
    {
      headline: 'Autorité compétente',
      markets: ['fr'],
      text: [
        'L’autorité compétente est la Direction générale de la concurrence, de la consommation et de la répression des fraudes (DGCCRF). Vous pouvez vous adresser à elle si nous ne levons pas un obstacle.',
      ],
    },
    {
      headline: 'Autorité compétente',
      markets: ['be'],
      text: [
        'L’autorité compétente est le SPF Économie, à Bruxelles. Vous pouvez vous adresser à lui si nous ne levons pas un obstacle.',
      ],
    },
    {
      headline: 'Autorité compétente',
      markets: ['lu'],
      text: [
        'L’autorité compétente est l’Office de la surveillance de l’accessibilité des produits et services (OSAPS). Vous pouvez vous adresser à lui si nous ne levons pas un obstacle.',
      ],
    },
  ],
};
