/**
 * Pages as PDF/X-4 (ISO 15930-7): what a printer needs to print them alike, and nothing else. Letters
 * are outlines; passes beside ink are spot colours; photos are given one after the other, so that
 * none has to be held with another.
 */
import { trimBox } from '../../core/domain/artwork/artwork.ts';
import type { DisplayPicture } from '../../core/domain/artwork/draw-svg.ts';
import { grownBox } from '../../core/domain/artwork/measures.ts';
import type { ImageCrop } from '../../core/domain/image/cover-crop.ts';
import type { ImageSize } from '../../core/domain/image/image-size.ts';
import { placedMatrix, placedPixels } from '../../core/domain/print/page-picture.ts';
import { escapeMarkup } from '../../core/domain/text/escape-markup.ts';
import type { IccProfile } from './icc-profile.ts';
import { pageContent, spotAlternates, usedSpots, type PdfPage } from './page-content.ts';
import {
  boxText,
  colour,
  commands,
  deflated,
  hexText,
  number,
  numbered,
  pdfEnd,
  pdfHeader,
  stream,
} from './pdf-syntax.ts';
import type { PageOriginal } from './rendering.ts';

/** A photo as it is printed: a part of an original with so many pixels, both seen upright. */
export type PdfPicture = {
  readonly source: string;
  readonly original: PageOriginal;
  readonly crop: ImageCrop;
  readonly pixels: ImageSize;
};

/** A baseline or progressive JPEG in sRGB, with the size of its stored pixels. */
export type EncodedPicture = ImageSize & { readonly bytes: Uint8Array };

export type PdfDocument = {
  readonly title: string;
  /** Of its words, as BCP 47 has it. */
  readonly language: string;
  /** `2026-11-28`: it is dated, so that the same order makes the same bytes. */
  readonly day: string;
  /** At least 32 hexadecimal digits that name the content. */
  readonly id: string;
  readonly pages: readonly PdfPage[];
  readonly originals: Readonly<Partial<Record<string, PageOriginal>>>;
  /** What colours are measured in. */
  readonly srgb: Uint8Array;
  /** How it is going to be printed. */
  readonly intent: IccProfile & { readonly bytes: Uint8Array };
};

/** Throws where a page names a photo without an original. */
const originalOf = (document: PdfDocument, source: string): PageOriginal => {
  const original = document.originals[source];
  if (original === undefined) throw new Error('no original');
  return original;
};

const pictureOf = (document: PdfDocument, { source, crop, box }: DisplayPicture): PdfPicture => ({
  source,
  original: originalOf(document, source),
  crop,
  pixels: placedPixels(crop, box),
});

const keyOf = ({ source, crop, pixels }: Omit<PdfPicture, 'original'>): string =>
  [source, crop.left, crop.top, crop.width, crop.height, pixels.width, pixels.height].join(' ');

/** The photos of all pages, each part of one once for each size. */
const picturesOf = (document: PdfDocument): ReadonlyMap<string, PdfPicture> =>
  new Map(
    document.pages
      .flatMap(({ shown }) => shown.items.filter((item) => item.kind === 'picture'))
      .map((item) => pictureOf(document, item))
      .map((picture) => [keyOf(picture), picture]),
  );

type PictureNames = ReadonlyMap<string, number>;

const shownPicture = (document: PdfDocument, names: PictureNames, item: DisplayPicture): string => {
  const { crop, box, clip } = item;
  const picture = pictureOf(document, item);
  const matrix = placedMatrix(picture.original, crop, box).map(number).join(' ');
  return `q\n${commands(clip)}\nW n\n${matrix} cm /P${names.get(keyOf(picture))} Do\nQ`;
};

/** Numbers of objects that every document has. */
const at = {
  catalog: 1,
  pages: 2,
  facts: 3,
  metadata: 4,
  intent: 5,
  profile: 6,
  srgb: 7,
  spaces: 8,
  states: 9,
} as const;

const firstPicture = 10;

const reference = (name: number): string => `${name} 0 R`;

const srgbSpace = `[/ICCBased ${reference(at.srgb)}]`;

const spacesOf = (document: PdfDocument): string => {
  const colours = spotAlternates(document.pages);
  const spots = usedSpots(document.pages).map(
    (name) =>
      `/${name} [/Separation /${name} ${srgbSpace} << /FunctionType 2 /Domain [0 1] /C0 [1 1 1] /C1 [${colour(colours[name])}] /N 1 >>]`,
  );
  return `<< /RGB ${srgbSpace} ${spots.join(' ')} >>`;
};

/** As the name of a thing for ever (RFC 9562). */
const uuidOf = (id: string): string =>
  id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/u, '$1-$2-$3-$4-$5');

/** ISO 16684, as PDF/X-4 asks for it. */
const metadataOf = ({ title, day, id }: PdfDocument): string => {
  const instant = `${day}T00:00:00Z`;
  return `<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/"><dc:format>application/pdf</dc:format><dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeMarkup(title)}</rdf:li></rdf:Alt></dc:title><pdf:Trapped>False</pdf:Trapped><pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion><xmp:CreateDate>${instant}</xmp:CreateDate><xmp:ModifyDate>${instant}</xmp:ModifyDate><xmp:MetadataDate>${instant}</xmp:MetadataDate><xmpMM:DocumentID>uuid:${uuidOf(id)}</xmpMM:DocumentID><xmpMM:VersionID>1</xmpMM:VersionID><xmpMM:RenditionClass>default</xmpMM:RenditionClass></rdf:Description></rdf:RDF></x:xmpmeta>
<?xpacket end="r"?>`;
};

type PageNumbers = readonly number[];

/** All before the photos, in the order of their numbers. */
const beginning = (document: PdfDocument, numbers: PageNumbers): readonly (Buffer | string)[] => {
  const { title, day, intent, srgb } = document;
  const date = `(D:${day.replaceAll('-', '')}000000Z)`;
  const condition = hexText(intent.description);
  return [
    `<< /Type /Catalog /Pages ${reference(at.pages)} /Metadata ${reference(at.metadata)} /OutputIntents [${reference(at.intent)}] /Lang (${document.language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Count ${numbers.length} /Kids [${numbers.map(reference).join(' ')}] >>`,
    `<< /Title ${hexText(title)} /CreationDate ${date} /ModDate ${date} /Trapped /False >>`,
    stream('/Type /Metadata /Subtype /XML', Buffer.from(metadataOf(document))),
    `<< /Type /OutputIntent /S /GTS_PDFX /OutputConditionIdentifier (Custom) /OutputCondition ${condition} /Info ${condition} /DestOutputProfile ${reference(at.profile)} >>`,
    deflated(`/N ${intent.components}`, intent.bytes),
    deflated('/N 3', srgb),
    spacesOf(document),
    '<< /Over << /Type /ExtGState /OP true /op true /OPM 1 >> >>',
  ];
};

const pictureObject = ({ width, height, bytes }: EncodedPicture): Buffer =>
  stream(
    `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace ${srgbSpace} /BitsPerComponent 8 /Filter /DCTDecode`,
    bytes,
  );

const pageObject = (
  document: PdfDocument,
  names: PictureNames,
  { shown }: PdfPage,
  content: number,
): string => {
  const { bleed, width, height, items } = shown;
  const sheet = grownBox(trimBox(shown), bleed);
  const whole = boxText([0, 0, sheet.width, sheet.height]);
  const trim = boxText([bleed, bleed, bleed + width, bleed + height]);
  const used = new Set(
    items.flatMap((item) =>
      item.kind === 'picture' ? (names.get(keyOf(pictureOf(document, item))) ?? []) : [],
    ),
  );
  const pictures = [...used].map((name) => `/P${name} ${reference(name)}`).join(' ');
  return `<< /Type /Page /Parent ${reference(at.pages)} /MediaBox ${whole} /BleedBox ${whole} /TrimBox ${trim} /Resources << /ColorSpace ${reference(at.spaces)} /ExtGState ${reference(at.states)} /XObject << ${pictures} >> >> /Contents ${reference(content)} >>`;
};

/**
 * The document in parts, the same for the same input. `encode` is asked for each photo when its turn
 * comes.
 *
 * @throws Error where a page shows a photo without an original
 */
export async function* pagesPdf(
  document: PdfDocument,
  encode: (picture: PdfPicture) => Promise<EncodedPicture>,
): AsyncGenerator<Uint8Array> {
  const pictures = picturesOf(document);
  const names: PictureNames = new Map(
    [...pictures.keys()].map((key, index) => [key, firstPicture + index]),
  );
  const firstPage = firstPicture + pictures.size;
  const numbers = document.pages.map((_, index) => firstPage + 2 * index);
  const offsets: number[] = [];
  let length = 0;
  const part = (bytes: Buffer): Buffer => {
    length += bytes.length;
    return bytes;
  };
  const object = (body: Uint8Array | string): Buffer => {
    offsets.push(length);
    return part(numbered(offsets.length, body));
  };
  yield part(pdfHeader('1.6'));
  for (const body of beginning(document, numbers)) yield object(body);
  for (const picture of pictures.values()) yield object(pictureObject(await encode(picture)));
  for (const [index, page] of document.pages.entries()) {
    yield object(pageObject(document, names, page, firstPage + 2 * index + 1));
    yield object(
      deflated(
        '',
        pageContent(page, (item) => shownPicture(document, names, item)),
      ),
    );
  }
  const id = `<${document.id.slice(0, 32)}>`;
  yield pdfEnd(
    offsets,
    length,
    `/Root ${reference(at.catalog)} /Info ${reference(at.facts)} /ID [${id} ${id}]`,
  );
}
