/** The page in place of one that failed names the request under which the log has the failure. */
import { documentFiles } from '../../fakes/document-files.ts';
import { describe, expect, test } from 'vitest';

import { createRenderer } from '../../../server/pages/render.tsx';
import { allLazyComponents } from '../../../ui/web/navigation/lazy-component.tsx';
import { embedded } from '../../arbitraries/routing.ts';
import { requestFor, startDecision } from '../../ui/web/requests.ts';

const render = createRenderer({
  build: 'test',
  files: documentFiles,
});

const failing = () => () => Promise.reject(new Error('the content client broke'));

const broken = { page: failing, chrome: failing, navigation: failing };

const failedDocument = async (address: string) => {
  await allLazyComponents();
  const decision = startDecision(embedded, 'poster', 'de-DE');
  const { request, log } = requestFor(decision, embedded, { content: broken }, address);
  const rendered = await render(request, 'document');
  if (rendered.kind !== 'document') throw new Error(`a ${rendered.kind}`);
  return { ...rendered, body: rendered.body.join(''), log };
};

describe('a document that failed', () => {
  test('bears the name of its request, as the log does', async () => {
    const { status, body, isShared, log } = await failedDocument('http://localhost:3000/');
    expect([status, isShared]).toEqual([500, false]);
    expect(body).toContain('"failure":{"requestId":"a-request"');
    expect(body).not.toContain('<dd>a-request</dd>');
    expect(log.reports).toMatchObject([
      { code: 'request-failed', facts: { path: '/', requestId: 'a-request' } },
    ]);
  });

  test('shows it with the debug flag, and no stack', async () => {
    const { body } = await failedDocument('http://localhost:3000/?_debug=1');
    expect(body).toContain('<dd>a-request</dd>');
    expect(body).toContain('<dd>request-failed</dd>');
    expect(body).not.toContain('the content client broke');
  });
});
