import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { folderHandOver } from '../../adapters/print/hand-over/folder.ts';
import { httpHandOver, s3HandOver } from '../../adapters/print/hand-over/over-http.ts';
import { E } from '../../core/fp.ts';
import { labKey, labToken, startLab } from '../fakes/lab.ts';
import { handOverContract } from './hand-over.ts';

const folder = await mkdtemp(join(tmpdir(), 'hand-over-'));
const file = join(folder, 'file');
await writeFile(file, '');
afterAll(() => rm(folder, { recursive: true, force: true }));

handOverContract(
  'a folder',
  async () => {
    const lab = await mkdtemp(join(folder, 'lab-'));
    return {
      handOver: folderHandOver(lab),
      files: async () => {
        const found = await readdir(lab, { recursive: true, withFileTypes: true });
        const names = found
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name));
        const texts = await Promise.all(names.map((name) => readFile(name, 'utf8')));
        return Object.fromEntries(
          names.map((name, at) => [name.slice(lab.length + 1), texts[at] ?? '']),
        );
      },
      stop: () => Promise.resolve(),
    };
  },
  () => folderHandOver(file),
);

const network = (request: Request): Promise<Response> => fetch(request);

const makers = {
  http: (base: string) => httpHandOver(base, labToken, network),
  s3: (base: string) => s3HandOver(base, labKey, network),
} as const;

for (const kind of ['http', 's3'] as const)
  handOverContract(
    kind === 's3' ? 'a store, by signed requests' : 'HTTP, with a token',
    async () => {
      const { base, files, stop } = await startLab(kind);
      return {
        handOver: makers[kind](base),
        files: async () =>
          Object.fromEntries(
            [...files].map(([name, bytes]) => [name, Buffer.from(bytes).toString()]),
          ),
        stop,
      };
    },
    // Nothing listens at the port that nobody can have.
    () => makers[kind]('http://127.0.0.1:1/in'),
  );

test('a wrong secret, and what will never be taken, is refused; what passes is tried again', async () => {
  const print = {
    name: '1.tif',
    digest: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    byteCount: 0,
    contentType: 'image/tiff',
    read: async function* read() {},
  };
  const kindOf = async (status: number | undefined, secret = labKey.secret): Promise<string> => {
    const { base, stop } = await startLab('s3', status);
    const answer = await s3HandOver(base, { ...labKey, secret }, network).bring(print)();
    await stop();
    return E.isLeft(answer) ? answer.left.kind : 'taken';
  };
  expect(await kindOf(undefined)).toBe('taken');
  expect(await kindOf(undefined, 'another')).toBe('hand-over-refused');
  expect(await kindOf(301)).toBe('hand-over-refused');
  expect(await kindOf(429)).toBe('hand-over-unavailable');
  expect(await kindOf(503)).toBe('hand-over-unavailable');
});
