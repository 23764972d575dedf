import { httpContactDesk } from '../../../adapters/http/contact.ts';
import { none, scope, testQuestions, unavailable, uuid } from './api-questions.ts';

const texts = { name: 'Ada', email: 'a@b.example', topic: 'delivery', message: 'When?' } as const;

testQuestions([
  {
    ask: (api) =>
      httpContactDesk(api).send(
        scope,
        { ...texts, orderNumber: undefined, attachments: [] },
        uuid,
      )(),
    line: 'POST /web-api/contact-message',
    body: { ...texts, messageId: uuid, attachments: [] },
    answer: none,
    means: undefined,
    away: unavailable('contact-unavailable'),
  },
  {
    ask: (api) =>
      httpContactDesk(api).send(
        scope,
        {
          ...texts,
          orderNumber: 'A-1',
          attachments: [{ name: 'a.jpg', type: 'jpg', bytes: Uint8Array.of(1, 2, 255) }],
        },
        uuid,
      )(),
    line: 'POST /web-api/contact-message',
    body: {
      ...texts,
      messageId: uuid,
      attachments: [{ name: 'a.jpg', content: 'AQL/' }],
      orderNumber: 'A-1',
    },
    answer: none,
    means: undefined,
  },
]);
