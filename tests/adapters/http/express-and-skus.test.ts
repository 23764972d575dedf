import {
  httpExpressShop,
  httpImageMetadata,
  httpSkuContainers,
} from '../../../adapters/http/express-and-skus.ts';
import { euros, json, scope, testQuestions, unavailable } from './api-questions.ts';

testQuestions([
  {
    ask: (api) => httpExpressShop(api).offer(scope)(),
    line: 'GET /web-api/express-shop',
    answer: () =>
      json({
        payload: {
          products: ['photo-frame', 'photo-prints'],
          orderBefore: '2026-12-18T13:00:00Z',
          arrival: '2026-12-19T13:00:00+01:00',
          surcharge: '9.90',
        },
      }),
    means: {
      products: ['wall-picture'],
      orderBefore: Date.parse('2026-12-18T13:00:00Z'),
      arrival: Date.parse('2026-12-19T12:00:00Z'),
      surcharge: euros(990),
    },
    away: unavailable('express-shop-unavailable'),
    missing: { kind: 'no-express-shop' },
    mend: unavailable('express-shop-unavailable', 'the shop API answered 400'),
  },
  {
    ask: (api) => httpSkuContainers(api).container(scope, 'PF-7')(),
    line: 'GET /web-api/sku/container?sku=PF-7',
    answer: () =>
      json({ payload: { sku: 'PF-7', parameters: { materialType: 'leinwand', later: 'x' } } }),
    means: { sku: 'PF-7', parameters: { materialType: 'leinwand' } },
    away: unavailable('skus-unavailable'),
    missing: { kind: 'sku-not-found', sku: 'PF-7' },
  },
  {
    ask: (api) => httpImageMetadata(api).size('a/b.jpg')(),
    line: 'GET /web-api/aspect-ratio?source=a/b.jpg',
    answer: () => json({ payload: { width: 3_000, height: 2_000, aspectRatio: '3 / 2' } }),
    means: { width: 3_000, height: 2_000 },
    hasScope: false,
    away: { kind: 'image-metadata-unreadable', found: 'no network' },
    missing: { kind: 'image-not-found' },
    mend: { kind: 'image-metadata-unreadable', found: 'the shop API answered 400' },
  },
]);
