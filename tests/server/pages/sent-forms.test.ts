/** Forms that are sent to pages: who answers, what is drawn again, and who is refused. */
import { describe, expect, test } from 'vitest';

import { sleep } from '../../../adapters/shared/sleep.ts';
import type { FormAnswer } from '../../../server/forms/form.ts';
import type { PageForms } from '../../../server/forms/page-forms.ts';
import type { FormStep } from '../../../ui/web/requests/sent-form.ts';
import { open } from './opened-storefront.ts';

const step: FormStep = { kind: 'newsletter', step: { typed: { email: 'a', hasConsent: true } } };

/** Every page takes forms, which are answered with this; `/impressum` alone has one of its own. */
const world = async (answer: FormAnswer<FormStep> | undefined) => {
  const sent: string[] = [];
  const waits: number[] = [];
  const forms: PageForms = {
    hasOwn: ({ path }) => path === '/impressum',
    answer: async ({ method, headers }, { path }, signal) => {
      sent.push(`${method} ${path} ${headers.cookie} ${signal.aborted}`);
      return answer;
    },
  };
  const opened = await open({
    settings: {
      forms,
      sleep: (milliseconds, signal) => {
        waits.push(milliseconds);
        return sleep(milliseconds, signal);
      },
    },
  });
  const post = (path: string, method = 'POST') =>
    opened.ask(path, { method, headers: { cookie: 'a=b' } });
  return { ...opened, post, sent, waits };
};

const seeOther = { kind: 'see-other', location: '/impressum?a=b#c' } as const;

describe('a form that is sent to a page', () => {
  test('leads on with its cookies, is kept by nobody, and draws nothing', async () => {
    const { post, sent, rendered } = await world({ ...seeOther, setCookies: ['c=d', 'e=f'] });
    const { status, headers, body } = await post('/impressum');
    expect([status, headers.location, headers['cache-control'], body.length]).toEqual([
      303,
      seeOther.location,
      'no-store',
      0,
    ]);
    expect(headers['set-cookie']).toEqual(['c=d', 'e=f']);
    expect(headers['content-length']).toBe('0');
    expect([sent, rendered]).toEqual([['POST /impressum a=b false'], []]);
    expect((await (await world(seeOther)).post('/')).headers['set-cookie']).toBeUndefined();
  });

  test('leads to no other host, but to a designer’s', async () => {
    const location = '//designer.example/';
    const led = async (kind: 'see-other' | 'hand-off') =>
      (await (await world({ kind, location })).post('/impressum')).headers.location;
    expect([await led('see-other'), await led('hand-off')]).toEqual(['/', location]);
  });

  test('is refused in plain words', async () => {
    const { post } = await world({ kind: 'plain', status: 413, text: 'Content Too Large' });
    const { status, headers, body } = await post('/impressum');
    expect([status, body.toString()]).toEqual([413, 'Content Too Large']);
    expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  test('is shown again with its page, to its sender alone', async () => {
    const again = { kind: 'again', step, status: 422 } as const;
    const { ask, post, rendered } = await world(again);
    await post('/leinwanddruck');
    await post('/leinwanddruck');
    await ask('/leinwanddruck');
    await ask('/leinwanddruck');
    expect(rendered.map(({ request }) => [request.sent, request.cookies])).toEqual([
      [again, 'a=b'],
      [again, 'a=b'],
      [undefined, undefined],
    ]);
    expect(new Set(rendered.map(({ url }) => url))).toEqual(
      new Set(['http://localhost:3000/leinwanddruck']),
    );
  });

  test('has more time than a page: a password is hashed', async () => {
    const { post, ask, waits } = await world(seeOther);
    await post('/impressum');
    await ask('/impressum');
    expect(waits).toEqual([5_500, 1_500]);
  });

  test.each([
    ['POST', '/impressum', 'GET, HEAD, POST', 1],
    ['POST', '/leinwanddruck', 'GET, HEAD', 1],
    ['PUT', '/impressum', 'GET, HEAD, POST', 0],
    ['PUT', '/leinwanddruck', 'GET, HEAD', 0],
    ['POST', '/impressum/_payload.json', 'GET, HEAD', 0],
    ['POST', '/web-api', 'GET, HEAD', 0],
  ])('that nobody takes is refused: %s %s allows %s', async (method, path, allow, asked) => {
    const { post, sent, rendered } = await world(undefined);
    const { status, headers } = await post(path, method);
    expect([status, headers.allow]).toEqual([405, allow]);
    expect([sent.length, rendered.length]).toEqual([asked, 0]);
  });

  test('of a page that leads on is not asked at all', async () => {
    const { post, sent } = await world(seeOther);
    const { status, headers } = await post('/canvas-prints');
    expect([status, headers.location, sent.length]).toEqual([301, '/leinwanddruck', 0]);
  });
});
