import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { presetOf } from '../../../core/domain/image/presets.ts';
import {
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
