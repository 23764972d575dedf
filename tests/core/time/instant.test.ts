import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { readInstant } from '../../../core/domain/time/instant.ts';

describe('an instant', () => {
  property.prop([
    fc.date({
      min: new Date('0001-01-01T00:00:00Z'),
      max: new Date('9999-12-31T23:59:59Z'),
      noInvalidDate: true,
    }),
  ])('is read as it is printed, with thousandths and without', (date) => {
    const text = date.toISOString();
    expect(readInstant(text)).toBe(date.getTime());
    const seconds = Math.floor(date.getTime() / 1_000) * 1_000;
    expect(readInstant(text.replace(/\.\d{3}Z$/u, 'Z'))).toBe(seconds);
  });

  test.each([
    '',
    'tomorrow',
    '2026-12-18',
    '2026-12-18T13:00Z',
    '2026-12-18T13:00:00',
    '2026-12-18T13:00:00+0100',
    '2026-12-18T13:00:00+01',
    '2026-12-18T13:00:00+24:00',
    '2026-12-18T13:00:00+01:60',
    '2026-12-18T13:00:00Z+01:00',
    '2026-02-30T13:00:00+01:00',
    '2026-12-18 13:00:00Z',
    '2026-02-30T13:00:00Z',
    '2026-13-01T13:00:00Z',
    '2026-12-18T24:00:00Z',
    '2026-12-18T13:00:00.1234Z',
    ' 2026-12-18T13:00:00Z',
  ])('is not %j', (text) => expect(readInstant(text)).toBeUndefined());

  property.prop([
    fc.date({
      min: new Date('1000-01-01T00:00:00Z'),
      max: new Date('9000-01-01T00:00:00Z'),
      noInvalidDate: true,
    }),
    fc.integer({ min: -(24 * 60 - 1), max: 24 * 60 - 1 }),
  ])('is the same written with any offset', (date, offset) => {
    const wall = new Date(date.getTime() + offset * 60_000).toISOString().slice(0, -1);
    const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
    const [hours, minutes] = [Math.abs(offset) / 60, Math.abs(offset) % 60];
    const written = `${wall}${offset < 0 ? '-' : '+'}${two(hours)}:${two(minutes)}`;
    expect(readInstant(written)).toBe(date.getTime());
  });

  test('is earlier where clocks are ahead of Greenwich', () => {
    expect(readInstant('2026-11-02T09:00:00+01:00')).toBe(Date.parse('2026-11-02T08:00:00Z'));
    expect(readInstant('2026-11-02T09:00:00.5-05:30')).toBe(Date.parse('2026-11-02T14:30:00.5Z'));
  });

  test('has one to three digits of a second', () => {
    expect(readInstant('1970-01-01T00:00:01.5Z')).toBe(1_500);
    expect(readInstant('1970-01-01T00:00:01.25Z')).toBe(1_250);
  });
});
