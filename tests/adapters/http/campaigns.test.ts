import { expect, test } from 'vitest';

import { httpCampaigns } from '../../../adapters/http/campaigns.ts';
import { E } from '../../../core/fp.ts';
import { answering, json, scope, testQuestions, unavailable } from './api-questions.ts';

const sent = {
  id: 'advent',
  title: 'Advent',
  badge: 'TOP DEAL',
  startsAt: '2026-12-01T00:00:00Z',
  endsAt: '2026-12-24T00:00:00+01:00',
};

const kind = 'campaigns-unavailable';

testQuestions([
  {
    ask: (api) => httpCampaigns(api).list(scope)(),
    line: 'GET /web-api/campaign-data',
    answer: () => json({ payload: { campaigns: [sent] } }),
    means: [
      {
        ...sent,
        startsAt: Date.parse('2026-12-01T00:00:00Z'),
        endsAt: Date.parse('2026-12-23T23:00:00Z'),
      },
    ],
    away: unavailable(kind),
  },
]);

test('a campaign without a real end is none that anybody announces', async () => {
  const { api } = answering(json({ payload: { campaigns: [{ ...sent, endsAt: sent.startsAt }] } }));
  expect(await httpCampaigns(api).list(scope)()).toEqual(
    E.left(unavailable(kind, 'payload.campaigns: campaign-ends-before-it-starts')),
  );
});
