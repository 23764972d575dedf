/** The withdrawal of a contract as it is sent: its steps, and what is kept. */
import { describe, expect, test } from 'vitest';

import { closedWithdrawalDesk, memoryWithdrawalDesk } from '../../fakes/withdrawal-desk.ts';
import { openPageForms } from './page-form-world.ts';

const path = '/vertrag-widerrufen';
const fields = { name: 'Ada', orderNumber: 'A-1', goods: '', email: 'a@example.com' };
const withdrawalId = '4f0c2a9b-0000-4000-8000-000000000000';

describe('a withdrawal that is sent to its page', () => {
  test.each([
    [200, { wants: 'review' }, { kind: 'review' }],
    [200, {}, { kind: 'review' }],
    [200, { wants: 'edit' }, { kind: 'form', form: fields, errors: [] }],
    [200, { wants: 'confirm', withdrawalId }, { receipt: { reference: '4F0C-2A9B' } }],
    [
      422,
      { wants: 'confirm', orderNumber: '' },
      { kind: 'form', form: { ...fields, orderNumber: '' }, errors: [{ field: 'orderNumber' }] },
    ],
  ])('is answered with %i for %o', async (status, more, step) => {
    const answer = await openPageForms().send(path, { ...fields, ...more });
    expect(answer).toMatchObject({ kind: 'again', status, step: { kind: 'withdrawal', step } });
  });

  test('is kept once, however often it is sent', async () => {
    const withdrawalDesk = memoryWithdrawalDesk();
    const { send } = openPageForms({ withdrawalDesk });
    const confirmed = { ...fields, wants: 'confirm', withdrawalId };
    const answers = [await send(path, confirmed), await send(path, confirmed)];
    expect(answers[0]).toEqual(answers[1]);
    expect(withdrawalDesk.declared).toHaveLength(1);
  });

  test('that is changed after it was kept is kept beside the first, once', async () => {
    const desk = memoryWithdrawalDesk();
    const ids: string[] = [];
    const withdrawalDesk: typeof desk = {
      ...desk,
      declare: (scope, withdrawal, id) => {
        ids.push(id);
        return desk.declare(scope, withdrawal, id);
      },
    };
    const { send } = openPageForms({ withdrawalDesk });
    const confirmed = { ...fields, wants: 'confirm', withdrawalId };
    await send(path, confirmed);
    const changed = { ...confirmed, goods: 'The second frame' };
    const answers = [await send(path, changed), await send(path, changed)];
    expect(answers[0]).toMatchObject({ status: 200, step: { step: { kind: 'received' } } });
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).not.toMatchObject({
      step: { step: { receipt: { reference: '4F0C-2A9B' } } },
    });
    await send(path, { ...changed, goods: 'The third frame' });
    expect(withdrawalDesk.declared.map(({ goods }) => goods)).toEqual([
      undefined,
      changed.goods,
      'The third frame',
    ]);
    const others = ids.filter((id) => id !== withdrawalId);
    for (const id of others)
      expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/u);
    expect(new Set(others).size).toBe(2);
  });

  test('that is not kept is a 503 with the same statement to confirm', async () => {
    const { send } = openPageForms({ withdrawalDesk: closedWithdrawalDesk() });
    expect(await send(path, { ...fields, wants: 'confirm', withdrawalId })).toMatchObject({
      status: 503,
      step: { step: { kind: 'failed', withdrawalId, withdrawal: { orderNumber: 'A-1' } } },
    });
  });

  test('may name all of its goods in any script', async () => {
    const goods = '\u672c'.repeat(2_000);
    expect(await openPageForms().send(path, { ...fields, goods })).toMatchObject({ status: 200 });
  });

  test.each([
    [403, { origin: 'https://elsewhere.example' }, {}],
    [403, { origin: 'null' }, {}],
    [403, { 'sec-fetch-site': 'cross-site' }, {}],
    [415, { 'content-type': 'text/plain' }, {}],
    [413, {}, { goods: 'x'.repeat(40_000) }],
  ])('is refused with %i, and nothing is kept: %o', async (status, headers, more) => {
    const withdrawalDesk = memoryWithdrawalDesk();
    const { send } = openPageForms({ withdrawalDesk });
    const confirmed = { ...fields, ...more, wants: 'confirm', withdrawalId };
    expect(await send(path, confirmed, headers)).toMatchObject({ kind: 'plain', status });
    expect(withdrawalDesk.declared).toEqual([]);
  });

  test('is taken of a browser that hides its origin, and of one that says nothing', async () => {
    const hidden = { origin: 'null', 'sec-fetch-site': 'same-origin' };
    for (const headers of [hidden, {}])
      expect(await openPageForms().send(path, fields, headers)).toMatchObject({ status: 200 });
  });

  test('has a page to itself: no other takes it', async () => {
    expect(await openPageForms().send('/impressum', fields)).toBeUndefined();
    expect(await openPageForms().send('/gibt-es-nicht.php', fields)).toBeUndefined();
  });

  test.each([{ origin: 'https://elsewhere.example' }, { origin: 'null' }])(
    'of another site is refused on a page without a form as on one that has one: %o',
    async (headers) => {
      const { send } = openPageForms();
      for (const place of [path, '/impressum', '/gibt-es-nicht'])
        expect(await send(place, fields, headers)).toMatchObject({ kind: 'plain', status: 403 });
    },
  );
});
