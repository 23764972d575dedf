/** The fakes that use cases are tried on, held to the contracts of their ports. */

import { beaconReports } from '../../adapters/browser/beacon.ts';
import { pageLog } from '../../adapters/browser/page-log.ts';
import { lineLog } from '../../adapters/log/line-log.ts';
import { memoryAccounts } from '../fakes/accounts.ts';
import { memoryCardThemes } from '../fakes/card-themes.ts';
import { manualClock } from '../fakes/clock.ts';
import { memoryCollages } from '../fakes/collages.ts';
import { memoryConsent } from '../fakes/consent-store.ts';
import { E } from '../../core/fp.ts';
import { readGoogleIdentity } from '../../core/domain/customer/google-identity.ts';
import { toolboxMediaTypes } from '../../core/domain/toolbox/toolbox-table.ts';
import { closedContactDesk, memoryContactDesk } from '../fakes/contact-desk.ts';
import { closedWithdrawalDesk, memoryWithdrawalDesk } from '../fakes/withdrawal-desk.ts';
import { memoryEventReports } from '../fakes/event-reports.ts';
import { memoryFrameMaterials } from '../fakes/frame-materials.ts';
import { memoryImageMetadata } from '../fakes/image-metadata.ts';
import { recordingLog } from '../fakes/log.ts';
import { botToken, memoryNewsletter } from '../fakes/newsletter.ts';
import { memoryPageFlags } from '../fakes/page-flags.ts';
import { memoryDataLayer, recordingTracking } from '../fakes/tracking.ts';
import { memoryOrders } from '../fakes/orders.ts';
import { memoryVouchers } from '../fakes/vouchers.ts';
import { memoryCarts } from '../fakes/carts.ts';
import { memoryCheckouts } from '../fakes/checkouts.ts';
import { memoryWishlists } from '../fakes/wishlists.ts';
import { emailKey } from '../../core/domain/customer/email.ts';
import { accountEntryContract, adaAccount, googleClaims } from './accounts.ts';
import { accountPeople, ownAccountContract } from './own-account.ts';
import { memoryAccountShop } from '../fakes/own-account.ts';
import { frameMaterialsContract } from './assortment.ts';
import { contactDeskContract, newsletterContract } from './correspondence.ts';
import { withdrawalDeskContract } from './withdrawals.ts';
import { cardThemesContract, collagesContract } from './designs.ts';
import {
  clockContract,
  consentContract,
  eventReportsContract,
  dataLayerContract,
  imageMetadataContract,
  logContract,
  pageFlagsContract,
  trackingContract,
} from './surroundings.ts';
import { personalisationsContract } from './personalisations.ts';
import { memoryPersonalisations } from '../fakes/personalisations.ts';
import { printJobsContract } from './print-jobs.ts';
import { memoryPrintJobs } from '../fakes/print-jobs.ts';
import { ordersContract } from './orders.ts';
import { vouchersContract } from './vouchers.ts';
import { cartsContract } from './carts.ts';
import { checkoutsContract } from './checkouts.ts';
import { wishlistsContract } from './wishlists.ts';

const inMemory = 'in memory';

const photoClock = manualClock(0);
const personalisations = memoryPersonalisations(photoClock);
personalisationsContract(inMemory, photoClock, async (key) => personalisations(key));

const printClock = manualClock(0);
const printJobs = memoryPrintJobs(printClock);
printJobsContract(inMemory, printClock, async () => printJobs);

ownAccountContract(inMemory, async () => memoryAccountShop(accountPeople));

accountEntryContract(inMemory, async (clock) => {
  const known = Object.entries(googleClaims).flatMap(([credential, claims]) => {
    const identity = readGoogleIdentity(claims);
    return E.isRight(identity) ? [[credential, identity.right] as const] : [];
  });
  const { mailed, tokenFor, ...shop } = memoryAccounts(
    [adaAccount],
    Object.fromEntries(known),
    clock,
  );
  return {
    ...shop,
    tokenFor: async (email) => tokenFor(email),
    mailsTo: async (email) => mailed.filter((one) => emailKey(one) === emailKey(email)).length,
  };
});
const standing = manualClock(1_000);
ordersContract(inMemory, standing, async () => {
  const [carts, vouchers] = [memoryCarts(), memoryVouchers(standing)];
  return { orders: memoryOrders(carts, vouchers), carts, vouchers };
});
vouchersContract(inMemory, standing, async () => {
  const vouchers = memoryVouchers(standing);
  const mailsOf = async (id: string): Promise<number> =>
    vouchers.mails.filter(({ mail }) => mail.id === id).length;
  return { vouchers, mailsOf };
});
newsletterContract(inMemory, async (clock) => {
  const newsletter = memoryNewsletter(clock);
  const { tokenFor, endTokenFor } = newsletter;
  return { newsletter, tokenFor, endTokenFor, botToken, humanToken: 'human' };
});
withdrawalDeskContract(
  'in memory',
  async () => {
    const desk = memoryWithdrawalDesk();
    const count = (): number => desk.declared.length;
    return { desk, count, acknowledged: count };
  },
  async () => closedWithdrawalDesk(),
);

contactDeskContract(
  inMemory,
  async () => {
    const desk = memoryContactDesk();
    const count = (): number => desk.messages.length;
    const attached = () =>
      desk.messages
        .flatMap(({ attachments }) => attachments)
        .map(({ type, ...file }) => ({ ...file, contentType: toolboxMediaTypes[type] }));
    return { desk, messageCount: count, receiptCount: count, attached };
  },
  async () => closedContactDesk(),
);
cartsContract(inMemory, async () => memoryCarts());
checkoutsContract(inMemory, async () => memoryCheckouts());
wishlistsContract(inMemory, async () => memoryWishlists());
collagesContract(inMemory, async (designIds) => memoryCollages(designIds));
cardThemesContract(inMemory, async (themes) => memoryCardThemes(themes));
const soldInFrames = {
  holzrahmen: ['hahnemuehle', 'poster'],
  artbox: ['acrylglas'],
} as const;
frameMaterialsContract(inMemory, soldInFrames, async () => memoryFrameMaterials(soldInFrames));

clockContract('that a test moves', () => manualClock(0));
logContract(inMemory, () => {
  const log = recordingLog();
  return { log, count: () => log.reports.length };
});
logContract('in lines', () => {
  const lines: string[] = [];
  const log = lineLog({ clock: manualClock(0), write: (line) => lines.push(line) });
  return { log, count: () => lines.length };
});
logContract('of a page', () => {
  let count = 0;
  const log = pageLog({
    clock: manualClock(0),
    reports: memoryEventReports(),
    place: () => ({
      requestId: '6f1c1b9a-3a55-4b1e-9d0a-0d6a5f1c2e3b',
      page: '/',
      locale: 'de-DE',
      channel: 'poster',
    }),
    draw: 0,
    print: () => (count += 1),
    later: () => undefined,
    page: new EventTarget(),
  });
  return { log, count: () => count };
});
eventReportsContract(inMemory, () => {
  const reports = memoryEventReports();
  return { reports, taken: async () => reports.reports };
});
eventReportsContract('by beacon', () => {
  const sent: Blob[] = [];
  return {
    reports: beaconReports({ sendBeacon: (_, data) => sent.push(data) > 0 }),
    taken: () =>
      Promise.all(sent.map(async (data): Promise<unknown> => JSON.parse(await data.text()))),
  };
});
consentContract(inMemory, async () => memoryConsent());
trackingContract(inMemory, () => {
  const tracking = recordingTracking();
  return { tracking, events: () => tracking.events };
});
dataLayerContract(inMemory, () => {
  const dataLayer = memoryDataLayer();
  return { dataLayer, events: () => dataLayer.events };
});
imageMetadataContract(inMemory, async () => {
  const [picture, broken] = ['leadimage/moon-1/motif.jpg', 'leadimage/moon-2/motif.jpg'];
  const pictures = new Map<string, unknown>([
    [picture, { width: 3_000, height: 2_000 }],
    [broken, { width: 'wide' }],
  ]);
  return { metadata: memoryImageMetadata(pictures), picture, broken };
});
pageFlagsContract(inMemory, async () => {
  const flags = memoryPageFlags({ product_matrix: 'on', '967_nudging': 'off' });
  return { flags, sent: () => flags.events.map(({ name }) => name) };
});
