/** Messages of the contact form as they are sent, and what is kept. */
import { describe, expect, test } from 'vitest';

import { attachmentLimits } from '../../../core/domain/contact/contact-attachments.ts';
import { fileOfType } from '../../arbitraries/toolbox.ts';
import { closedContactDesk, memoryContactDesk } from '../../fakes/contact-desk.ts';
import { openPageForms } from './page-form-world.ts';

const path = '/kontakt';
const typed = {
  topic: 'delivery',
  name: 'Ada',
  email: 'ada@example.com',
  company: '',
  orderNumber: '',
  message: 'Wann ist das Bild bei mir?',
};
const messageId = '4f0c2a9b-0000-4000-8000-000000000000';

/** As a browser sends it, with the files last. */
const formWith = (files: readonly File[], more: Readonly<Record<string, string>> = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...typed, ...more })) form.append(name, value);
  for (const file of files) form.append('attachments', file);
  return form;
};

const photo = (name: string, size = 64): File =>
  new File([new Uint8Array(fileOfType('jpg', size).bytes)], name);

describe('a message that is sent to the contact page', () => {
  test.each([
    ['localhost:3000', '/kontakt', '/kontakt#contact-sent'],
    ['localhost:3000', '/kontakt?_tracking=0', '/kontakt?_tracking=0#contact-sent'],
    ['kartenliebe.ch.localhost:3000', '/fr/contact/', '/fr/contact/#contact-sent'],
    ['nl.localhost:3000', '/contact', '/contact#contact-sent'],
  ])('of %s%s is kept and leads to its answer', async (host, url, location) => {
    const contactDesk = memoryContactDesk();
    const { send } = openPageForms({ contactDesk });
    expect(await send(url, formWith([]), { host })).toMatchObject({ kind: 'see-other', location });
    expect(contactDesk.messages).toMatchObject([{ name: 'Ada', attachments: [] }]);
  });

  test('brings its files, known by their bytes', async () => {
    const contactDesk = memoryContactDesk();
    const { send } = openPageForms({ contactDesk });
    const [first, second] = [photo('Ecke.jpg'), photo('../Riss.exe')];
    await send(path, formWith([first, second, new File([], '')]));
    expect(contactDesk.messages[0]?.attachments).toMatchObject([
      { name: 'Ecke.jpg', type: 'jpg', bytes: fileOfType('jpg').bytes },
      { name: 'Riss.jpg', type: 'jpg' },
    ]);
  });

  test.each([
    ['localhost:3000', '/white-label-service'],
    ['ch.localhost:3000', '/fr/service-marque-blanche'],
  ])('may be a company’s at the white-label service: %s%s', async (host, url) => {
    const contactDesk = memoryContactDesk();
    const { send } = openPageForms({ contactDesk });
    const wanted = { ...typed, topic: 'white-label' };
    expect(await send(url, wanted, { host })).toMatchObject({
      status: 422,
      step: { step: { problem: { errors: [{ field: 'company', code: 'missing' }] } } },
    });
    expect(await send(url, { ...wanted, company: 'Hopper GmbH' }, { host })).toMatchObject({
      location: `${url}#contact-sent`,
    });
    expect(contactDesk.messages).toMatchObject([{ topic: 'white-label', company: 'Hopper GmbH' }]);
  });

  test('without files may be urlencoded', async () => {
    const contactDesk = memoryContactDesk();
    await openPageForms({ contactDesk }).send(path, typed);
    expect(contactDesk.messages).toHaveLength(1);
  });

  const tooMany = Array.from({ length: attachmentLimits.count + 1 }, () => photo('a.jpg'));
  test.each([
    ['an empty field', formWith([], { topic: '' }), 'topic', 'missing', false],
    [
      'a page of the web',
      formWith([new File(['<html>'], 'a.jpg')]),
      'attachments',
      'malformed',
      true,
    ],
    ['too many files', formWith(tooMany), 'attachments', 'too-large', true],
    [
      'files too large',
      formWith([photo('a.jpg', attachmentLimits.bytes + 1)]),
      'attachments',
      'too-large',
      true,
    ],
    [
      'far too large',
      formWith([photo('a.jpg', 2 * attachmentLimits.bytes)]),
      'attachments',
      'too-large',
      true,
    ],
  ])('with %s comes back with what was typed', async (_, form, field, code, hadAttachments) => {
    const contactDesk = memoryContactDesk();
    expect(await openPageForms({ contactDesk }).send(path, form)).toMatchObject({
      kind: 'again',
      status: 422,
      step: {
        kind: 'contact-form',
        step: {
          typed: { ...typed, topic: form.get('topic') },
          hadAttachments,
          problem: { kind: 'refused', errors: [{ field, code }] },
        },
      },
    });
    expect(contactDesk.messages).toEqual([]);
  });

  test('that nobody takes comes back with an id, under which it is kept once', async () => {
    const failed = await openPageForms({ contactDesk: closedContactDesk() }).send(
      path,
      formWith([], { messageId }),
    );
    expect(failed).toMatchObject({
      status: 503,
      step: { step: { typed, problem: { kind: 'failed', messageId } } },
    });
    const contactDesk = memoryContactDesk();
    const { send } = openPageForms({ contactDesk });
    for (const time of ['first', 'second'])
      expect([time, await send(path, formWith([], { messageId }))]).toMatchObject([time, {}]);
    expect(contactDesk.messages).toHaveLength(1);
  });

  test.each([
    [403, { origin: 'https://elsewhere.example' }],
    [415, { 'content-type': 'text/plain' }],
    [400, { 'content-type': 'multipart/form-data' }],
  ])('is refused with %i: %o', async (status, headers) => {
    const contactDesk = memoryContactDesk();
    const { send } = openPageForms({ contactDesk });
    expect(await send(path, typed, headers)).toMatchObject({ kind: 'plain', status });
    expect(contactDesk.messages).toEqual([]);
  });

  test('has a page to itself, which takes the newsletter, too', async () => {
    const contactDesk = memoryContactDesk();
    const { send } = openPageForms({ contactDesk });
    expect(await send('/impressum', typed)).toBeUndefined();
    const newsletter = { form: 'newsletter', email: 'ada', consent: 'yes', recaptchaToken: 'x' };
    expect(await send(path, newsletter)).toMatchObject({ step: { kind: 'newsletter' } });
    expect(contactDesk.messages).toEqual([]);
  });
});
