/**
 * Sheets as PDF (ISO 32000-1), out of outlines alone: no font and no picture is drawn, so that every
 * printer draws the same. What is to be read, searched and copied has its words above the outlines,
 * unseen.
 */
import { trimBox } from '../../core/domain/artwork/artwork.ts';
import { grownBox } from '../../core/domain/artwork/measures.ts';
import type { LaidOutLine } from '../../core/domain/artwork/lay-out-text.ts';
import type { DisplayItem, DisplayPage } from '../../core/domain/artwork/resolve.ts';
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
  points,
  utf16,
} from './pdf-syntax.ts';

const painted = (item: DisplayItem): string => {
  if (item.kind === 'picture') return '';
  const ink = colour(item.colour);
  return item.line === undefined
    ? `${ink} rg\n${commands(item.path)}\nf`
    : `${ink} RG ${item.line} w\n${commands(item.path)}\nS`;
};

/** A line of words that stands in a page's outlines, in the order of reading. */
export type ReadLine = LaidOutLine & { readonly size: number };

/** Of each letter of the unseen font, in thousandths of its size. */
const letterWidth = 500;

/** As wide as its outlines, so that whoever marks words sees what is marked. */
const unseen = ({ text, x, baseline, width, size }: ReadLine): string => {
  const across = (width * 1_000) / (Math.max(1, text.length) * letterWidth);
  return `${number(across)} 0 0 -${size} ${x} ${baseline} Tm <${utf16(text)}> Tj`;
};

/** Its codes are UTF-16; it has no shapes, for nothing of it is drawn. */
const unseenFont = (first: number): readonly string[] => {
  const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def /CMapName /Words def /CMapType 2 def 1 begincodespacerange <0000> <FFFF> endcodespacerange 1 beginbfrange <0000> <FFFF> <0000> endbfrange endcmap CMapName currentdict /CMap defineresource pop end end`;
  return [
    `<< /Type /Font /Subtype /Type0 /BaseFont /Words /Encoding /Identity-H /DescendantFonts [${first + 1} 0 R] /ToUnicode ${first + 3} 0 R >>`,
    `<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Words /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /FontDescriptor ${first + 2} 0 R /DW ${letterWidth} >>`,
    `<< /Type /FontDescriptor /FontName /Words /Flags 4 /FontBBox [0 0 ${letterWidth} 1000] /ItalicAngle 0 /Ascent 1000 /Descent 0 /CapHeight 1000 /StemV 80 >>`,
    `<< /Length ${map.length} >>\nstream\n${map}\nendstream`,
  ];
};

/** In micrometres with y down, as artworks are; the bleed stands around the trimmed page. */
const contentOf = ({ height, bleed, items }: DisplayPage, lines: readonly ReadLine[]): string => {
  // 210 mm at four digits would be 2 mm wrong.
  const scale = points.toFixed(10);
  const [left, top] = [bleed * points, (height + bleed) * points];
  return [
    `${scale} 0 0 -${scale} ${number(left)} ${number(top)} cm`,
    '1 J 1 j',
    ...items.map(painted),
    ...(lines.length === 0 ? [] : ['BT 3 Tr /F 1 Tf', ...lines.map(unseen), 'ET']),
  ].join('\n');
};

type PdfFacts = { readonly title: string; readonly language: string };

/**
 * The document's bytes: the same for the same pages. Pages that show photos are not printed so.
 * `words`: what can be read of each page; none by itself.
 */
export const vectorPdf = (
  pages: readonly DisplayPage[],
  facts: PdfFacts,
  words: readonly (readonly ReadLine[])[] = [],
): Uint8Array => {
  const pageNumber = (index: number): number => 4 + 2 * index;
  const fontNumber = pageNumber(pages.length);
  const font = words.length === 0 ? [] : unseenFont(fontNumber);
  const resources = font.length === 0 ? '' : `/Font << /F ${fontNumber} 0 R >> `;
  const objects: readonly (Buffer | string)[] = [
    `<< /Type /Catalog /Pages 2 0 R /Lang (${facts.language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, index) => `${pageNumber(index)} 0 R`).join(' ')}] >>`,
    `<< /Title ${hexText(facts.title)} >>`,
    ...pages.flatMap((page, index) => {
      const { width, height } = grownBox(trimBox(page), page.bleed);
      const trim = [page.bleed, page.bleed, page.bleed + page.width, page.bleed + page.height];
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox ${boxText([0, 0, width, height])} /CropBox ${boxText(trim)} /TrimBox ${boxText(trim)} /Resources << ${resources}>> /Contents ${pageNumber(index) + 1} 0 R >>`,
        deflated('', contentOf(page, words[index] ?? [])),
      ];
    }),
    ...font,
  ];
  const parts: Buffer[] = [pdfHeader('1.7')];
  const offsets: number[] = [];
  let length = parts[0]?.length ?? 0;
  for (const [index, object] of objects.entries()) {
    const whole = numbered(index + 1, object);
    offsets.push(length);
    length += whole.length;
    parts.push(whole);
  }
  parts.push(pdfEnd(offsets, length, '/Root 1 0 R /Info 3 0 R'));
  return new Uint8Array(Buffer.concat(parts));
};
