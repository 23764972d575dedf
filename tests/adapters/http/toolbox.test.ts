import { expect, test } from 'vitest';

import { httpToolbox } from '../../../adapters/http/toolbox.ts';
import { E } from '../../../core/fp.ts';
import { fileOfType } from '../../arbitraries/toolbox.ts';
import {
  answering,
  id,
  json,
  scope,
  testQuestions,
  unavailable,
  wireError,
} from './api-questions.ts';

const { bytes } = fileOfType('jpg');

testQuestions([
  {
    ask: (api) => httpToolbox(api, scope).download(id)(),
    hasScope: false,
    line: `GET /web-api/toolbox-download?id=${id}`,
    answer: () =>
      new Response(new Uint8Array(bytes), {
        headers: {
          'Content-Type': 'image/jpeg',
          'Content-Disposition': "attachment; filename*=UTF-8''a%20b.jpg",
        },
      }),
    means: { id, name: 'a b.jpg', type: 'jpg', byteCount: bytes.byteLength, bytes },
    away: unavailable('toolbox-unavailable'),
    missing: { kind: 'result-not-found', id },
    mend: unavailable('toolbox-unavailable', 'the shop API answered 400'),
  },
]);

const refused = (reason: string) => E.left(unavailable('toolbox-unavailable', reason));

test('a picture is sent with what shall become of it, and one that breaks off is named', async () => {
  const optimize = async (answer: Response) => {
    const { api, asked } = answering(answer);
    const result = await httpToolbox(api, scope).optimizeImage({
      file: { name: 'a.jpg', type: 'jpg', bytes },
      quality: 80,
      longestSide: 1_000,
    })();
    return { result, sent: await asked[0]?.request.formData() };
  };
  const answered = { id, name: 'a.jpg', type: 'jpg', byteCount: 5 };
  const { result, sent } = await optimize(json({ payload: answered }));
  expect(result).toEqual(E.right(answered));
  expect([sent?.get('quality'), sent?.get('longestSide')]).toEqual(['80', '1000']);
  expect((await optimize(wireError(400, 'file'))).result).toEqual(
    E.left({ kind: 'file-unreadable', name: 'a.jpg' }),
  );
  for (const [status, field] of [
    [400, 'quality'],
    [500, 'file'],
  ] as const)
    expect((await optimize(wireError(status, field))).result).toEqual(
      refused(`the shop API answered ${status}`),
    );
});

test('a file is refused without its name, and by its type', async () => {
  const read = async (headers: Readonly<Record<string, string>>, content = bytes) =>
    httpToolbox(answering(new Response(new Uint8Array(content), { headers })).api, scope).download(
      id,
    )();
  const named = "attachment; filename*=UTF-8''a.jpg";
  expect(await read({ 'Content-Type': 'image/jpeg' })).toEqual(refused('the answer has no name'));
  for (const name of ["attachment; filename*=UTF-8''", "attachment; filename*=UTF-8''%"])
    expect(await read({ 'Content-Type': 'image/jpeg', 'Content-Disposition': name })).toEqual(
      refused('the answer has no name'),
    );
  expect(await read({ 'Content-Type': 'text/html', 'Content-Disposition': named })).toEqual(
    refused('the answer is text/html'),
  );
  expect(
    await read({ 'Content-Type': 'image/jpeg', 'Content-Disposition': named }, Uint8Array.of(1)),
  ).toEqual(refused('the file is of no known type'));
});

test('a file and a PDF are sent with what they shall become; the refused say why', async () => {
  const file = { name: 'a.gif', type: 'gif', bytes } as const;
  const result = { id, name: 'a.webp', type: 'webp', byteCount: 5 };
  const converted = answering(json({ payload: result }));
  expect(await httpToolbox(converted.api, scope).convertFile({ file, to: 'webp' })()).toEqual(
    E.right(result),
  );
  expect((await converted.asked[0]?.request.formData())?.get('to')).toBe('webp');

  const draw = async (answer: Response) => {
    const { api, asked } = answering(answer);
    const pdf = { name: 'a.pdf', type: 'pdf', bytes } as const;
    const drawn = await httpToolbox(api, scope).convertPdf({
      file: pdf,
      to: 'png',
      dotsPerInch: 150,
    })();
    return { drawn, sent: await asked[0]?.request.formData() };
  };
  const { drawn, sent } = await draw(json({ payload: [result, result] }));
  expect(drawn).toEqual(E.right([result, result]));
  expect([sent?.get('to'), sent?.get('dotsPerInch')]).toEqual(['png', '150']);
  expect((await draw(json({ payload: [] }))).drawn).toEqual(refused('no page'));
  for (const [field, kind] of [
    ['file', 'file-unreadable'],
    ['password', 'file-locked'],
    ['pages', 'too-many-pages'],
  ] as const)
    expect((await draw(wireError(400, field))).drawn).toEqual(E.left({ kind, name: 'a.pdf' }));
});
