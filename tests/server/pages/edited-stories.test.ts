/** Pages of an editor with a valid token: drawn each time, kept by nobody, and stories that are not saved. */
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';

import { createAdmission } from '../../../adapters/shared/admission.ts';
import { TE } from '../../../core/fp.ts';
import type { OpenedPreview } from '../../../core/usecases/open-preview.ts';
import type { EditedDocument, EditingSettings } from '../../../server/pages/edited-page.ts';
import { createPreviews } from '../../../server/pages/preview.ts';
import type { StorefrontSettings } from '../../../server/pages/storefront.ts';
import type { StorefrontRequest } from '../../../ui/web/requests/storefront-request.ts';
import { manualClock } from '../../fakes/clock.ts';
import { previewQuery, samplePreviewToken } from '../../fakes/preview-query.ts';
import { open } from './opened-storefront.ts';

const now = Date.parse('2026-11-22T12:00:00Z');
const query = previewQuery(now, { _editor: '42' });
const host = 'localhost:3000';
const stays = new AbortController().signal;

const world = async (
  given: Partial<EditingSettings> = {},
  settings: Partial<StorefrontSettings> = {},
) => {
  const drawn: StorefrontRequest[] = [];
  const transformed: unknown[] = [];
  const editing: EditingSettings = {
    previews: createPreviews({
      previewToken: samplePreviewToken,
      clock: manualClock(now),
      policy: 'of editors',
    }),
    storyTransform: () => ({
      page: (_, story) => {
        transformed.push(story);
        return TE.left({ kind: 'content-unavailable', reason: 'not asked for its answer' });
      },
    }),
    render: async (request): Promise<EditedDocument | undefined> => {
      drawn.push(request);
      return { title: 'T', app: '<p>' };
    },
    ...given,
  };
  return { ...(await open({ settings: { editing, ...settings } })), drawn, transformed };
};

const storyAt = (address: string) => ({ host, address, story: { name: 'a' } });

describe('a page of an editor', () => {
  test('is drawn each time with the editor’s view of the content, and kept by nobody', async () => {
    let evaluations = 0;
    const evaluate = async () => {
      evaluations += 1;
      return { treatments: {}, isForced: false };
    };
    const { ask, rendered } = await world({}, { evaluate });
    for (let time = 0; time < 2; time += 1) {
      const { headers } = await ask(`/impressum?${query}`);
      expect([headers['cache-control'], headers['x-robots-tag'], headers.etag]).toEqual([
        'no-store',
        'noindex',
        undefined,
      ]);
      expect(headers['content-security-policy']).toBe('of editors');
    }
    const previews: readonly (OpenedPreview | undefined)[] = rendered.map(
      ({ request }) => request.preview,
    );
    expect(previews).toMatchObject([{ editor: 'own' }, { editor: 'own' }]);
    expect(rendered.map(({ request }) => request.hasMissingPage)).toEqual([false, false]);
    expect(evaluations).toBe(0);
    await ask('/impressum');
    expect([rendered.at(-1)?.request.preview, evaluations]).toEqual([undefined, 1]);
  });

  test('is found by the full slug of its story, as the editor asks for it', async () => {
    const { ask, rendered } = await world();
    const asked = await ask(`/poster/de-DE/pages/impressum?${query}`);
    expect([asked.status, asked.headers.location]).toEqual([
      302,
      `http://${host}/impressum?${query}`,
    ]);
    await ask(`/poster/de-DE/pages/impressum/_payload.json?${query}`);
    await ask('/poster/de-DE/pages/impressum');
    expect(rendered).toHaveLength(2);
  });

  test('is not answered from memory', async () => {
    const { ask, storefront } = await world();
    const answers = (url: string, method = 'GET'): boolean => {
      const request = Object.assign(new IncomingMessage(new Socket()), { method, url });
      request.headers.host = host;
      return storefront.answerFromCache(request, new ServerResponse(request));
    };
    expect(answers('/impressum')).toBe(false);
    await ask('/impressum');
    expect([answers('/impressum'), answers('/impressum', 'HEAD')]).toEqual([true, true]);
    expect([answers('/impressum', 'POST'), answers(`/impressum?${query}`)]).toEqual([false, false]);
    const old = previewQuery(now - 3_600_000, { _editor: '42' });
    expect(answers(`/impressum?${old}`)).toBe(false);
  });
});

describe('a story that is not saved', () => {
  test('is drawn in the place of the one at its address, and no other', async () => {
    const { storefront, drawn, transformed } = await world();
    expect(await storefront.drawEdited(storyAt(`/impressum?${query}`), stays)).toEqual({
      kind: 'drawn',
      document: { title: 'T', app: '<p>' },
    });
    const [{ ports, url, preview } = { ports: undefined, url: undefined, preview: undefined }] =
      drawn;
    expect([url?.href, preview?.editor]).toEqual([`http://${host}/impressum`, 'own']);
    const page = { channel: 'poster', locale: 'de-DE', platform: 'web' } as const;
    await ports?.content.page({ ...page, slug: 'kontakt' })();
    expect(transformed).toEqual([]);
    await ports?.content.page({ ...page, slug: 'impressum' })();
    expect(transformed).toEqual([{ name: 'a' }]);
  });

  test.each([
    ['without a token', '/impressum'],
    ['with an old one', `/impressum?${previewQuery(now - 3_600_000, { _editor: '42' })}`],
    ['of what is no page', `/canvas-prints?${query}`],
  ])('is drawn at no address %s', async (_, address) => {
    const { storefront, drawn } = await world();
    const outcome = await storefront.drawEdited(storyAt(address), stays);
    expect([outcome, drawn]).toEqual([{ kind: 'no-preview' }, []]);
  });

  test('is none where it leads elsewhere, where there is no room, or where nobody edits', async () => {
    const at = storyAt(`/impressum?${query}`);
    const elsewhere = await world({ render: async () => undefined });
    expect(await elsewhere.storefront.drawEdited(at, stays)).toEqual({ kind: 'no-document' });
    const full = await world({}, { admission: createAdmission({ running: 0, waiting: 0 }) });
    expect(await full.storefront.drawEdited(at, stays)).toEqual({ kind: 'no-room' });
    const { storefront } = await open();
    expect(await storefront.drawEdited(at, stays)).toEqual({ kind: 'no-preview' });
  });
});
