import type { MessageTable } from '../../messages/message-table.ts';
import { taxTexts } from '../price/tax-texts.ts';
import { privacy, privacySettings, serviceAndLegal } from '../../messages/shop-words.ts';

export const footerMessages = {
  'footer.label': serviceAndLegal,
  'footer.legal': {
    de: 'Rechtliches',
    en: 'Legal',
    es: 'Información legal',
    fr: 'Informations légales',
    it: 'Note legali',
    nl: 'Juridisch',
  },
  'footer.rights': {
    de: '© {year} {name}',
    en: '© {year} {name}',
    es: '© {year} {name}',
    fr: '© {year} {name}',
    it: '© {year} {name}',
    nl: '© {year} {name}',
  },
  'legal.imprint': {
    de: 'Impressum',
    en: 'Imprint',
    'en-US': 'Legal notice',
    es: 'Aviso legal',
    fr: 'Mentions légales',
    it: 'Note legali',
    nl: 'Colofon',
    'nl-BE': 'Wettelijke vermeldingen',
  },
  'legal.privacy': privacy,
  'legal.terms': {
    de: 'AGB',
    en: 'Terms and conditions',
    es: 'Condiciones generales',
    fr: 'Conditions générales',
    it: 'Condizioni generali',
    nl: 'Algemene voorwaarden',
  },
  // In the European Union in the words of 2011/83/EU, article 11a, and of each country's code.
  'legal.withdrawal': {
    de: 'Vertrag widerrufen',
    en: 'Cancel a contract',
    'en-US': 'Cancel an order',
    es: 'Desistir del contrato aquí',
    fr: 'Renoncer au contrat ici',
    it: 'Recedere dal contratto qui',
    nl: 'Overeenkomst hier herroepen',
  },
  'legal.guarantee': {
    de: 'Gewährleistung',
    en: 'Legal guarantee',
    'en-US': 'Warranty',
    es: 'Garantía legal',
    fr: 'Garantie légale',
    it: 'Garanzia legale',
    nl: 'Wettelijke garantie',
  },
  'legal.accessibility': {
    de: 'Barrierefreiheit',
    en: 'Accessibility',
    es: 'Accesibilidad',
    fr: 'Accessibilité',
    it: 'Accessibilità',
    nl: 'Toegankelijkheid',
  },
  'legal.privacy-settings': privacySettings,
  'tax.all-prices': taxTexts.allPrices.gross,
  'privacy.no-cookies': {
    de: 'Ohne Ihre Zustimmung setzen wir keine Cookies für Werbung oder Statistik.',
    en: 'We set no advertising or statistics cookies without your consent.',
    es: 'Sin su consentimiento no usamos cookies publicitarias ni estadísticas.',
    fr: 'Sans votre accord, nous ne déposons aucun cookie publicitaire ou statistique.',
    it: 'Senza il suo consenso non usiamo cookie pubblicitari o statistici.',
    nl: 'Zonder uw toestemming plaatsen we geen cookies voor reclame of statistiek.',
  },
} as const satisfies MessageTable;
