/** The service that draws a story which is not saved: what it hands on, and what it says of what fails. */
import { expect, test } from 'vitest';

import type { DrawEdited, EditedDrawn } from '../../../server/pages/edited-page.ts';
import { isTransform, transformService } from '../../../server/pages/transform-service.ts';
import { recordingLog } from '../../fakes/log.ts';

const path = '/frontend-api/mp/storyblok/transform';

const ask = async (draw: DrawEdited) => {
  const log = recordingLog();
  const answer = await transformService({ draw, log }).request(
    `http://localhost${path}?address=${encodeURIComponent('/a?b=c')}`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', host: 'www.example.com' },
      body: JSON.stringify({ story: { name: 'A' } }),
    },
  );
  return { status: answer.status, body: await answer.json(), reports: log.reports };
};

test('is at one address, with any query', () => {
  for (const url of [path, `${path}?`, `${path}?address=/`])
    expect([url, isTransform(url)]).toEqual([url, true]);
  for (const url of [undefined, '', '/', `${path}/`, `${path}s`, `/a${path}`])
    expect([url, isTransform(url)]).toEqual([url, false]);
});

test('draws the story at its address, for the host that is asked', async () => {
  const document = { title: 'T', app: '<p>' };
  const asked: unknown[] = [];
  const { status, body } = await ask(async (given, left) => {
    asked.push([given, left.aborted]);
    return { kind: 'drawn', document };
  });
  expect([status, body]).toEqual([200, { payload: document }]);
  const story = { name: 'A' };
  expect(asked).toEqual([[{ host: 'www.example.com', address: '/a?b=c', story }, false]]);
});

test.each([
  ['no-preview', 403],
  ['no-document', 400],
  ['no-room', 503],
] as const)('says that there is %s with %i', async (kind, expected) => {
  const { status, body, reports } = await ask(async (): Promise<EditedDrawn> => ({ kind }));
  expect([status, reports]).toEqual([expected, []]);
  expect(JSON.stringify(body)).toMatch(kind === 'no-document' ? /"story"/u : /"message"/u);
});

test('is 500 where drawing fails, which is logged', async () => {
  const { status, reports } = await ask(() => Promise.reject(new Error('broke')));
  expect(status).toBe(500);
  expect(reports).toEqual([{ code: 'request-failed', facts: { path, reason: 'broke' } }]);
});
