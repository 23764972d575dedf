/** Documents of the shop that pages offer; scripts/sample-documents.ts makes them. */
import type {
  DownloadBlock,
  DownloadItem,
} from '../../../../../core/domain/content/blocks/download.ts';
import { localeTable, type Language } from '../../../../../core/domain/locale/locales.ts';
import type { Site } from './site.ts';
import { textsByLocale } from './texts-in.ts';

const documents = ['withdrawal-form', 'hanging-sheet'] as const;

/** A document that is there in each language. */
type Document = (typeof documents)[number];

type DocumentTexts = Readonly<
  Record<Document, { readonly headline: string; readonly text: string }>
>;

const textsOf = textsByLocale<DocumentTexts>({
  de: {
    'withdrawal-form': {
      headline: 'Lieber auf Papier?',
      text: 'Muster-Widerrufsformular zum Ausfüllen',
    },
    'hanging-sheet': {
      headline: 'Zum Ausdrucken',
      text: 'Hängehilfe mit Lineal, eine Seite A4',
    },
  },
  en: {
    'withdrawal-form': {
      headline: 'Prefer paper?',
      text: 'Model cancellation form to fill in',
    },
    'hanging-sheet': { headline: 'To print out', text: 'Hanging sheet with a ruler, one page' },
  },
  es: {
    'withdrawal-form': {
      headline: '¿Prefiere el papel?',
      text: 'Modelo de formulario de desistimiento para rellenar',
    },
    'hanging-sheet': {
      headline: 'Para imprimir',
      text: 'Guía para colgar con regla, una página A4',
    },
  },
  fr: {
    'withdrawal-form': {
      headline: 'Vous préférez le papier ?',
      text: 'Modèle de formulaire de rétractation à remplir',
    },
    'hanging-sheet': {
      headline: 'À imprimer',
      text: 'Fiche d’accrochage avec règle, une page A4',
    },
  },
  it: {
    'withdrawal-form': {
      headline: 'Preferisce la carta?',
      text: 'Modulo di recesso tipo da compilare',
    },
    'hanging-sheet': {
      headline: 'Da stampare',
      text: 'Guida per appendere con righello, una pagina A4',
    },
  },
  nl: {
    'withdrawal-form': {
      headline: 'Liever op papier?',
      text: 'Modelformulier voor herroeping om in te vullen',
    },
    'hanging-sheet': {
      headline: 'Om te printen',
      text: 'Ophanghulp met liniaal, één pagina A4',
    },
  },
  markets: {
    'en-US': {
      'withdrawal-form': { text: 'Cancellation form to fill in, in the words of European law' },
    },
  },
});

/** How large each document is, in kilobytes; a test holds them against the files. */
const kilobytes = {
  'withdrawal-form': { de: 27, en: 26, es: 25, fr: 26, it: 22, nl: 25 },
  'hanging-sheet': { de: 28, en: 26, es: 23, fr: 25, it: 22, nl: 25 },
} as const satisfies Record<Document, Readonly<Record<Language, number>>>;

/** A document as a block, in the site's language. */
export const downloadBlock = (site: Site, document: Document): DownloadBlock => {
  const { language } = localeTable[site.locale];
  const { headline, text } = textsOf(site.locale)[document];
  const item: DownloadItem = {
    text,
    file: `/files/${document}-${language}.pdf`,
    kilobytes: kilobytes[document][language],
  };
  return { kind: 'download', id: document, headline, items: [item] };
};
