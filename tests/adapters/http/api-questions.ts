/** What a port asks of the shop API, and what it makes of the answers; the contracts try both ends. */
import { expect, test } from 'vitest';

import type { ApiSettings } from '../../../adapters/http/address.ts';
import type { Money } from '../../../core/domain/money/money.ts';
import type { Format } from '../../../core/domain/format/format.ts';
import { E } from '../../../core/fp.ts';

export const scope = { channel: 'poster', locale: 'de-DE' } as const;
const baseUrl = 'http://shop.test';

/** Of a picture's upload, or of what was made of one. */
export const id = 'k'.repeat(43);

export const uuid = '4f0c2a9b-0000-4000-8000-000000000000';

export const wireCustomer = {
  emailHash: 'hash',
  firstName: 'Ada',
  lastName: 'Lovelace',
  isLoggedIn: true,
  isWhitelabelCustomer: false,
  number: '7',
};
export const customer = { ...wireCustomer, type: 0 };

export const euros = (minorUnits: number): Money<'eur'> => ({ minorUnits, currency: 'eur' });
export const centimetres = (width: number, height: number): Format<'cm'> => ({
  width,
  height,
  unit: 'cm',
});
export const wirePrice = { priceCurrent: '10.00', priceOriginal: '12.00' };
export const price = { priceCurrent: euros(1_000), priceOriginal: euros(1_200) };

export const canvas = { materialType: 'leinwand' } as const;
export const framed = { materialType: 'acrylglas', frameType: 'artbox' } as const;

export const json = (value: unknown) => Response.json(value);
export const none = () => new Response(null, { status: 204 });

export const wireError = (status: number, ...fields: readonly string[]): Response =>
  Response.json(
    {
      message: { text: 'No.' },
      payload: { errors: Object.fromEntries(fields.map((field) => [field, 'Wrong.'])) },
    },
    { status },
  );

/** An API that gives one answer, or none; it keeps what it was asked. */
export const answering = (answer?: Response) => {
  const asked: { readonly line: string; readonly body: string; readonly request: Request }[] = [];
  const api: ApiSettings = {
    baseUrl,
    fetch: async (request) => {
      const body = await request.clone().text();
      const line = `${request.method} ${decodeURIComponent(request.url.slice(baseUrl.length))}`;
      asked.push({ line, body, request });
      if (answer === undefined) throw new TypeError('no network');
      return answer.clone();
    },
  };
  return { asked, api };
};

/** An outage as its port says it. */
export const unavailable = (kind: string, reason = 'no network') => ({ kind, reason });

/** A form that did not arrive. */
export const failed = (code: string, status: number) => ({
  kind: 'failed',
  code,
  status,
  message: status === 0 ? undefined : 'No.',
  fields: {},
});

/** What is sent, what is answered, and what that means. */
type Question = {
  readonly ask: (api: ApiSettings) => Promise<unknown>;
  readonly line: string;
  readonly body?: unknown;
  readonly answer: () => Response;
  readonly means: unknown;
  /** Whether the session's cookie travels along. */
  readonly isPrivate?: boolean;
  readonly hasScope?: boolean;
  /** What no answer, 404, 400 and 500 mean. */
  readonly away?: unknown;
  readonly missing?: unknown;
  readonly mend?: unknown;
  readonly broken?: unknown;
};

const contentTypes: Readonly<Record<string, string>> = {
  object: 'application/json',
  string: 'application/offset+octet-stream',
};

const tryQuestion = async (question: Question): Promise<void> => {
  const { ask, line, body, answer, means, isPrivate = false, hasScope = true } = question;
  const { asked, api } = answering(answer());
  expect(await ask(api)).toEqual(E.right(means));
  expect(asked.map((one) => one.line)).toEqual([line]);
  const [{ request, body: sent } = { request: new Request(baseUrl), body: '' }] = asked;
  expect(sent).toBe(typeof body === 'object' ? JSON.stringify(body) : (body ?? ''));
  expect(request.headers.get('accept')).toBe('application/json');
  expect(request.credentials).toBe(isPrivate ? 'include' : 'same-origin');
  const ofScope = [request.headers.get('x-channel'), request.headers.get('x-locale')];
  expect(ofScope).toEqual(hasScope ? ['poster', 'de-DE'] : [null, null]);
  expect(request.headers.get('content-type')).toBe(contentTypes[typeof body] ?? null);
};

const ways = [
  ['away', undefined],
  ['missing', wireError(404)],
  ['mend', wireError(400)],
  ['broken', wireError(500)],
] as const;

/** Tests of one port's questions. */
export const testQuestions = (questions: readonly Question[]): void => {
  test.each(questions.map((question) => [question.line, question] as const))(
    '%s is asked as it is declared, its answer read, and a failure is what its port says',
    async (_, question) => {
      await tryQuestion(question);
      const named = ways.filter(([way]) => way in question);
      const said = await Promise.all(
        named.map(([, answer]) => question.ask(answering(answer).api)),
      );
      expect(said).toEqual(named.map(([way]) => E.left(question[way])));
    },
  );
};
