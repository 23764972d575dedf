/** Storefront §7, `campaign-data`. */
import { jsonAnswer } from '../answers.ts';
import { CampaignsAnswer } from '../codecs/campaigns.ts';
import { endpoint, noQuery, question } from '../endpoint.ts';
import { shopScope } from '../scope.ts';

export const campaignEndpoints = {
  campaignData: endpoint({
    ...question,
    paths: ['/web-api/campaign-data'],
    summary: 'Campaigns of a site that run or are still to come, each with its start and its end.',
    port: 'Campaigns.list',
    scope: shopScope,
    query: noQuery,
    answer: jsonAnswer(CampaignsAnswer),
    caching: { kind: 'shared', seconds: 60 },
  }),
} as const;
