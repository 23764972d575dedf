import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

import {
  checkContactForm,
  contactLimits,
  type ContactForm,
  type ContactMessage,
} from '../../../core/domain/contact/contact-form.ts';
import {
  contactDays,
  contactHours,
  contactPointData,
  isContactOpen,
  printMinuteOfDay,
} from '../../../core/domain/contact/contact-hours.ts';
import { findContactPerson } from '../../../core/domain/contact/contact-person.ts';
import { contactTopics, isContactTopic } from '../../../core/domain/contact/contact-topics.ts';
import { formErrorMeanings } from '../../../core/domain/customer/form-errors.ts';
import { errorCodes } from '../../../core/domain/errors/error-codes.ts';
import { E } from '../../../core/fp.ts';
import { anyContactForm, anyRightContactForm } from '../../arbitraries/contact.ts';

const right: ContactForm = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  topic: 'large-quantity',
  message: 'Ich brauche 6.000 Karten.',
  orderNumber: '',
};

const typedAgain = ({ orderNumber = '', ...message }: ContactMessage): ContactForm => ({
  ...message,
  orderNumber,
});

describe('the contact form', () => {
  test.prop([anyRightContactForm])('takes what is right as it is', (form) => {
    const orderNumber = form.orderNumber === '' ? undefined : form.orderNumber;
    expect(checkContactForm(form)).toEqual(E.right({ ...form, orderNumber }));
  });

  test.prop([anyContactForm])('takes again what it took', (form) => {
    const checked = checkContactForm(form);
    const again = E.chain((message: ContactMessage) => checkContactForm(typedAgain(message)));
    expect(again(checked)).toEqual(checked);
  });

  test.prop([anyContactForm])('names each refused field once, with a known code', (form) => {
    const checked = checkContactForm(form);
    const errors = E.isLeft(checked) ? checked.left : undefined;
    expect(errors).not.toEqual([]);
    expect(new Set(errors?.map(({ field }) => field)).size).toBe(errors?.length ?? 0);
    for (const { code } of errors ?? []) expect(Object.keys(formErrorMeanings)).toContain(code);
  });

  test('asks for everything but the order number, in its own order', () => {
    expect(
      checkContactForm({ name: '', email: '', topic: '', message: '', orderNumber: '' }),
    ).toEqual(
      E.left(['name', 'email', 'topic', 'message'].map((field) => ({ field, code: 'missing' }))),
    );
  });

  test.each([
    ['name', 'x'.repeat(121), 'too-long'],
    ['email', 'ada', 'malformed'],
    ['topic', 'weather', 'unknown'],
    ['message', 'Kurz.', 'too-short'],
    ['message', 'x'.repeat(5_001), 'too-long'],
    ['orderNumber', '1'.repeat(33), 'too-long'],
    ['orderNumber', '12#34', 'malformed'],
    ['orderNumber', '-12', 'malformed'],
    ['orderNumber', '12-', 'malformed'],
    ['orderNumber', '1--2', 'malformed'],
  ])('refuses the %s %j: %s', (field, text, code) => {
    expect(checkContactForm({ ...right, [field]: text })).toEqual(E.left([{ field, code }]));
  });

  test.each([
    ['name', ' Ada  Lovelace', 'Ada Lovelace'],
    ['name', 'x'.repeat(120), 'x'.repeat(120)],
    ['topic', ' other ', 'other'],
    ['message', 'x'.repeat(10), 'x'.repeat(10)],
    ['message', 'x'.repeat(5_000), 'x'.repeat(5_000)],
    ['message', 'Guten Tag,\r\nwo ist sie?', 'Guten Tag,\nwo ist sie?'],
    ['orderNumber', ' ab 12-3/4 ', 'AB12-3/4'],
    ['orderNumber', '1'.repeat(32), '1'.repeat(32)],
    ['orderNumber', '  ', undefined],
  ])('takes the %s %j as %j', (field, text, value) => {
    expect(checkContactForm({ ...right, [field]: text })).toEqual(
      E.right({ ...right, orderNumber: undefined, [field]: value }),
    );
  });

  test('has limits that leave room', () => {
    for (const { minimum, maximum } of Object.values(contactLimits)) {
      expect(minimum).toBeLessThan(maximum);
    }
  });
});

describe('the topics', () => {
  test.prop([fc.oneof(fc.string(), fc.constantFrom(...contactTopics))])(
    'are known from all else',
    (text) => {
      expect(isContactTopic(text)).toBe(contactTopics.some((topic) => topic === text));
    },
  );

  test('are eight', () => {
    expect(new Set(contactTopics).size).toBe(8);
  });
});

describe('the person of a contact form', () => {
  const persons = ['ada', 'grace'].map((id) => ({ id, name: id.toUpperCase(), role: 'Service' }));

  test('is found by its id', () => {
    for (const person of persons)
      expect(findContactPerson(persons, person.id)).toEqual(E.right(person));
  });

  test('is missed under a code that can be logged', () => {
    const kind = 'contact-form-person-not-found';
    expect(findContactPerson(persons, 'alan')).toEqual(E.left({ kind, id: 'alan' }));
    expect(findContactPerson([], '')).toEqual(E.left({ kind, id: '' }));
    expect(Object.keys(errorCodes)).toContain(kind);
  });
});

/** An oracle: the weekday and the hour by the platform's own calendar. */
const clockOf = (instant: number, offsetMinutes: number) => {
  const date = new Date(instant + offsetMinutes * 60_000);
  return { weekday: date.getUTCDay(), minute: date.getUTCHours() * 60 + date.getUTCMinutes() };
};

describe('the contact hours', () => {
  test('are on Monday to Friday', () => {
    expect(contactDays).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']);
  });

  test.prop([
    fc.integer({ min: -4_000_000_000_000, max: 4_000_000_000_000 }),
    fc.constantFrom(-600, -300, 0, 60, 120, 345, 840),
  ])('follow the calendar', (instant, offset) => {
    const { weekday, minute } = clockOf(instant, offset);
    const isWorkday = weekday >= 1 && weekday <= 5;
    const isOpen = isWorkday && minute >= contactHours.opens && minute < contactHours.closes;
    expect(isContactOpen(instant, offset)).toBe(isOpen);
  });

  test.each([
    ['2026-11-20T06:59:59.999Z', false],
    ['2026-11-20T07:00:00Z', true],
    ['2026-11-20T15:59:59.999Z', true],
    ['2026-11-20T16:00:00Z', false],
    ['2026-11-21T10:00:00Z', false],
    ['2026-11-22T10:00:00Z', false],
    ['2026-11-22T23:00:00Z', false],
    ['2026-11-23T07:00:00Z', true],
    ['1969-12-29T07:00:00Z', true],
  ])('at %s in winter are on: %s', (text, isOpen) => {
    expect(isContactOpen(Date.parse(text), 60)).toBe(isOpen);
  });

  test.prop([fc.integer({ min: 0, max: 1_439 })])('are printed as clocks show them', (minute) => {
    const date = new Date(minute * 60_000).toISOString();
    expect(printMinuteOfDay(minute)).toBe(date.slice(11, 16));
  });
});

describe('the contact point', () => {
  const hoursAvailable = {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: contactDays,
    opens: '08:00',
    closes: '17:00',
  };

  test('tells search engines what is known, and no more', () => {
    const point = { '@type': 'ContactPoint', contactType: 'customer service', hoursAvailable };
    expect(contactPointData({ languages: ['de', 'en'] })).toStrictEqual({
      ...point,
      availableLanguage: ['de', 'en'],
    });
    const reach = { telephone: '+49 30 1234', email: 'hallo@example.com' };
    expect(contactPointData({ ...reach, languages: [] })).toStrictEqual({
      ...point,
      ...reach,
      availableLanguage: [],
    });
  });
});
