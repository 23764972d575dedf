/**
 * Makes the print file of pages: letters and drawings out of the artwork, photos out of their
 * originals, one after the other. The same request makes the same bytes.
 */
import { open, readFile, stat } from 'node:fs/promises';

import sharp from 'sharp';

import { resolve } from '../../core/domain/artwork/resolve.ts';
import type { Typefaces } from '../../core/domain/artwork/typeface.ts';
import { ownPictureLimits } from '../../core/domain/image/own-picture.ts';
import { isTurned } from '../../core/domain/image/picture-orientation.ts';
import { localeTable } from '../../core/domain/locale/locales.ts';
import { printedPagesOf } from '../../core/domain/print/pages-ticket.ts';
import { storedCrop } from '../../core/domain/print/stored-pixels.ts';
import { E } from '../../core/fp.ts';
import { fileDigest } from '../shared/file-digest.ts';
import { readTypefaces } from '../shared/typefaces/read-typefaces.ts';
import { readIccProfile } from './icc-profile.ts';
import type { PdfPage } from './page-content.ts';
import { pagesPdf, type EncodedPicture, type PdfDocument, type PdfPicture } from './pages-pdf.ts';
import type { PagesRequest, RenderResult } from './rendering.ts';

/** Unprinted material. */
const blank = '#ffffff';

/** A profile that libvips brings: sRGB, or a public one of a proof press. */
const builtIn = async (name: 'srgb' | 'cmyk'): Promise<Buffer> => {
  const pixel = await sharp({ create: { width: 1, height: 1, channels: 3, background: blank } })
    .toColourspace(name)
    .withIccProfile(name)
    .tiff()
    .toBuffer();
  const { icc } = await sharp(pixel).metadata();
  if (icc === undefined) throw new Error(`no profile ${name}`);
  return icc;
};

const printerOf = (bytes: Buffer): PdfDocument['intent'] | undefined => {
  const profile = readIccProfile(bytes);
  return profile?.deviceClass === 'prtr' ? { ...profile, bytes } : undefined;
};

/** The lab's where that is a printer's, else a proof press. */
const intentOf = async (profile: string | undefined): Promise<PdfDocument['intent']> => {
  const own = profile === undefined ? undefined : printerOf(await readFile(profile));
  const intent = own ?? printerOf(await builtIn('cmyk'));
  if (intent === undefined) throw new Error('no profile of a printer');
  return intent;
};

const shownPages = ({ artworks, locale }: PagesRequest, typefaces: Typefaces): readonly PdfPage[] =>
  artworks.flatMap((printed) => {
    const { artwork, variant, pictures, foil } = printed;
    const { language } = localeTable[locale];
    const shown = resolve({ artwork, variant, language, typefaces, pictures });
    if (E.isLeft(shown)) throw new Error(`cannot be drawn: ${shown.left.kind}`);
    return printedPagesOf(printed, shown.right).map((page) => ({ shown: page, foil }));
  });

/** Turned as its file has it: the page turns it upright. */
const encoded = async ({ original, crop, pixels }: PdfPicture): Promise<EncodedPicture> => {
  const { file, size, orientation } = original;
  const turned = isTurned(orientation);
  const { data, info } = await sharp(file, {
    limitInputPixels: ownPictureLimits.pixels,
    failOn: 'truncated',
    sequentialRead: true,
  })
    .extract(storedCrop(size, orientation, crop))
    .resize({
      width: turned ? pixels.height : pixels.width,
      height: turned ? pixels.width : pixels.height,
      fit: 'fill',
      kernel: 'lanczos3',
    })
    .flatten({ background: blank })
    .toColourspace('srgb')
    // Its own tables would need all of the picture at once.
    .jpeg({ quality: 95, chromaSubsampling: '4:4:4', optimiseCoding: false })
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) throw new Error('not in colour');
  return { width: info.width, height: info.height, bytes: data };
};

/**
 * Writes the file; rejects where an original is missing or not the one that was ordered, or a page
 * cannot be drawn.
 */
export const renderPages = async (request: PagesRequest): Promise<RenderResult> => {
  const { output, originals, title, locale, day, id, profile } = request;
  for (const original of Object.values(originals))
    if (original !== undefined && (await fileDigest(original.file)) !== original.digest)
      throw new Error('another original');
  const document: PdfDocument = {
    title,
    language: locale,
    day,
    id,
    pages: shownPages(request, readTypefaces()),
    originals,
    srgb: await builtIn('srgb'),
    intent: await intentOf(profile),
  };
  const file = await open(output, 'w');
  try {
    for await (const part of pagesPdf(document, encoded)) await file.writeFile(part);
  } finally {
    await file.close();
  }
  return { digest: await fileDigest(output), byteCount: (await stat(output)).size, type: 'pdf' };
};
