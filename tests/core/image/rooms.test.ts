import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

import { roomGeometryOfRatio, roomMeasures } from '../../../core/domain/image/rooms.ts';
import { rooms } from '../../../core/domain/image/sources.ts';

const anyRatio = fc.double({ min: 0.5, max: 3, noNaN: true });
const anyRoom = fc.constantFrom(...rooms);

describe('room geometry', () => {
  test.prop([anyRoom, anyRatio, anyRatio])('keeps one scale at every ratio', (room, one, other) => {
    const perHeight = (ratio: number): number =>
      roomGeometryOfRatio(room, ratio).centimetresAcross / ratio;
    expect(perHeight(one)).toBeCloseTo(perHeight(other), 9);
  });

  test.prop([anyRoom, anyRatio])('hangs pictures inside the picture', (room, ratio) => {
    const { hang, free } = roomGeometryOfRatio(room, ratio);
    expect(hang.x - free.width / 2).toBeGreaterThanOrEqual(0);
    expect(hang.x + free.width / 2).toBeLessThanOrEqual(1);
    expect(hang.y - free.height / 2).toBeGreaterThanOrEqual(0);
    expect(hang.y + free.height / 2).toBeLessThanOrEqual(1);
  });

  test.each(rooms)('the %s leaves a picture of 60 x 40 free', (room) => {
    const { free } = roomMeasures[room];
    expect(free.width).toBeGreaterThan(60);
    expect(free.height).toBeGreaterThan(40);
  });
});
