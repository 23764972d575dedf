/** Import duty and tax, in the markets to which goods come over a customs border. */
import { duties } from '../../../../../core/domain/law/duties.ts';
import type { Site } from './site.ts';
import { textsByLocale } from './texts-in.ts';
import type { Section } from './texts.ts';

const textsOf = textsByLocale<Pick<Section, 'headline' | 'text'>>({
  de: {
    headline: 'Zoll und Einfuhrsteuer',
    text: [
      'Wir fertigen in Bayern und führen die Ware selbst ein. Zoll, Mehrwertsteuer und Verzollung sind im Preis enthalten. An der Haustür zahlen Sie nichts.',
    ],
  },
  en: {
    headline: 'Customs duty and import VAT',
    text: [
      'We make your order in Bavaria, Germany, and import it ourselves. Customs duty, VAT and clearance are included in the price. You pay nothing at the door.',
    ],
  },
  es: {
    headline: 'Aduana e impuesto de importación',
    text: [
      'Fabricamos en Baviera e importamos nosotros la mercancía. Aranceles, IVA y despacho están incluidos en el precio. No paga nada al recibirla.',
    ],
  },
  fr: {
    headline: 'Douane et taxe à l’importation',
    text: [
      'Nous fabriquons en Bavière et importons nous-mêmes les articles. Droits de douane, TVA et dédouanement sont compris dans le prix. Vous ne payez rien à la livraison.',
    ],
  },
  it: {
    headline: 'Dogana e imposta all’importazione',
    text: [
      'Produciamo in Baviera e importiamo noi stessi la merce. Dazi, IVA e sdoganamento sono compresi nel prezzo. Alla consegna non paga nulla.',
    ],
  },
  nl: {
    headline: 'Douane en invoerbelasting',
    text: [
      'We maken uw bestelling in Beieren en voeren de goederen zelf in. Invoerrechten, btw en inklaring zitten in de prijs. Aan de deur betaalt u niets.',
    ],
  },
  markets: {
    'en-US': {
      headline: 'Customs duty',
      text: [
        'We make your order in Bavaria, Germany, and import it ourselves. Customs duty and clearance are included in the price; only sales tax and shipping are added. You pay nothing at the door.',
      ],
    },
  },
});

/** The section for those markets. */
export const customsSections = ({ locale }: Site): readonly Section[] => [
  { ...textsOf(locale), markets: duties['import-duty'].markets },
];
