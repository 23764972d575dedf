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
    standard: {
      headline: 'Référence',
      text: [
        'Nous suivons les WCAG 2.2, niveau AA. Les pages s’utilisent au clavier, s’agrandissent à 200 % et se lisent à voix haute ; les changements de prix sont annoncés.',
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
    authority: {
      headline: 'Autorité compétente',
      text: [
        'L’autorité compétente est le service allemand de surveillance du marché pour l’accessibilité des produits et des services (MLBF), à Magdebourg. Vous pouvez vous adresser à lui si nous ne levons pas un obstacle.',
      ],
    },
    statement: {
      headline: 'Date de cette déclaration',
      text: ['{date}, après notre propre évaluation.'],
    },
  },
};
