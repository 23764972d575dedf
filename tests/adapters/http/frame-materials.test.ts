import { httpFrameMaterials } from '../../../adapters/http/frame-materials.ts';
import { json, scope, testQuestions, unavailable } from './api-questions.ts';

testQuestions([
  {
    ask: (api) => httpFrameMaterials(api).soldIn(scope, 'artbox')(),
    line: 'GET /web-api/variants-for-frame-types?frameTypes[]=artbox',
    answer: () =>
      json({
        payload: {
          frames: [
            { frameType: 'artbox', materials: ['acrylglas'], frameVariants: [] },
            { frameType: 'alurahmen', materials: ['leinwand'], frameVariants: [] },
          ],
        },
      }),
    means: ['acrylglas'],
    away: unavailable('frame-materials-unavailable'),
  },
]);
