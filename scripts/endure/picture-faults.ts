/** The folder of pictures is not there, or holds rubbish or huge files: pictures come all the same. */
import { readdirSync, renameSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { askAt } from '../../tests/server/http/served.ts';
import {
  freePort,
  newDataFolder,
  removeDataFolder,
  runShop,
  unlimited,
} from '../../tests/web/shop.ts';
import { faultFigures, type FaultFigures } from './fault-figures.ts';
import { residentMegabytes, settledMegabytes } from './settled-memory.ts';

const pictures = [1, 2, 3, 4, 5, 6].map(
  (seed) => `/media/tile@1/webp/leadimage/city-${seed}/motif.jpg`,
);

/** Bytes of a file that is far larger than any picture; it takes no room on the disk. */
const hugeBytes = 400_000_000;

const everyFile = (folder: string, spoil: (file: string) => void): void => {
  for (const name of readdirSync(folder)) spoil(join(folder, name));
};

/** How the folder is spoilt, and how it is put right while the shop runs. */
const faults: Readonly<
  Record<
    string,
    { readonly begin: (folder: string) => void; readonly end: (folder: string) => void }
  >
> = {
  // A file in the folder's place: nothing can be read or written, whoever runs the shop.
  down: {
    begin: (folder) => {
      renameSync(folder, `${folder}.away`);
      writeFileSync(folder, '');
    },
    end: (folder) => {
      renameSync(folder, `${folder}.file`);
      renameSync(`${folder}.away`, folder);
    },
  },
  rubbish: {
    begin: (folder) => everyFile(folder, (file) => writeFileSync(file, 'rubbish')),
    end: () => undefined,
  },
  huge: {
    begin: (folder) => everyFile(folder, (file) => truncateSync(file, hugeBytes)),
    end: () => undefined,
  },
};

const open = async (dataDir: string) => {
  const port = await freePort();
  const shop = runShop({
    ...unlimited,
    NODE_OPTIONS: '--inspect=127.0.0.1:0',
    PORT: String(port),
    DATA_DIR: dataDir,
  });
  await shop.opened;
  const ask = async (path: string): Promise<string | undefined> => {
    const { status, headers, body } = await askAt(port, path);
    const isPicture = status === 200 && headers['content-type'] === 'image/webp';
    return isPicture && body.toString('latin1', 8, 12) === 'WEBP'
      ? undefined
      : `${path}: ${status}`;
  };
  return { shop, ask };
};

const tryFault = async (fault: string, template: string): Promise<FaultFigures> => {
  const dataDir = newDataFolder(template);
  const folder = join(dataDir, 'media');
  const spoil = faults[fault];
  const first = await open(dataDir);
  for (const path of pictures) await first.ask(path);
  await first.shop.stop();
  spoil?.begin(folder);
  const { shop, ask } = await open(dataDir);
  try {
    // Drawing and coding have been done once, so that their own memory is not counted.
    await ask('/media/tile@1/webp/leadimage/waves-1/motif.jpg');
    const before = await settledMegabytes(shop.pid, shop.log());
    let most = before;
    let slowest = 0;
    const problems: (string | undefined)[] = [];
    const askAll = async (): Promise<void> => {
      for (const path of pictures) {
        const begun = performance.now();
        problems.push(await ask(path));
        slowest = Math.max(slowest, performance.now() - begun);
        most = Math.max(most, residentMegabytes(shop.pid));
      }
    };
    await askAll();
    const slowestAway = slowest;
    spoil?.end(folder);
    const returned = performance.now();
    await askAll();
    const recovery = performance.now() - returned;
    const after = await settledMegabytes(shop.pid, shop.log());
    const wrong = problems.filter((problem) => problem !== undefined);
    if (wrong.length > 0) throw new Error(`pictures ${fault}: ${wrong.join('; ')}`);
    return faultFigures({
      service: 'pictures',
      fault,
      slowest: slowestAway,
      recovery,
      memory: { before, most, after },
    });
  } finally {
    await shop.stop();
    removeDataFolder(dataDir);
  }
};

/** Spoils the folder of pictures in each way; throws where a picture does not come. */
export const endurePictureFaults = async (
  template: string,
  only: string,
): Promise<readonly FaultFigures[]> => {
  const rows: FaultFigures[] = [];
  for (const fault of Object.keys(faults))
    if (`pictures/${fault}`.startsWith(only)) rows.push(await tryFault(fault, template));
  return rows;
};
