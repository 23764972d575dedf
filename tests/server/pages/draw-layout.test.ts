/** What surrounds a site's pages is drawn as on its start page, for a site that there is, with room. */
import { expect, test } from 'vitest';

import { createAdmission } from '../../../adapters/shared/admission.ts';
import { sleep } from '../../../adapters/shared/sleep.ts';
import { embeddedSites } from '../../../server/embedded-addresses.ts';
import { createLayoutDrawer, type DrawLayout } from '../../../server/pages/draw-layout.ts';
import type { StorefrontRequest } from '../../../ui/web/requests/storefront-request.ts';
import { manualClock } from '../../fakes/clock.ts';
import { recordingLog } from '../../fakes/log.ts';
import { memoryPorts } from '../../fakes/storefront-ports.ts';

const slots = { styles: '', header: '<b>', footer: '', scripts: '' };

const open = (
  admission = createAdmission({ running: 1, waiting: 1 }),
  sites = embeddedSites(80),
) => {
  const asked: StorefrontRequest[] = [];
  const draw: DrawLayout = createLayoutDrawer({
    sites,
    ports: () => memoryPorts(recordingLog(), manualClock(0)),
    admission,
    sleep,
    pageMilliseconds: 1_500,
    render: async (request) => {
      asked.push(request);
      return slots;
    },
  });
  return { asked, draw };
};

test('it is that of the start page in the locale, without any visitor', async () => {
  const { asked, draw } = open();
  expect(await draw({ channel: 'poster', locale: 'fr-CH' })).toEqual({
    kind: 'drawn',
    layout: slots,
  });
  expect(asked).toMatchObject([
    { url: new URL('http://ch.localhost/fr'), decision: { kind: 'page', locale: 'fr-CH' } },
  ]);
  expect([asked[0]?.cookies, asked[0]?.preview, asked[0]?.treatments]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('a channel that is not in the market has none', async () => {
  const sites = embeddedSites(80);
  const { draw } = open(undefined, {
    ...sites,
    sites: sites.sites.filter(({ channel }) => channel === 'poster'),
  });
  expect(await draw({ channel: 'kartenliebe', locale: 'de-DE' })).toEqual({ kind: 'no-site' });
});
