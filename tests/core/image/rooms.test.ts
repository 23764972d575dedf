import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { presetOf } from '../../../core/domain/image/presets.ts';
import {
  hangInLivingRoom,
  roomGeometry,
  roomGeometryOfRatio,
  roomMeasures,
} from '../../../core/domain/image/rooms.ts';
import { pictureRooms } from '../../../core/domain/image/sources.ts';
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
      centimetresAcross: 196,
      hang: { x: 0.5, y: 60 / 196 },
      free: { width: 170 / 196, height: 104 / 196 },
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

/** What stands in the living room, in centimetres right of its middle and below the near view's top. */
const furniture = [
  { name: 'sofa', left: -88, right: 88, top: 115 },
  { name: 'lamp', left: 94, right: 120, top: 40 },
  { name: 'plant', left: -140, right: -88, top: 92 },
  { name: 'sideboard', left: 140, right: 224, top: 80 },
];

describe('a picture in the living room', () => {
  const anySide = fc.integer({ min: 50, max: 1500 });
  const anyLongSide = fc.integer({ min: 50, max: 3000 });

  property.prop([anySide, anyLongSide, fc.boolean(), fc.constantFrom('room', 'room-small')])(
    'never leaves the wall and never covers the furniture',
    (short, long, isPortrait, preset) => {
      const [width, height] = isPortrait ? [short, long] : [long, short];
      const { room, geometry } = hangInLivingRoom({ width, height, unit: 'cm' }, preset);
      const { high } = roomMeasures[room];
      const rise = high - roomMeasures.living.high;
      // The widest frame stands 4 cm around the print.
      const halfWidth = width / 20 + 4;
      const halfHeight = height / 20 + 4;
      const middle = geometry.hang.y * high - rise;
      expect(halfWidth * 2).toBeLessThanOrEqual(geometry.centimetresAcross);
      expect(middle - halfHeight).toBeGreaterThanOrEqual(-rise);
      for (const thing of furniture) {
        const isBeside = thing.left >= halfWidth || thing.right <= -halfWidth;
        const isBelow = thing.top >= middle + halfHeight - 1e-9;
        expect({ thing, isFree: isBeside || isBelow }).toEqual({ thing, isFree: true });
      }
    },
  );

  test('hangs where it always did while it fits over the sofa', () => {
    expect(hangInLivingRoom({ width: 900, height: 600, unit: 'cm' }, 'room')).toEqual({
      room: 'living',
      geometry: roomGeometry('living', 'room'),
    });
    expect(hangInLivingRoom({ width: 400, height: 240, unit: 'in' }, 'room').room).toBe('living');
  });

  test.each([
    [1500, 3000],
    [3000, 1500],
  ])('of %i × %i tenths of a centimetre is seen from further away', (width, height) => {
    expect(hangInLivingRoom({ width, height, unit: 'cm' }, 'room').room).toBe('living-far');
  });
});
