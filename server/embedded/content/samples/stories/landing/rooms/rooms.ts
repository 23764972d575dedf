/** What rooms ask of a picture: its size above furniture, height, light, and materials that fit. */
import { materialLabel } from '../../../../../../../core/domain/catalogue/labels.ts';
import type { MaterialType } from '../../../../../../../core/domain/catalogue/materials.ts';
import type { TilesBlock } from '../../../../../../../core/domain/content/blocks/tiles.ts';
import type { WrittenBlock } from '../../../../../../../core/domain/content/blocks/registry.ts';
import type { TableBlock } from '../../../../../../../core/domain/content/blocks/table.ts';
import {
  formatMillimetres,
  formatTenths,
  formatWithUnit,
  printFormat,
} from '../../../../../../../core/domain/format/format.ts';
import type { WallView } from '../../../../../../../core/domain/image/sources.ts';
import { formatUnitOf } from '../../../../../../../core/domain/locale/locale-units.ts';
import type { LengthUnit } from '../../../../../../../core/domain/locale/locales.ts';
import { interiorPicture } from '../../interior-pictures.ts';
import { materialPages } from '../../material-pages.ts';
import { pathOf, thing, type Site } from '../../site.ts';
import { textsByLocale } from '../../texts-in.ts';
import { alone, setText } from '../../typography.ts';
import { sectionBlock } from '../../written-blocks.ts';
import { texts as de } from './de.ts';
import { texts as american } from './en-US.ts';
import { texts as en } from './en.ts';
import { texts as es } from './es.ts';
import { fittingSizes } from './fitting-sizes.ts';
import { texts as fr } from './fr.ts';
import { texts as it } from './it.ts';
import { texts as nl } from './nl.ts';
import type { AllRoomTexts, Room } from './texts.ts';

type RoomParts = {
  /** Widths of what stands below, in tenths of the unit. */
  readonly furniture: Readonly<Record<LengthUnit, readonly [number, number, number]>>;
  /** Which of them is in the pictures. */
  readonly pictured: 0 | 1;
  readonly motif: string;
  /** Where the materials hang; a room that is not drawn has them by themselves. */
  readonly view: WallView | undefined;
  readonly materials: readonly MaterialType[];
};

const parts = {
  'living-room': {
    furniture: { cm: [1600, 2000, 2400], in: [640, 800, 960] },
    pictured: 1,
    motif: 'dunes-2',
    view: 'room-living',
    materials: ['leinwand', 'acrylglas', 'aludibond'],
  },
  nursery: {
    furniture: { cm: [900, 1400, 2000], in: [360, 560, 800] },
    pictured: 1,
    motif: 'moon-2',
    view: undefined,
    materials: ['poster', 'leinwand', 'klebefolie'],
  },
  office: {
    furniture: { cm: [1200, 1600, 2000], in: [480, 640, 800] },
    pictured: 0,
    motif: 'city-2',
    view: 'room-office',
    materials: ['aludibond', 'leinwand', 'forexplatte'],
  },
} as const satisfies Record<Room, RoomParts>;

const textsOf = textsByLocale<AllRoomTexts>({
  de,
  en,
  es,
  fr,
  it,
  nl,
  markets: { 'en-US': american },
});

/** Sizes that fit above furniture. */
const sizesTable = (site: Site, room: Room): TableBlock => {
  const { locale } = site;
  const { sizes, rooms } = textsOf(locale);
  const unit = formatUnitOf(locale);
  return {
    kind: 'table',
    id: 'fitting-sizes',
    caption: sizes.caption,
    hasRowNames: true,
    cells: {
      header: [rooms[room].furniture, sizes.one, sizes.three],
      rows: parts[room].furniture[unit].map((width) => {
        const { one, three } = fittingSizes(unit, width);
        return [
          setText(locale, `${formatTenths(locale, width)} ${unit}`),
          setText(locale, formatWithUnit(locale, one)),
          setText(locale, formatWithUnit(locale, three)),
        ];
      }),
    },
  };
};

/** Materials for the room with what each is good for there; the links have the size chosen. */
const choicesBlock = (site: Site, room: Room, picture: string): TilesBlock => {
  const { locale } = site;
  const { choicesHeadline, rooms } = textsOf(locale);
  const { furniture, pictured, motif, view, materials }: RoomParts = parts[room];
  const unit = formatUnitOf(locale);
  const { one } = fittingSizes(unit, furniture[unit][pictured]);
  const { width, height } = formatMillimetres(one);
  return {
    kind: 'tiles',
    id: 'choices',
    headline: choicesHeadline,
    items: materials.map((materialType, position) => ({
      link: {
        text: `${alone(locale, setText(locale, materialLabel(locale, materialType)))}, ${setText(locale, formatWithUnit(locale, one))}`,
        url: `${pathOf(site, materialPages[materialType])}?materialType=${materialType}&formatType=${printFormat(one)}`,
      },
      text: rooms[room].choices[position] ?? '',
      picture:
        view === undefined
          ? thing(motif, { materialType, frameType: undefined }, picture)
          : interiorPicture(
              locale,
              motif,
              { view, material: materialType },
              picture,
              `${Math.round(width)}x${Math.round(height)}`,
            ),
    })),
  };
};

/** Size, height, light and materials for a room; `picture` is what its motif shows. */
export const roomBlocks = (site: Site, room: Room, picture: string): readonly WrittenBlock[] => {
  const { sizes, rooms } = textsOf(site.locale);
  const about = sectionBlock(site, 'sizes', { headline: sizes.headline, text: [sizes.text] });
  return [
    { ...about, text: [...about.text, { kind: 'part', part: sizesTable(site, room) }] },
    sectionBlock(site, 'light', rooms[room].light),
    choicesBlock(site, room, picture),
  ];
};
