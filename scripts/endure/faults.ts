/**
 * Every service × every fault × every kind of page in a real process: each page has its fallback
 * within two seconds, memory grows by less than 50 MB, and pages are whole within five seconds of the
 * service's return. Each pair has a shop of its own that has no copies of what is asked yet; what
 * stands in is tried by tests/server/faults.test.ts, where time may be skipped.
 */
import { setTimeout as wait } from 'node:timers/promises';

import { categorySegments } from '../../core/domain/routing/category-segments.ts';
import { startRealPostgres } from '../../tests/adapters/postgres/real-postgres.ts';
import {
  databaseFaultNames,
  httpFaultNames,
  type DatabaseFaultName,
  type HttpFaultName,
} from '../../tests/faults/faults.ts';
import { openFaultyDatabase } from '../../tests/faults/faulty-database.ts';
import { handOnTo, openFaultyUpstream } from '../../tests/faults/faulty-upstream.ts';
import {
  mismatch,
  pageKindNames,
  pageKinds,
  type Mark,
  type PageKind,
} from '../../tests/faults/page-kinds.ts';
import { askAt } from '../../tests/server/http/served.ts';
import {
  freePort,
  newDataFolder,
  openShop,
  removeDataFolder,
  runShop,
  seedTemplate,
  unlimited,
} from '../../tests/web/shop.ts';
import { embeddedContentToken } from '../../server/embedded/content/content.ts';
import { endurePictureFaults } from './picture-faults.ts';
import { faultFigures, type FaultFigures } from './fault-figures.ts';
import { residentMegabytes, settledMegabytes } from './settled-memory.ts';

/** What may not be exceeded: milliseconds and megabytes. */
const limits = { slowest: 2_000, grown: 50, recovery: 5_000 } as const;

/** Pages of one kind that are asked for at once, and how often; a round begins each half second. */
const load = { atOnce: 2, rounds: 10, every: 500 } as const;

/** A shop that has drawn pages before, in French: what is asked then is not kept yet. */
const warmUp = async (ask: (path: string, host: string) => Promise<unknown>): Promise<void> => {
  const designer = '/configurator-photo-frame?locale=fr-FR&materialType=leinwand';
  for (const path of ['/', `/${categorySegments.canvas.fr}`, '/aucune-page', designer])
    await ask(path, 'fr.');
  for (let time = 0; time < 40; time += 1)
    await Promise.all(
      Array.from({ length: 5 }, () => [ask('/aucune-page', 'fr.'), ask(designer, 'fr.')]).flat(),
    );
};

type Trial = {
  readonly service: string;
  readonly fault: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly begin: () => void;
  readonly end: () => void;
  readonly markOf: (kind: PageKind) => Mark;
  /** What browsers ask beside pages; it answers 200 once the service is back. */
  readonly beside?: string | undefined;
};

const tryFault = async (trial: Trial, template: string): Promise<FaultFigures> => {
  const { service, fault, environment, begin, end, markOf, beside } = trial;
  const port = await freePort();
  const dataDir = newDataFolder(template);
  const shop = runShop({
    // As it is in production.
    PAGE_MILLISECONDS: '',
    ...unlimited,
    ...environment,
    NODE_OPTIONS: '--inspect=127.0.0.1:0',
    PORT: String(port),
    DATA_DIR: dataDir,
  });
  const ask = (path: string, host = '') =>
    askAt(port, path, { headers: { host: `${host}localhost:${port}` } });
  let slowest = 0;
  /** What is wrong with a page of each kind; times count while the service is away. */
  const look = async (mark: (kind: PageKind) => Mark): Promise<readonly string[]> => {
    const found = await Promise.all(
      pageKindNames.map(async (name) => {
        const kind: PageKind = pageKinds[name];
        const begun = performance.now();
        const { status, headers, body } = await ask(kind.path);
        slowest = Math.max(slowest, performance.now() - begun);
        const answered = { status, location: headers.location, body: body.toString() };
        const wrong = mismatch(mark(kind), answered);
        return wrong === undefined ? [] : [`${name} ${wrong}`];
      }),
    );
    return found.flat();
  };
  const lookBeside = async (): Promise<readonly string[]> => {
    if (beside === undefined) return [];
    const { status } = await ask(beside);
    return status === 200 ? [] : [`${beside} is ${status}`];
  };
  const isWhole = async (): Promise<readonly string[]> =>
    (await Promise.all([look(({ whole }) => whole), lookBeside()])).flat();
  try {
    await shop.opened;
    await warmUp(ask);
    const before = await settledMegabytes(shop.pid, shop.log());
    let most = before;
    const sampling = setInterval(() => {
      most = Math.max(most, residentMegabytes(shop.pid));
    }, 50);
    begin();
    const problems: string[] = [];
    const besides: Promise<unknown>[] = [];
    for (let round = 0; round < load.rounds; round += 1) {
      const next = wait(load.every);
      const looks = Array.from({ length: load.atOnce }, () => look(markOf));
      // What it says is not judged while the service is away; its memory is.
      besides.push(...Array.from({ length: load.atOnce }, lookBeside));
      problems.push(...(await Promise.all(looks)).flat());
      await next;
    }
    const slowestAway = slowest;
    end();
    const returned = performance.now();
    let lacking = await isWhole();
    while (lacking.length > 0 && performance.now() - returned < 4 * limits.recovery) {
      await wait(50);
      lacking = await isWhole();
    }
    const recovery = performance.now() - returned;
    await Promise.all(besides);
    clearInterval(sampling);
    const after = await settledMegabytes(shop.pid, shop.log());
    const stopped = await shop.stop();
    if (stopped.code !== 0) problems.push(`the shop ended with ${stopped.code}`);
    problems.push(...lacking.map((text) => `after the return: ${text}`));
    if (problems.length > 0)
      throw new Error(`${service} ${fault}: ${[...new Set(problems)].join('; ')}`);
    return faultFigures({
      service,
      fault,
      slowest: slowestAway,
      recovery,
      memory: { before, most, after },
    });
  } finally {
    end();
    await shop.stop('SIGKILL');
    removeDataFolder(dataDir);
  }
};

const excess = (row: FaultFigures): readonly string[] =>
  (['slowest', 'grown', 'recovery'] as const)
    .filter((figure) => row[figure] > limits[figure])
    .map((figure) => `${row.service} ${row.fault}: ${figure} ${row[figure]}`);

/** Lets every service fail in every way, or in those that `only` names; throws where a page or a figure is not as it must be. */
export const endureFaults = async (only: string): Promise<readonly FaultFigures[]> => {
  console.log('Faults: every service, every fault, every kind of page');
  const template = await seedTemplate();
  const helper = await openShop(template, unlimited);
  const postgres = await startRealPostgres();
  const handOn = (folder?: string) => openFaultyUpstream(handOnTo(() => helper.port, folder));
  const upstreams = {
    content: await handOn('/services/content/v2'),
    shop: await handOn(),
    flags: await handOn('/services/flags/sdk'),
  };
  const database = await openFaultyDatabase(postgres.databaseUrl);
  const at = (name: keyof typeof upstreams): string => `http://127.0.0.1:${upstreams[name].port}`;
  const elsewhere = {
    SHOP_API_URL: at('shop'),
    STORYBLOK_URL: at('content'),
    STORYBLOK_TOKEN: embeddedContentToken,
    SPLIT_URL: at('flags'),
    SPLIT_KEY: 'a-key-of-an-environment',
  };
  const http = (service: keyof typeof upstreams, fault: HttpFaultName): Trial => ({
    service,
    fault,
    environment: elsewhere,
    begin: () => upstreams[service].fail(fault),
    end: () => upstreams[service].fail(undefined),
    markOf: ({ whole, without }) => (service === 'flags' ? whole : without[service]),
    ...(service === 'flags' && {
      beside: '/services/flags/sdk/api/splitChanges?s=1.3&since=-1',
    }),
  });
  const behindProxy = (fault: DatabaseFaultName): Trial => ({
    service: 'database',
    fault,
    environment: { DATABASE_URL: database.databaseUrl },
    begin: () => database.fail(fault),
    end: () => database.fail(undefined),
    markOf: ({ without }) => without.shop,
  });
  const trials = [
    ...(['content', 'shop', 'flags'] as const).flatMap((service) =>
      httpFaultNames.map((fault) => http(service, fault)),
    ),
    ...databaseFaultNames.map(behindProxy),
  ];
  try {
    const rows: FaultFigures[] = [];
    for (const trial of trials) {
      if (!`${trial.service}/${trial.fault}`.startsWith(only)) continue;
      rows.push(await tryFault(trial, template));
      console.log(JSON.stringify(rows.at(-1)));
    }
    rows.push(...(await endurePictureFaults(template, only)));
    console.table(rows);
    const exceeded = rows.flatMap(excess);
    if (exceeded.length > 0) throw new Error(exceeded.join('; '));
    return rows;
  } finally {
    for (const upstream of Object.values(upstreams)) await upstream.close();
    await database.close();
    await postgres.stop();
    await helper.close();
    removeDataFolder(template);
  }
};
