import { expect, test } from 'vitest';

import { withVisitorCookies } from '../../../adapters/http/visitor-cookies.ts';

/** Answers with the given `Set-Cookie` lines, one list a call, and notes what each call carries. */
const service = (...answers: readonly (readonly string[])[]) => {
  const carried: (string | null)[] = [];
  return {
    carried,
    fetch: async (request: Request): Promise<Response> => {
      const headers = new Headers();
      for (const line of answers[carried.length] ?? []) headers.append('Set-Cookie', line);
      carried.push(request.headers.get('Cookie'));
      return new Response(null, { headers });
    },
  };
};

const ask = new Request('https://shop.example/web-api');

test('the cookies of a request are carried to the letter', async () => {
  const { carried, fetch } = service();
  // As servers write them that do not encode: a token in base64, a quoted value, two of one name.
  const header = 'session=a+b/c==; seen="x y"; session=other; odd=%zz; bare';
  await withVisitorCookies(fetch, header).fetch(ask);
  await withVisitorCookies(fetch, '').fetch(ask);
  await withVisitorCookies(fetch, ' ;a=1 ;; b ; ').fetch(ask);
  expect(carried).toEqual([header, null, 'a=1; b']);
});

test('what an answer sets replaces what the browser has, from the next call on', async () => {
  const lines = ['session=new; Path=/; HttpOnly', 'session=newer; Path=/'];
  const { carried, fetch } = service(lines);
  const visitor = withVisitorCookies(fetch, 'session=old; style=dark');
  await visitor.fetch(ask);
  await visitor.fetch(ask);
  expect(carried).toEqual(['session=old; style=dark', 'style=dark; session=newer']);
  expect(visitor.setCookies()).toEqual(lines);
});
