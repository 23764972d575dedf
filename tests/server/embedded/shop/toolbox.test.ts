import { Hono } from 'hono';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';

import { addRoutes } from '../../../../server/endpoints/route.ts';
import { toolboxRoutes } from '../../../../server/embedded/shop/toolbox.ts';
import { fileOfType } from '../../../arbitraries/toolbox.ts';
import { samplePdf } from '../../../fakes/sample-pdf.ts';
import { drawNoPdf, memoryResults } from '../../../fakes/toolbox-results.ts';

describe('the toolbox', () => {
  test('drops a picture whose client has left before its turn', async () => {
    const kept: string[] = [];
    const results = memoryResults();
    const routes = toolboxRoutes({
      trustedProxies: 0,
      drawPdf: drawNoPdf,
      results: {
        ...results,
        keep: (result, bytes) => {
          kept.push(result.name);
          return results.keep(result, bytes);
        },
      },
    });
    const app = new Hono();
    addRoutes(app, Object.values(routes));

    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const picture = await sharp({
      create: { width: 64, height: 64, channels: 3, background: 'white', noise },
    })
      .jpeg()
      .toBuffer();
    const optimize = async (name: string, signal?: AbortSignal): Promise<number> => {
      const body = new FormData();
      body.append('file', new File([picture], name, { type: 'image/jpeg' }));
      body.append('quality', '50');
      const headers = { 'x-locale': 'de-DE', 'x-channel': 'poster' };
      const request = new Request('http://shop.test/web-api/toolbox-optimize-image', {
        method: 'POST',
        body,
        headers,
        ...(signal && { signal }),
      });
      return (await app.request(request)).status;
    };
    expect(await optimize('left.jpg', AbortSignal.abort())).toBe(503);
    expect(await optimize('stayed.jpg')).toBe(200);
    expect(kept).toEqual(['stayed.jpg']);
  });

  test('lets no client with large files stop another one', async () => {
    const begun: { readonly byteCount: number; readonly end: () => void }[] = [];
    const routes = toolboxRoutes({
      trustedProxies: 1,
      results: memoryResults(),
      drawPdf: ({ bytes }) =>
        new Promise((resolve) => {
          const end = (): void => resolve({ kind: 'unreadable' });
          begun.push({ byteCount: bytes.byteLength, end });
        }),
    });
    const app = new Hono();
    addRoutes(app, Object.values(routes));
    const send = async (client: string, pdf: Uint8Array): Promise<number> => {
      const body = new FormData();
      body.append('file', new File([new Uint8Array(pdf)], 'a.pdf'));
      const headers = { 'x-locale': 'de-DE', 'x-channel': 'poster', 'x-forwarded-for': client };
      const url = 'http://shop.test/web-api/toolbox-convert-pdf';
      return (await app.request(new Request(url, { method: 'POST', body, headers }))).status;
    };
    /** One more than may be on their way: once that one is refused, the others stand in line. */
    const sendAll = async (client: string, pdf: Uint8Array) => {
      const sent = Array.from({ length: 6 }, () => send(client, pdf));
      await Promise.any(sent.map(async (one) => expect(await one).toBe(503)));
      return sent;
    };
    const [large, small] = [samplePdf(2), samplePdf(1)];
    const statuses = [
      ...(await sendAll('192.0.2.1', large)),
      ...(await sendAll('192.0.2.2', small)),
    ];
    for (let count = 0; count < 10; count += 1) {
      await vi.waitFor(() => expect(begun).toHaveLength(count + 1));
      begun[count]?.end();
    }
    expect((await Promise.all(statuses)).toSorted((one, other) => one - other)).toEqual([
      ...Array.from({ length: 10 }, () => 400),
      503,
      503,
    ]);
    expect(begun.map(({ byteCount }) => byteCount)).toEqual(
      Array.from({ length: 5 }, () => [large.byteLength, small.byteLength]).flat(),
    );
  });

  test('says in the shopper’s language what cannot be converted', async () => {
    const app = new Hono();
    addRoutes(
      app,
      Object.values(
        toolboxRoutes({ trustedProxies: 0, results: memoryResults(), drawPdf: drawNoPdf }),
      ),
    );
    const refusalOf = async (tool: string, bytes: Uint8Array, locale: string) => {
      const body = new FormData();
      body.append('file', new File([new Uint8Array(bytes)], 'photo.jpg'));
      const headers = { 'x-locale': locale, 'x-channel': 'poster' };
      const answer = await app.request(
        new Request(`http://shop.test/web-api/toolbox-${tool}`, { method: 'POST', body, headers }),
      );
      expect(answer.status).toBe(400);
      return JSON.stringify(await answer.json());
    };
    const { bytes } = fileOfType('heic');
    expect(await refusalOf('convert-file', bytes, 'de-DE')).toContain('Maximale Kompatibilität');
    expect(await refusalOf('convert-file', bytes, 'fr-CH')).toContain('Le plus compatible');
    expect(await refusalOf('convert-pdf', samplePdf(1), 'nl-BE')).toContain('beschadigd');
  });
});
