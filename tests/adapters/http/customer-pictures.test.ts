import { httpCustomerPictures } from '../../../adapters/http/customer-pictures.ts';
import { json, scope, testQuestions, unavailable } from './api-questions.ts';

testQuestions([
  {
    ask: (api) => httpCustomerPictures(api).list(scope, 'leinwand')(),
    line: 'GET /web-api/customer-picture?materialType=leinwand',
    answer: () =>
      json({
        payload: {
          pictures: [
            { id: 'a', source: 'leadimage/moon-1/motif.jpg', alternative: 'A' },
            { id: 'b', source: 'https://elsewhere.example/b.jpg', alternative: 'B' },
          ],
        },
      }),
    means: [{ id: 'a', source: 'leadimage/moon-1/motif.jpg', alternative: 'A' }],
  },
  {
    ask: (api) => httpCustomerPictures(api).list(scope, undefined)(),
    line: 'GET /web-api/customer-picture',
    answer: () => json({ payload: { pictures: [] } }),
    means: [],
    away: unavailable('customer-pictures-unavailable'),
  },
]);
