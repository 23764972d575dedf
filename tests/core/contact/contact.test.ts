import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  checkContactForm,
  contactLimits,
  type ContactForm,
  type ContactMessage,
} from '../../../core/domain/contact/contact-form.ts';
import {
  attachmentLimits,
  checkAttachments,
} from '../../../core/domain/contact/contact-attachments.ts';
import { contactPageSegments, isContactPage } from '../../../core/domain/contact/contact-page.ts';
import { emptyContactStep } from '../../../core/domain/contact/contact-step.ts';
import { findContactPerson } from '../../../core/domain/contact/contact-person.ts';
import { contactTopics, isContactTopic } from '../../../core/domain/contact/contact-topics.ts';
import { formErrorMeanings } from '../../../core/domain/customer/form-errors.ts';
import { errorCodes } from '../../../core/domain/errors/error-codes.ts';
import { languages } from '../../../core/domain/locale/locales.ts';
import { E } from '../../../core/fp.ts';
import { anyContactForm, anyRightContactForm } from '../../arbitraries/contact.ts';
import { fileOfType } from '../../arbitraries/toolbox.ts';

const right: ContactForm = {
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  topic: 'large-quantity',
  message: 'Ich brauche 6.000 Karten.',
  company: 'Analytical Ltd.',
  orderNumber: '',
  attachments: [],
};

const typedAgain = ({
  company = '',
  orderNumber = '',
  ...message
}: ContactMessage): ContactForm => ({
  ...message,
  company,
  orderNumber,
});

describe('the contact form', () => {
  property.prop([anyRightContactForm])('takes what is right as it is', (form) => {
    const orderNumber = form.orderNumber === '' ? undefined : form.orderNumber;
    // Files get their types.
    expect(checkContactForm(form)).toMatchObject(E.right({ ...form, orderNumber }));
  });

  property.prop([anyContactForm])('takes again what it took', (form) => {
    const checked = checkContactForm(form);
    const again = E.chain((message: ContactMessage) => checkContactForm(typedAgain(message)));
    expect(again(checked)).toEqual(checked);
  });

  property.prop([anyContactForm])('names each refused field once, with a known code', (form) => {
    const checked = checkContactForm(form);
    const errors = E.isLeft(checked) ? checked.left : undefined;
    expect(errors).not.toEqual([]);
    expect(new Set(errors?.map(({ field }) => field)).size).toBe(errors?.length ?? 0);
    for (const { code } of errors ?? []) expect(Object.keys(formErrorMeanings)).toContain(code);
  });

  test('asks for a company where the white-label service is wanted', () => {
    const wanted = { ...right, topic: 'white-label', company: '' };
    expect(checkContactForm(wanted)).toEqual(E.left([{ field: 'company', code: 'missing' }]));
    expect(checkContactForm({ ...wanted, company: ' Lovelace\u00a0GmbH ' })).toMatchObject(
      E.right({ topic: 'white-label', company: 'Lovelace GmbH' }),
    );
    expect(checkContactForm({ ...right, company: 'x'.repeat(101) })).toEqual(
      E.left([{ field: 'company', code: 'too-long' }]),
    );
  });

  test('asks for everything but the order number and files, in its own order', () => {
    expect(checkContactForm({ ...emptyContactStep.typed, attachments: [] })).toEqual(
      E.left(['topic', 'name', 'email', 'message'].map((field) => ({ field, code: 'missing' }))),
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
    ['orderNumber', 'ß12', 'malformed'],
    ['orderNumber', '\uFB011', 'malformed'],
    ['orderNumber', '\u01311', 'malformed'],
    ['name', '\u200b', 'missing'],
    ['message', '\u200b'.repeat(20), 'missing'],
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

describe('the files of a message', () => {
  test('are known by their bytes, and get the ending of their type', () => {
    const files = [fileOfType('pdf', 64, '../Rechnung.exe'), fileOfType('jpg', 64, 'a.jpg')];
    expect(checkAttachments(files)).toMatchObject({
      right: [
        { name: 'Rechnung.pdf', type: 'pdf' },
        { name: 'a.jpg', type: 'jpg' },
      ],
    });
  });

  const { count, bytes } = attachmentLimits;
  const jpg = (size: number) => fileOfType('jpg', size);

  test.each([
    ['as many as may be', Array.from({ length: count }, () => jpg(64)), 'Right'],
    ['one too many', Array.from({ length: count + 1 }, () => jpg(64)), 'too-large'],
    ['as many bytes as may be', [jpg(64), jpg(bytes - 64)], 'Right'],
    ['a byte too many', [jpg(64), jpg(bytes - 63)], 'too-large'],
    [
      'a page of the web',
      [{ name: 'a.jpg', bytes: new TextEncoder().encode('<html>') }],
      'malformed',
    ],
    ['an animation', [jpg(64), fileOfType('gif')], 'malformed'],
    ['nothing', [{ name: 'a.jpg', bytes: new Uint8Array() }], 'malformed'],
  ])('%s', (_, files, answer) => {
    const checked = checkAttachments(files);
    expect(E.isRight(checked) ? 'Right' : checked.left.kind).toBe(answer);
  });
});

test.each(languages)('the contact page in %s takes the form, and no other page', (language) => {
  const word = contactPageSegments[language];
  expect(isContactPage(language, { kind: 'content', segments: [word] })).toBe(true);
  expect(isContactPage(language, { kind: 'content', segments: [word, 'more'] })).toBe(false);
  expect(isContactPage(language, { kind: 'content', segments: ['imprint'] })).toBe(false);
  expect(isContactPage(language, { kind: 'start' })).toBe(false);
});

describe('the topics', () => {
  property.prop([fc.oneof(fc.string(), fc.constantFrom(...contactTopics))])(
    'are known from all else',
    (text) => {
      expect(isContactTopic(text)).toBe(contactTopics.some((topic) => topic === text));
    },
  );

  test('are nine', () => {
    expect(new Set(contactTopics).size).toBe(9);
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
