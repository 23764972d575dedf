import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  campaignStateAt,
  nextCampaignChange,
  parseCampaign,
  runningCampaign,
  type Campaign,
} from '../../../core/domain/campaign/campaign.ts';
import { E } from '../../../core/fp.ts';

const anyInstant = fc.integer({ min: 0, max: 100 });

const anyCampaign: fc.Arbitrary<Campaign> = fc
  .record({
    id: fc.stringMatching(/^[a-z]{1,4}$/u),
    title: fc.constant('Canvas week'),
    startsAt: anyInstant,
    endsAt: fc.integer({ min: 1, max: 50 }),
  })
  .map(({ endsAt: duration, ...rest }) => ({ ...rest, endsAt: rest.startsAt + duration }));

const input = {
  id: 'advent',
  title: 'Advent',
  startsAt: '2026-12-01T00:00:00Z',
  endsAt: '2026-12-24T23:00:00Z',
};

describe('a campaign', () => {
  test('is read from texts, without blanks and empty ones', () => {
    expect(
      parseCampaign({ ...input, title: ' Advent ', badge: 'TOP DEAL', url: '', voucherCode: ' ' }),
    ).toEqual(
      E.right({
        id: 'advent',
        title: 'Advent',
        badge: 'TOP DEAL',
        url: undefined,
        voucherCode: undefined,
        startsAt: Date.UTC(2026, 11, 1),
        endsAt: Date.UTC(2026, 11, 24, 23),
      }),
    );
    expect(parseCampaign({ ...input, url: '/advent', voucherCode: 'ADVENT26' })).toMatchObject(
      E.right({ url: '/advent', voucherCode: 'ADVENT26', badge: undefined }),
    );
  });

  test.each([
    [{ id: ' ' }, { kind: 'campaign-field-empty', field: 'id' }],
    [{ title: '' }, { kind: 'campaign-field-empty', field: 'title' }],
    [{ startsAt: 'soon' }, { kind: 'malformed-campaign-instant', field: 'startsAt', text: 'soon' }],
    [
      { endsAt: '2026-02-30T00:00:00Z' },
      { kind: 'malformed-campaign-instant', field: 'endsAt', text: '2026-02-30T00:00:00Z' },
    ],
    [{ endsAt: input.startsAt }, { kind: 'campaign-ends-before-it-starts' }],
    [{ endsAt: '2026-11-01T00:00:00Z' }, { kind: 'campaign-ends-before-it-starts' }],
  ])('is refused with %j', (change, error) => {
    expect(parseCampaign({ ...input, ...change })).toEqual(E.left(error));
  });

  test('runs from its start up to its end, which is over', () => {
    const campaign = { id: 'a', title: 'A', startsAt: 10, endsAt: 20 };
    expect([9, 10, 19, 20].map((now) => campaignStateAt(campaign, now))).toEqual([
      'announced',
      'running',
      'running',
      'over',
    ]);
  });
});

describe('the campaign that is shown', () => {
  property.prop([fc.array(anyCampaign), anyInstant])(
    'runs, and no other one that runs ends sooner; there is one where one runs',
    (campaigns, now) => {
      const running = campaigns.filter((one) => campaignStateAt(one, now) === 'running');
      const shown = runningCampaign(campaigns, now);
      expect(shown === undefined).toBe(running.length === 0);
      if (shown === undefined) return;
      expect(shown).toBe(running.find(({ endsAt }) => endsAt === shown.endsAt));
      expect(Math.min(...running.map(({ endsAt }) => endsAt))).toBe(shown.endsAt);
    },
  );

  test('is the first one of those that end together', () => {
    const campaign = { title: 'Canvas week', startsAt: 0, endsAt: 10 };
    const [one, other] = [
      { ...campaign, id: 'one' },
      { ...campaign, id: 'other' },
    ];
    expect(runningCampaign([one, other], 5)).toBe(one);
    expect(runningCampaign([other, one], 5)).toBe(other);
  });

  property.prop([fc.array(anyCampaign), anyInstant])(
    'stays the same until the next change',
    (campaigns, now) => {
      const next = nextCampaignChange(campaigns, now);
      if (next === undefined) {
        expect(runningCampaign(campaigns, now)).toBeUndefined();
        expect(runningCampaign(campaigns, 1_000)).toBeUndefined();
        return;
      }
      expect(next).toBeGreaterThan(now);
      expect(runningCampaign(campaigns, next - 1)).toBe(runningCampaign(campaigns, now));
      expect(campaigns.some(({ startsAt, endsAt }) => [startsAt, endsAt].includes(next))).toBe(
        true,
      );
    },
  );
});
