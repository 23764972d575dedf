import { Hono } from 'hono';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

import { addRoutes } from '../../../../server/endpoints/route.ts';
import { toolboxRoutes } from '../../../../server/embedded/shop/toolbox.ts';
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
});
