import { expect } from 'vitest';

import { httpOptionPrices } from '../../../adapters/http/option-prices.ts';
import {
  canvas,
  centimetres,
  euros,
  framed,
  json,
  scope,
  testQuestions,
  unavailable,
} from './api-questions.ts';

const format = centimetres(600, 400);
const options = {
  groups: [
    {
      group: 'acrylglas-bohrung',
      options: [
        { optionType: 'acrylglas-bohrung-none', surcharge: '0.00', isDefault: true },
        { optionType: 'acrylglas-bohrung-corner-holes', surcharge: '1.50', isDefault: false },
      ],
    },
  ],
  frameVariants: [],
  mats: [{ matType: 'mat-weiss', matSize: 20, surcharge: '2.00' }],
  glassTypes: [],
};

testQuestions([
  {
    ask: (api) => httpOptionPrices(api).surcharges(scope, canvas, format)(),
    line: 'GET /price-api/photo-options-groups?materialType=leinwand&formatType=600x400',
    answer: () => json({ payload: options }),
    means: [{ optionType: 'acrylglas-bohrung-corner-holes', surcharge: euros(150) }],
    away: unavailable('prices-unavailable'),
    missing: unavailable('prices-unavailable', 'the price API answered 404'),
  },
  {
    ask: (api) => httpOptionPrices(api).surcharges(scope, framed, format)(),
    line: 'GET /price-api/photo-options-groups?materialType=acrylglas&frameType=artbox&formatType=600x400',
    answer: () => json({ payload: { ...options, groups: [] } }),
    means: [],
  },
  {
    ask: (api) => httpOptionPrices(api).frameParts(scope, { ...framed, matSize: 0 }, format)(),
    line: 'GET /price-api/photo-options-groups?materialType=acrylglas&frameType=artbox&formatType=600x400&matType=mat-none&matSize=0',
    answer: () => json({ payload: options }),
    means: {
      frames: [],
      mats: [{ matType: 'mat-weiss', matSize: 20, surcharge: euros(200) }],
      glasses: [],
    },
  },
  {
    ask: (api) => httpOptionPrices(api).frameParts(scope, { ...framed, matSize: 20 }, format)(),
    line: 'GET /price-api/photo-options-groups?materialType=acrylglas&frameType=artbox&formatType=600x400&matType=mat-weiss&matSize=20',
    answer: () =>
      json({
        payload: {
          ...options,
          frameVariants: [{ frameVariant: 'artbox-eiche', surcharge: '3.00' }],
          glassTypes: [{ glassType: 'museum-glass', surcharge: '4.00' }],
        },
      }),
    means: expect.objectContaining({
      frames: [{ producedFrame: 'artbox-eiche', surcharge: euros(300) }],
      glasses: [{ glassType: 'museum-glass', surcharge: euros(400) }],
    }),
  },
]);
