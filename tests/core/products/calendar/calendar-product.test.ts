import { test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';

import { usualVariant } from '../../../../core/domain/artwork/artwork.ts';
import { calendarProduct } from '../../../../core/domain/products/calendar/calendar-product.ts';
import { calendarQuestion } from '../../../../core/domain/products/calendar/calendar-question.ts';
import { calendarTypes } from '../../../../core/domain/products/calendar/calendars.ts';
import { calendarLooksOf } from '../../../../core/domain/products/calendar/designs/calendar-library.ts';
import { anyHandOff } from '../../../arbitraries/products/calendar.ts';

const wall = {
  type: 'wandkalender',
  format: 'a4-hoch',
  mounting: 'spirale',
  startMonth: 9,
  startYear: 2027,
  accessories: [],
  amount: 1,
  hasMoon: false,
} as const;

test('a calendar is pictured by its own look, else by the usual one of its type', () => {
  for (const type of calendarTypes) {
    const [usual, ...others] = calendarLooksOf(type).map(({ id }) => id);
    const foreign = calendarTypes
      .filter((other) => other !== type)
      .flatMap((other) => calendarLooksOf(other).map(({ id }) => id));
    const pictured = (designGroupId: string | undefined, hasMoon = false) =>
      calendarProduct.look('fr-BE', { ...wall, type, designGroupId, hasMoon });
    const pictureOf = (look: string | undefined, moon = '') => ({
      kind: 'artwork',
      design: `${look}-a4-hoch-spirale-2027-9${moon}`,
      variant: usualVariant,
      locale: 'fr-BE',
      view: 'laid',
    });
    for (const own of [usual, ...others]) {
      expect(pictured(own)).toEqual(pictureOf(own));
      expect(pictured(own, true)).toEqual(pictureOf(own, '-moon'));
    }
    for (const none of [undefined, 'nobody', ...foreign])
      expect(pictured(none)).toEqual(pictureOf(usual));
  }
});

test('a calendar is told by its look, format, mounting, start and accessories', () => {
  const [look] = calendarLooksOf('wandkalender');
  const [foreign] = calendarLooksOf('tischkalender');
  expect(calendarProduct.label('de-DE', wall)).toEqual({
    name: 'Wandkalender',
    details: ['A4 hoch', 'Spiralbindung', 'September 2027'],
  });
  const named = {
    ...wall,
    designGroupId: look?.id,
    accessories: ['box', 'pen'],
    amount: 3,
  } as const;
  expect(calendarProduct.label('de-DE', named)).toEqual({
    name: 'Wandkalender',
    details: [
      'Menge: 3',
      look?.name,
      'A4 hoch',
      'Spiralbindung',
      'September 2027',
      'Schachtel',
      'Stift',
    ],
  });
  expect(calendarProduct.label('de-DE', { ...wall, designGroupId: foreign?.id })).toEqual(
    calendarProduct.label('de-DE', wall),
  );
});

property.prop([anyHandOff])('is priced by its rows and recorded by type and format', (handOff) => {
  expect(calendarProduct.priceQuestion(handOff)).toEqual({
    kind: 'listed',
    rows: calendarQuestion(handOff),
  });
  const { type, format } = handOff;
  expect(calendarProduct.record(handOff)).toEqual({ id: `${type}_${format}`, variant: format });
});
