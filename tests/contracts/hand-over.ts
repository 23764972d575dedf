/** Wherever the lab takes its files: whole, under their names, as often as they are brought. */
import { createHash } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { E } from '../../core/fp.ts';
import type { HandedFile, LabHandOver } from '../../core/ports/hand-over.ts';

type RunningHandOver = {
  readonly handOver: LabHandOver;
  /** What lies there, by name. */
  readonly files: () => Promise<Readonly<Record<string, string>>>;
  readonly stop: () => Promise<void>;
};

const fileOf = (name: string, text: string, announced = text): HandedFile => ({
  name,
  digest: createHash('sha256').update(announced).digest('hex'),
  byteCount: Buffer.byteLength(text),
  contentType: 'image/tiff',
  read: async function* read() {
    const bytes = new Uint8Array(Buffer.from(text));
    yield bytes.slice(0, 2);
    yield bytes.slice(2);
  },
});

export const handOverContract = (
  name: string,
  start: () => Promise<RunningHandOver>,
  away: () => LabHandOver,
): void => {
  describe(`handing files to the lab: ${name}`, () => {
    test('brings them whole, the same as often as it is asked, and removes them', async () => {
      const { handOver, files, stop } = await start();
      const done = E.right(undefined);
      expect(await handOver.bring(fileOf('2026-ABC/1.tif', 'a print'))()).toEqual(done);
      expect(await handOver.bring(fileOf('2026-ABC/1.json', '{}'))()).toEqual(done);
      expect(await handOver.bring(fileOf('2026-ABC/1.tif', 'a print'))()).toEqual(done);
      expect(await files()).toEqual({ '2026-ABC/1.tif': 'a print', '2026-ABC/1.json': '{}' });
      expect(await handOver.remove('2026-ABC/1.tif')()).toEqual(done);
      expect(await handOver.remove('2026-ABC/1.tif')()).toEqual(done);
      expect(await files()).toEqual({ '2026-ABC/1.json': '{}' });
      await stop();
    });

    test('leaves nothing of a file that is not what was announced, or leaves its folder', async () => {
      const { handOver, files, stop } = await start();
      expect(E.isLeft(await handOver.bring(fileOf('2026-ABC/1.tif', 'half', 'another'))())).toBe(
        true,
      );
      for (const outside of ['../1.tif', '/1.tif', 'a/../../1.tif', '.hidden', 'a b.tif']) {
        const refused = E.left({ kind: 'hand-over-refused', status: 'name' });
        expect(await handOver.bring(fileOf(outside, 'a print'))()).toEqual(refused);
        expect(await handOver.remove(outside)()).toEqual(refused);
      }
      expect(await files()).toEqual({});
      await stop();
    });

    test('says when it cannot be reached', async () => {
      const answer = await away().bring(fileOf('2026-ABC/1.tif', 'a print'))();
      expect(answer).toMatchObject(E.left({ kind: 'hand-over-unavailable' }));
    });
  });
};
