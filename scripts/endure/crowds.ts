/** One client that takes more than its share, and what others get meanwhile. */
import { openShop, unlimited } from '../../tests/web/shop.ts';
import { sendInThread } from './crowds/send-in-thread.ts';
import type { CrowdAnswers, CrowdName } from './crowds/senders.ts';
import { watchOthers, type OthersWaits } from './crowds/watch.ts';

type CrowdFigures = CrowdAnswers & {
  readonly requests: number;
  readonly seconds: number;
  readonly others: OthersWaits;
};

/** Milliseconds that others wait at most; of pages the 99th percentile. */
const most = { health: 100, page: 250, form: 2_000, picture: 2_000, 'log-in': 2_000 } as const;

const judge = (name: CrowdName, { lacking, others }: CrowdFigures): void => {
  if (lacking > 0) throw new Error(`${name}: ${lacking} answers of 503 do not say when to come.`);
  const waits = {
    health: others.health.worst,
    page: others.page.p99,
    form: others.form.worst,
    picture: others.picture.worst,
    'log-in': others['log-in'].worst,
  } as const;
  const late = (['health', 'page', 'form', 'picture', 'log-in'] as const)
    .filter((one) => waits[one] > most[one])
    .map((one) => `${one} ${waits[one]} ms instead of ${most[one]} ms`);
  if (late.length > 0) throw new Error(`${name}: others wait too long: ${late.join(', ')}.`);
};

/** Sends a crowd to a shop of its own; throws where others wait too long. */
export const endureCrowd = async (name: CrowdName, count: number): Promise<CrowdFigures> => {
  console.log(`Crowd: ${count.toLocaleString('en-US')} ${name}`);
  const shop = await openShop(undefined, {
    ...unlimited,
    // As the shop's own default has it.
    PAGE_MILLISECONDS: '',
    RATE_LIMITS: `${unlimited.RATE_LIMITS},passwords=1000000`,
  });
  try {
    // What is drawn or opened once is there before.
    await watchOthers(shop.port, Promise.resolve());
    const begun = performance.now();
    const sent = sendInThread(name, shop.port, count);
    const others = await watchOthers(shop.port, sent);
    const figures = {
      requests: count,
      seconds: Math.round((performance.now() - begun) / 100) / 10,
      ...(await sent),
      others,
    };
    console.table(others);
    console.log(figures.statuses);
    judge(name, figures);
    return figures;
  } finally {
    await shop.close();
  }
};
