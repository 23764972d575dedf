/**
 * What stands on a page of a print file, as operators of PDF. Passes beside ink are spot colours, which
 * are printed over it.
 */
import type { InkColour } from '../../core/domain/artwork/artwork.ts';
import { cutPath } from '../../core/domain/artwork/cut.ts';
import { isRaised, paperOf, reliefHeight } from '../../core/domain/artwork/draw-relief.ts';
import type { DisplayPicture } from '../../core/domain/artwork/draw-svg.ts';
import { foilTones } from '../../core/domain/artwork/foil-tones.ts';
import type { Micrometres } from '../../core/domain/artwork/measures.ts';
import type { Path } from '../../core/domain/artwork/path.ts';
import type { DisplayItem, DisplayPage } from '../../core/domain/artwork/resolve.ts';
import type { Foil } from '../../core/domain/catalogue/card-extras.ts';
import { colour, commands, number, points } from './pdf-syntax.ts';

/** A page, and the metal of its layer `foil`, where that is a pass of its own. */
export type PdfPage = { readonly shown: DisplayPage; readonly foil: Foil | undefined };

const spotNames = ['Foil', 'Relief', 'CutContour'] as const;

type SpotName = (typeof spotNames)[number];

/** How spot colours look where there is no such pass, as on a screen. */
export const spotAlternates = (
  pages: readonly PdfPage[],
): Readonly<Record<SpotName, InkColour>> => {
  const foil = pages.flatMap((page) => page.foil ?? [])[0] ?? 'gold';
  return { Foil: foilTones[foil][1], Relief: '#b0b0b0', CutContour: '#e6007e' };
};

const isFoil = ({ foil }: PdfPage, item: DisplayItem): boolean =>
  foil !== undefined && item.kind === 'fill' && item.layer === 'foil';

/** Those that a page has. */
export const usedSpots = (pages: readonly PdfPage[]): readonly SpotName[] => {
  const uses: Readonly<Record<SpotName, (page: PdfPage) => boolean>> = {
    Foil: (page) => page.shown.items.some((item) => isFoil(page, item)),
    Relief: ({ shown }) => shown.items.some((item) => isRaised(shown, item)),
    CutContour: ({ shown }) => shown.cut !== undefined,
  };
  return spotNames.filter((name) => pages.some(uses[name]));
};

/** Of a hair: a quarter of a point. */
const contourWidth: Micrometres = 88;

const fill = (path: Path, line: Micrometres | undefined): string =>
  line === undefined ? `${commands(path)}\nf` : `${line} w\n${commands(path)}\nS`;

const inked = (ink: InkColour, path: Path, line?: Micrometres): string => {
  const tones = colour(ink);
  return `${line === undefined ? `/RGB cs ${tones} sc` : `/RGB CS ${tones} SC`}\n${fill(path, line)}`;
};

/** Printed over the ink, which stays as it is. */
const spotted = (name: SpotName, tint: number, path: Path, line?: Micrometres): string =>
  [
    'q /Over gs',
    line === undefined ? `/${name} cs ${number(tint)} scn` : `/${name} CS ${number(tint)} SCN`,
    fill(path, line),
    'Q',
  ].join('\n');

/** Operators that show a photo. */
type PicturePainting = (picture: DisplayPicture) => string;

const painted = (page: PdfPage, item: DisplayItem, picture: PicturePainting): string => {
  if (item.kind === 'picture') return picture(item);
  return isFoil(page, item)
    ? spotted('Foil', 1, item.path, item.line)
    : inked(item.colour, item.path, item.line);
};

/** All that a page shows, each where it lies, in micrometres with y down; what is pressed and cut comes last. */
export const pageContent = (page: PdfPage, picture: PicturePainting): string => {
  const { shown } = page;
  const { height, bleed, items } = shown;
  // 210 mm at four digits would be 2 mm wrong.
  const scale = points.toFixed(10);
  const paper = paperOf(shown);
  return [
    `${scale} 0 0 -${scale} ${number(bleed * points)} ${number((height + bleed) * points)} cm`,
    '1 J 1 j',
    ...items.filter((item) => !isRaised(shown, item)).map((item) => painted(page, item, picture)),
    ...items
      .filter((item) => isRaised(shown, item))
      .map((item, index) =>
        spotted('Relief', reliefHeight(item, paper, index) / 255, item.path, item.line),
      ),
    ...(shown.cut === undefined ? [] : [spotted('CutContour', 1, cutPath(shown), contourWidth)]),
  ].join('\n');
};
