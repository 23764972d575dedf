import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { formatMillimetres, type Format } from '../../../core/domain/format/format.ts';
import {
  frontShares,
  pictureCrop,
  type PictureFraming,
} from '../../../core/domain/image/picture-crop.ts';
import { presetOf } from '../../../core/domain/image/presets.ts';
import {
  hangInView,
  personHeight,
  printRoomView,
  readRoomView,
  roomScales,
  usualRoomView,
  wallColourNames,
  wallColours,
} from '../../../core/domain/image/room-view.ts';
import { roomMeasures, viewRooms } from '../../../core/domain/image/rooms.ts';
import { placePrint } from '../../../core/domain/preview/place-print.ts';
import type { Scene } from '../../../core/domain/preview/scene.ts';
import { acceptedQuery } from '../../../core/domain/products/page-query.ts';
import { printPairs, type QueryPair } from '../../../core/domain/query/query.ts';
import { E } from '../../../core/fp.ts';

const anyView = fc.record({
  room: fc.constantFrom(...viewRooms),
  wall: fc.constantFrom(...wallColourNames),
  scale: fc.constantFrom(...roomScales),
});

/** A format of at most 150 × 300 cm, either way up. */
const anyFormat = fc
  .tuple(fc.integer({ min: 100, max: 1500 }), fc.integer({ min: 100, max: 3000 }), fc.boolean())
  .map(([short, long, isPortrait]): Format => {
    const [width, height] = isPortrait ? [short, long] : [long, short];
    return { width, height, unit: 'cm' };
  });

const dialog: QueryPair = ['dialog', 'room-view'];

describe('a room view in an address', () => {
  property.prop([anyView])('is read as it was printed, and accepted by its page', (view) => {
    const pairs = printRoomView(view);
    expect(readRoomView((name) => new Map(pairs).get(name))).toEqual(view);
    expect(acceptedQuery('wall-picture', printPairs([dialog, ...pairs]))).toEqual([
      dialog,
      ...pairs,
    ]);
    // Over no other dialog it makes an entry of its own in a cache.
    expect(acceptedQuery('wall-picture', printPairs(pairs))).toEqual([]);
  });

  property.prop([fc.string(), fc.string(), fc.string()])(
    'is the usual one for what nobody offers',
    (room, wall, scale) => {
      const known = [...viewRooms, ...wallColourNames, ...roomScales].map(String);
      fc.pre(![room, wall, scale].some((word) => known.includes(word)));
      expect(readRoomView((name) => ({ room, wall, scale })[name])).toEqual(usualRoomView);
    },
  );

  test('names no part that is usual', () => {
    expect(printRoomView(usualRoomView)).toEqual([]);
  });

  test('offers each colour once', () => {
    expect(wallColourNames).toEqual(Object.keys(wallColours));
    expect(new Set(Object.values(wallColours)).size).toBe(wallColourNames.length);
  });
});

describe('a person in a room', () => {
  property.prop([fc.constantFrom(...viewRooms), anyFormat])(
    'stands to scale within the view, beside the picture',
    (room, format) => {
      const {
        geometry,
        person,
        room: shown,
      } = hangInView({ room, scale: 'person' }, format, 'room');
      if (person === undefined) throw new Error('Nobody is there.');
      const { high } = roomMeasures[shown];
      expect(person.height * high * 10).toBeCloseTo(personHeight, 6);
      // 26 cm to each side, and the frame's 4 cm.
      const [left, right] = [-26, 26].map(
        (half) => (person.x - 0.5) * geometry.centimetresAcross + half,
      );
      expect(left).toBeGreaterThanOrEqual(formatMillimetres(format).width / 20 + 4 - 1e-9);
      expect(right).toBeLessThanOrEqual(geometry.centimetresAcross / 2 + 1e-9);
      expect(person.y - person.height).toBeGreaterThan(0);
      expect(person.y).toBeLessThanOrEqual(1);
    },
  );

  test.each([
    ['beside the console, 26 cm from it', 600, 62 + 26],
    ['beside a picture that is wider, 34 cm from it', 1500, 75 + 34],
  ])('stands %s', (_where, width, centimetres) => {
    const format = { width, height: 400, unit: 'cm' } as const;
    const { geometry, person } = hangInView({ room: 'hall', scale: 'person' }, format, 'room');
    const x = ((person?.x ?? 0) - 0.5) * geometry.centimetresAcross;
    expect(x).toBeCloseTo(centimetres, 6);
  });

  test('is not there where the furniture tells the scale', () => {
    const format = { width: 900, height: 600, unit: 'cm' } as const;
    expect(hangInView({ room: 'hall', scale: 'furniture' }, format, 'room')).not.toHaveProperty(
      'person',
    );
  });
});

const anyFraming: fc.Arbitrary<PictureFraming> = fc.record({
  x: fc.double({ min: 0, max: 1, noNaN: true }),
  y: fc.double({ min: 0, max: 1, noNaN: true }),
  zoom: fc.double({ min: 1, max: 4, noNaN: true }),
});

/** A room as a scene: what a rendered one says in its file. */
const sceneOf = (room: keyof typeof roomMeasures, hangY: number): Scene => {
  const { width, height } = presetOf('room');
  const { high } = roomMeasures[room];
  const scale = height / (high * 10);
  return {
    name: `room-${room}`,
    kind: 'room',
    size: { width, height },
    layers: ['plate'],
    camera: [
      [scale, 0, 0, width / 2],
      [0, scale, 0, hangY * height],
      [0, 0, 0, 1],
    ],
    hang: { x: 0.5, y: 0.5 },
    reach: { left: -5000, top: -5000, width: 10_000, height: 10_000 },
  };
};

/** Where a page draws the front, by the properties of its style sheet: millimetres to pixels. */
const drawn = (hung: ReturnType<typeof hangInView>, format: Format) => {
  const { width, height } = presetOf('room');
  const { centimetresAcross, hang } = hung.geometry;
  const perMillimetre = width / (centimetresAcross * 10);
  const print = formatMillimetres(format);
  return {
    perMillimetre,
    left: hang.x * width - (print.width / 2) * perMillimetre,
    top: hang.y * height - (print.height / 2) * perMillimetre,
  };
};

describe('the preview of a picture in a room', () => {
  property.prop([
    anyView,
    anyFormat,
    fc.record({
      width: fc.integer({ min: 200, max: 12_000 }),
      height: fc.integer({ min: 200, max: 12_000 }),
    }),
    fc.constantFrom(0, 25, 38),
    anyFraming,
    fc.record({
      x: fc.double({ min: 0, max: 1, noNaN: true }),
      y: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
  ])(
    'shows every point of the photo where the hand-off prints it, to a millimetre',
    (view, format, picture, wrap, framing, at) => {
      const found = pictureCrop(picture, { format, wrap }, framing);
      if (E.isLeft(found)) throw new Error(found.left.kind);
      const crop = found.right;
      const print = formatMillimetres(format);
      // A point of the front as the designer prints it: the crop fills the print with its edges.
      const photo = {
        x: crop.left + ((at.x * print.width + wrap) / (print.width + 2 * wrap)) * crop.width,
        y: crop.top + ((at.y * print.height + wrap) / (print.height + 2 * wrap)) * crop.height,
      };
      // The same point of the photo as the page draws it, in its style sheet and by the scene.
      const hung = hangInView(view, format, 'room');
      const shares = frontShares(picture, crop, { format, wrap });
      const seen = {
        x: ((photo.x / picture.width - shares.left) / shares.width) * print.width,
        y: ((photo.y / picture.height - shares.top) / shares.height) * print.height,
      };
      expect(Math.abs(seen.x - at.x * print.width)).toBeLessThan(1);
      expect(Math.abs(seen.y - at.y * print.height)).toBeLessThan(1);

      const part = {
        left: crop.left / picture.width,
        top: crop.top / picture.height,
        right: (crop.left + crop.width) / picture.width,
        bottom: (crop.top + crop.height) / picture.height,
      };
      const edge = wrap === 0 ? 'board' : 'umgeschlagen';
      const placed = placePrint(
        sceneOf(hung.room, hung.geometry.hang.y),
        { ...print, depth: wrap, standOff: 0, edge },
        part,
      ).at(-1);
      if (placed?.part === undefined) throw new Error('The front is not seen.');
      expect(placed.part.left).toBeCloseTo(shares.left, 9);
      expect(placed.part.bottom).toBeCloseTo(shares.top + shares.height, 9);
      const { perMillimetre, left, top } = drawn(hung, format);
      const [corner] = placed.quad;
      expect(Math.abs(corner.x - left) / perMillimetre).toBeLessThan(1);
      expect(Math.abs(corner.y - top) / perMillimetre).toBeLessThan(1);
    },
  );
});
