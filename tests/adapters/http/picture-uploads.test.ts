import { expect, test } from 'vitest';

import { httpPictureUploads } from '../../../adapters/http/picture-uploads.ts';
import { refusedFields } from '../../../adapters/http/picture-upload-fields.ts';
import { E } from '../../../core/fp.ts';
import {
  answering,
  id,
  json,
  none,
  scope,
  testQuestions,
  unavailable,
  wireError,
} from './api-questions.ts';

const upload = { id, byteCount: 5, offset: 0 };
const away = unavailable('uploads-unavailable');

testQuestions([
  {
    ask: (api) => httpPictureUploads(api, scope).begin(5)(),
    line: 'POST /web-api/customer-picture/uploads',
    body: { byteCount: 5 },
    answer: () => json({ payload: upload }),
    means: upload,
    isPrivate: true,
    away,
    missing: { kind: 'upload-not-found', id: '' },
    mend: unavailable('uploads-unavailable', 'the shop API answered 400'),
  },
  {
    ask: (api) => httpPictureUploads(api, scope).append(id, 3, Uint8Array.of(65))(),
    line: `PATCH /web-api/customer-picture/uploads?id=${id}&offset=3`,
    body: 'A',
    answer: () => json({ payload: { ...upload, offset: 4 } }),
    means: { ...upload, offset: 4 },
    isPrivate: true,
  },
  {
    ask: (api) => httpPictureUploads(api, scope).find(id)(),
    line: `GET /web-api/customer-picture/uploads?id=${id}`,
    answer: () => json({ payload: upload }),
    means: upload,
    isPrivate: true,
    away,
    missing: { kind: 'upload-not-found', id },
  },
  {
    ask: (api) => httpPictureUploads(api, scope).complete(id)(),
    line: `POST /web-api/customer-picture/uploads/complete?id=${id}`,
    answer: () => json({ payload: upload }),
    means: upload,
    isPrivate: true,
  },
  {
    ask: (api) => httpPictureUploads(api, scope).remove(id)(),
    line: `DELETE /web-api/customer-picture/uploads?id=${id}`,
    answer: none,
    means: undefined,
    isPrivate: true,
    away,
    missing: { kind: 'upload-not-found', id },
  },
]);

test('a refusal says what is wrong with the picture, or where its upload stands', async () => {
  const refusal = async (status: number, ...fields: readonly string[]) =>
    httpPictureUploads(answering(wireError(status, ...fields)).api, scope).complete(id)();
  for (const [kind, field] of refusedFields)
    expect(await refusal(400, field)).toEqual(E.left({ kind }));
  expect(await refusal(409, 'complete')).toEqual(E.left({ kind: 'upload-incomplete', id }));
  expect(await refusal(409)).toEqual(E.left({ kind: 'upload-offset-wrong', id }));
  expect(await refusal(500, 'file')).toEqual(
    E.left(unavailable('uploads-unavailable', 'the shop API answered 500')),
  );
});
