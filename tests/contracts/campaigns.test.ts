/** Campaigns over HTTP: directly, and behind the relay to a shop elsewhere. No database has them. */
import { httpCampaigns } from '../../adapters/http/campaigns.ts';
import type { Campaign } from '../../core/domain/campaign/campaign.ts';
import { emptyChrome } from '../../core/domain/content/chrome.ts';
import { E, TE } from '../../core/fp.ts';
import { expect, test } from 'vitest';
import { campaignRoutes } from '../../server/embedded/shop/campaigns.ts';
import { manualClock } from '../fakes/clock.ts';
import { memoryContent } from '../fakes/content.ts';
import { relayed, routed, shopUrl } from '../fakes/relayed.ts';
import { campaignsContract, knownCampaigns } from './offers.ts';

const german = { channel: 'poster', locale: 'de-DE' } as const;

/** The shop API over a content space whose editors announce these. */
const announcing = (campaigns: readonly Campaign[], now = 0) =>
  routed(
    campaignRoutes({
      clock: manualClock(now),
      content: () =>
        memoryContent([
          {
            ...german,
            slug: 'global/chrome',
            story: { kind: 'chrome', id: 'chrome', chrome: { ...emptyChrome, campaigns } },
          },
        ]),
    }),
  );

campaignsContract('over HTTP', async (campaigns) =>
  httpCampaigns({ baseUrl: shopUrl, fetch: announcing(campaigns) }),
);
campaignsContract('behind the relay', async (campaigns) =>
  httpCampaigns({ baseUrl: shopUrl, fetch: relayed(announcing(campaigns)) }),
);

test('a campaign that is over is not told, and a site without a chrome announces nothing', async () => {
  const fetch = announcing(knownCampaigns, 250);
  const listed = await httpCampaigns({ baseUrl: shopUrl, fetch }).list(german)();
  expect(listed).toMatchObject({ right: [{ id: 'summer' }, { id: 'advent' }] });
  const swiss = { channel: 'poster', locale: 'de-CH' } as const;
  expect(await httpCampaigns({ baseUrl: shopUrl, fetch }).list(swiss)()).toEqual(E.right([]));
});

test('while the content service is away, nobody says what is announced', async () => {
  const away = memoryContent([]);
  const fetch = routed(
    campaignRoutes({
      clock: manualClock(0),
      content: () => ({
        ...away,
        chrome: () => TE.left({ kind: 'content-unavailable', reason: 'down' }),
      }),
    }),
  );
  expect(await httpCampaigns({ baseUrl: shopUrl, fetch }).list(german)()).toEqual(
    E.left({ kind: 'campaigns-unavailable', reason: 'the shop API answered 503' }),
  );
});
