/** Invoices as PDF, with words to search and to read aloud. */
import { vectorPdf, type ReadLine } from '../adapters/print/vector-pdf.ts';
import { readTypefaces } from '../adapters/shared/typefaces/read-typefaces.ts';
import { usualVariant, type Artwork } from '../core/domain/artwork/artwork.ts';
import { laidOutText, resolve } from '../core/domain/artwork/resolve.ts';
import type { Typefaces } from '../core/domain/artwork/typeface.ts';
import { invoiceArtwork } from '../core/domain/invoice/invoice-artwork.ts';
import { invoiceTypeface } from '../core/domain/invoice/invoice-layout.ts';
import { invoiceWord } from '../core/domain/invoice/invoice-words.ts';
import type { Invoice } from '../core/domain/invoice/invoice.ts';
import { localeTable, type Language } from '../core/domain/locale/locales.ts';
import { E } from '../core/fp.ts';
import { shopNames } from '../ui/web/shell/shop-names.ts';
import { printDay } from './mails/templates/voucher.ts';

let known: Typefaces | undefined;

const linesOf = (
  artwork: Artwork,
  typefaces: Typefaces,
  language: Language,
): readonly (readonly ReadLine[])[] =>
  artwork.pages.map(({ objects }) =>
    objects.flatMap((object) => {
      if (object.kind !== 'text') return [];
      const laid = laidOutText({ artwork, language, typefaces }, object);
      return E.isRight(laid)
        ? laid.right.lines.map((line) => ({ ...line, size: laid.right.size }))
        : [];
    }),
  );

/** The name under which a shopper keeps it, and its bytes: the same for the same invoice. */
type InvoiceFile = { readonly name: string; readonly bytes: Uint8Array };

/**
 * Draws an invoice; typefaces are read with the first one.
 *
 * @throws Error for a sheet that cannot be drawn, which is a fault of its design
 */
export const invoiceFile = (invoice: Invoice): InvoiceFile => {
  const { locale, kind, number, channel } = invoice;
  const { language } = localeTable[locale];
  const typefaces = (known ??= readTypefaces());
  const typeface = typefaces(invoiceTypeface);
  if (typeface === undefined) throw new Error(`There is no typeface ${invoiceTypeface}.`);
  const artwork = invoiceArtwork(
    { invoice, typeface, printDay: (day) => printDay(locale, day) },
    shopNames[channel],
  );
  const pages = resolve({ artwork, variant: usualVariant, language, typefaces, pictures: {} });
  if (E.isLeft(pages)) throw new Error(`An invoice cannot be drawn: ${pages.left.kind}.`);
  const title = `${invoiceWord(locale, kind)} ${number}`;
  return {
    name: `${title.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-')}.pdf`,
    bytes: vectorPdf(
      pages.right,
      { title, language: locale },
      linesOf(artwork, typefaces, language),
    ),
  };
};

/**
 * An invoice to be kept as a file; nobody in between keeps it.
 *
 * @throws Error as `invoiceFile` does
 */
export const invoiceAnswer = (invoice: Invoice): Response => {
  const { name, bytes } = invoiceFile(invoice);
  return new Response(bytes.slice(), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'Cache-Control': 'no-store',
    },
  });
};
