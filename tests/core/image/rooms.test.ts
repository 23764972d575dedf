import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { materialTypes } from '../../../core/domain/catalogue/materials.ts';
import { presetOf } from '../../../core/domain/image/presets.ts';
import {
  farRise,
  hangInRoom,
  roomGeometry,
  roomGeometryOfRatio,
  roomMeasures,
  roomOfMaterial,
  viewRooms,
  type ViewRoom,
} from '../../../core/domain/image/rooms.ts';
import { materialRooms, pictureRooms } from '../../../core/domain/image/sources.ts';
import { anyPreset } from '../../arbitraries/pictures.ts';

const anyRatio = fc.double({ min: 0.5, max: 3, noNaN: true });
const anyRoom = fc.constantFrom(...pictureRooms);

describe('room geometry', () => {
  property.prop([anyRoom, anyRatio, anyRatio])(
    'keeps one scale at every ratio',
    (room, one, other) => {
      const perHeight = (ratio: number): number =>
        roomGeometryOfRatio(room, ratio).centimetresAcross / ratio;
      expect(perHeight(one)).toBeCloseTo(perHeight(other), 9);
    },
  );

  property.prop([anyRoom, anyRatio])('hangs pictures inside the picture', (room, ratio) => {
    const { hang, free } = roomGeometryOfRatio(room, ratio);
    expect(hang.x - free.width / 2).toBeGreaterThanOrEqual(0);
    expect(hang.x + free.width / 2).toBeLessThanOrEqual(1);
    expect(hang.y - free.height / 2).toBeGreaterThanOrEqual(0);
    expect(hang.y + free.height / 2).toBeLessThanOrEqual(1);
  });

  test('of the living room is as it was measured', () => {
    expect(roomGeometryOfRatio('living', 1)).toEqual({
      centimetresAcross: 215,
      hang: { x: 0.5, y: 57 / 215 },
      free: { width: 170 / 215, height: 98 / 215 },
    });
  });

  property.prop([anyRoom, anyPreset])('of a preset is that of its ratio', (room, preset) => {
    const { width, height } = presetOf(preset);
    expect(roomGeometry(room, preset)).toEqual(roomGeometryOfRatio(room, width / height));
  });

  test.each(pictureRooms)('the %s leaves a picture of 60 x 40 free', (room) => {
    const { free } = roomMeasures[room];
    expect(free.width).toBeGreaterThan(60);
    expect(free.height).toBeGreaterThan(40);
  });
});

type Thing = {
  readonly name: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
};

/** What stands in the rooms, in centimetres right of their middle and below the near view's top. */
const furniture: Readonly<Record<ViewRoom, readonly Thing[]>> = {
  living: [
    { name: 'sofa', left: -104, right: 104, top: 108 },
    { name: 'lamp', left: 94, right: 142, top: 40 },
    { name: 'plant', left: -170, right: -88, top: 40 },
    { name: 'sideboard', left: 140, right: 224, top: 80 },
  ],
  bedroom: [
    { name: 'headboard', left: -84, right: 84, top: 103 },
    { name: 'lamp', left: -125, right: -99, top: 108 },
    { name: 'vase', left: 108, right: 142, top: 98 },
  ],
  hall: [
    { name: 'bench', left: -62, right: 62, top: 140 },
    { name: 'vase', left: 30, right: 60, top: 112 },
    { name: 'plant', left: -140, right: -90, top: 76 },
    { name: 'door', left: -238, right: -152, top: -20 },
  ],
  office: [
    { name: 'desk', left: -78, right: 78, top: 110 },
    { name: 'laptop', left: -27, right: 11, top: 87 },
    { name: 'lamp', left: -78, right: -44.5, top: 69 },
    { name: 'vase', left: 46, right: 78, top: 78 },
    { name: 'plant', left: -137, right: -90, top: 88 },
    { name: 'shelf', left: 128, right: 204, top: 30 },
  ],
};

describe('a picture in a room', () => {
  const anySide = fc.integer({ min: 50, max: 1500 });
  const anyLongSide = fc.integer({ min: 50, max: 3000 });

  property.prop([
    fc.constantFrom(...viewRooms),
    anySide,
    anyLongSide,
    fc.boolean(),
    fc.constantFrom('room', 'room-small'),
    fc.constantFrom(0, 68),
  ])(
    'never leaves the wall and never covers the furniture',
    (name, short, long, isPortrait, preset, beside) => {
      const [width, height] = isPortrait ? [short, long] : [long, short];
      const format = { width, height, unit: 'cm' } as const;
      const { room, geometry, zoom } = hangInRoom(name, format, preset, beside);
      const { high } = roomMeasures[room];
      const rise = room === name ? 0 : farRise[name];
      // The widest frame stands 4 cm around the print.
      const halfWidth = width / 20 + 4;
      const halfHeight = height / 20 + 4;
      const middle = geometry.hang.y * high - rise;
      expect(halfWidth * 2).toBeLessThanOrEqual(geometry.centimetresAcross);
      // What is shown of the view: its lower middle, in the ratios of all windows.
      expect(zoom).toBeGreaterThanOrEqual(1);
      expect(middle - halfHeight).toBeGreaterThanOrEqual(high - high / zoom - rise - 1e-9);
      for (const shown of ['room', 'room-small'] as const) {
        const { centimetresAcross } = roomGeometry(room, shown);
        expect(halfWidth * 2).toBeLessThanOrEqual(centimetresAcross / zoom + 1e-9);
      }
      for (const thing of furniture[name]) {
        const isBeside = thing.left >= halfWidth || thing.right <= -halfWidth;
        const isBelow = thing.top >= middle + halfHeight - 1e-9;
        expect({ thing, isFree: isBeside || isBelow }).toEqual({ thing, isFree: true });
      }
    },
  );

  test('hangs over the sofa while it fits there', () => {
    expect(hangInRoom('living', { width: 900, height: 600, unit: 'cm' }, 'room')).toEqual({
      room: 'living',
      geometry: roomGeometry('living', 'room'),
      zoom: 1,
    });
    expect(hangInRoom('living', { width: 400, height: 240, unit: 'in' }, 'room').room).toBe(
      'living',
    );
  });

  test.each(viewRooms)(
    'of 150 × 100 cm in the %s leaves no more wall above it than below',
    (name) => {
      const { room, geometry, zoom } = hangInRoom(
        name,
        { width: 1500, height: 1000, unit: 'cm' },
        'room',
      );
      const { high } = roomMeasures[room];
      const above = geometry.hang.y * high - 50 - (high - high / zoom);
      expect(above).toBeLessThan(high / zoom - above - 100);
      expect(hangInRoom(name, { width: 1500, height: 1000, unit: 'cm' }, 'room', 68).zoom).toBe(1);
    },
  );

  test.each([
    [1500, 3000],
    [3000, 1500],
  ])('of %i × %i tenths of a centimetre is seen from further away', (width, height) => {
    for (const room of viewRooms)
      expect(hangInRoom(room, { width, height, unit: 'cm' }, 'room').room).toBe(`${room}-far`);
  });
});

describe('a picture at the place of its material', () => {
  /** Centimetres above the floor, of what is seen and of the picture. */
  const seenAt = (
    place: (typeof materialRooms)[number],
    [width, height]: readonly [number, number],
    preset: 'room' | 'room-small' = 'room',
    beside = 0,
  ) => {
    const { room, geometry, zoom } = hangInRoom(
      place,
      { width, height, unit: 'cm' },
      preset,
      beside,
    );
    expect(room).toBe(place);
    const middle = 340 - 22 - geometry.hang.y * 340;
    return {
      zoom,
      across: geometry.centimetresAcross / zoom,
      above: 340 / zoom - 22,
      low: middle - height / 20,
      high: middle + height / 20,
    };
  };

  const anySides = fc.tuple(
    fc.integer({ min: 100, max: 3000 }),
    fc.integer({ min: 100, max: 2400 }),
  );

  property.prop([
    fc.constantFrom('glazed', 'garden', 'evening'),
    anySides,
    fc.constantFrom('room', 'room-small'),
  ])('is seen whole, as near as may be, above what stands there', (place, sides, preset) => {
    const { zoom, across, above, low, high } = seenAt(place, sides, preset);
    expect(zoom).toBeGreaterThanOrEqual(1);
    expect(zoom).toBeLessThanOrEqual(2.2);
    expect(low).toBeGreaterThanOrEqual(52 - 1e-9);
    if (zoom > 1) {
      expect(high).toBeLessThan(above);
      expect(sides[0] / 10).toBeLessThan(across);
    }
  });

  property.prop([anySides, fc.constantFrom('room', 'room-small')])(
    'papers the wall from the skirting up, with no bare wall above where the paper is wide',
    (sides, preset) => {
      const { zoom, across, above, low, high } = seenAt('wallpapered', sides, preset);
      expect(low).toBeCloseTo(8.5, 9);
      expect(above).toBeGreaterThanOrEqual(high - 1e-9);
      if (zoom === 1 || zoom === 2.2) return;
      // Nearer, either the paper would lose more of its sides or its upper edge.
      const isAsHigh = above - high < 1e-6;
      const isAsWide = (340 * (420 / 400)) / zoom - sides[0] * 0.08 < 1e-6;
      expect(isAsHigh || isAsWide).toBe(true);
      expect(across).toBeGreaterThan(0.79 * (sides[0] / 10));
    },
  );

  test('is the place of no other material', () => {
    const places = materialTypes.map((material) => roomOfMaterial(material, 'hall'));
    expect(places.filter((room) => room !== 'hall').toSorted()).toEqual(materialRooms.toSorted());
    expect(roomOfMaterial('fototapete', 'hall')).toBe('wallpapered');
    expect(roomOfMaterial('leinwand', 'bedroom')).toBe('bedroom');
  });

  test('fills the picture with a paper of 300 × 200 cm, and leaves room for a person', () => {
    const { across, above, high } = seenAt('wallpapered', [3000, 2000]);
    expect(across).toBeLessThan(300);
    expect(above).toBeCloseTo(high, 6);
    for (const place of materialRooms) expect(seenAt(place, [600, 400], 'room', 68).zoom).toBe(1);
  });
});

test.each([
  // In centimetres: the wall seen from further away, and the middle 16 above what stands there.
  ['office', 1200, 800, 190 + 248, 66 + 248 - 44 - 16],
  ['living', 1800, 1200, 215 + 224, 36 + 224 - 64 - 16],
  ['hall', 2000, 1000, 196 + 224, 74 + 224 - 54 - 16],
] as const)('in the %s %i × %i mm hang over the furniture', (room, width, height, high, middle) => {
  const { geometry } = hangInRoom(room, { width, height, unit: 'cm' }, 'room-small');
  expect(geometry.hang.y).toBeCloseTo(middle / high, 9);
});
