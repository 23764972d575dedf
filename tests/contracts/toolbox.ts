/** What every implementation of the toolbox must do. */
import { describe, expect, test } from 'vitest';

import { toolboxFileTypeOf } from '../../core/domain/toolbox/toolbox-file.ts';
import {
  parseFileConversion,
  parseImageOptimization,
  parsePdfConversion,
} from '../../core/domain/toolbox/toolbox-request.ts';
import {
  parseToolboxResultId,
  type ToolboxResult,
} from '../../core/domain/toolbox/toolbox-result.ts';
import { E } from '../../core/fp.ts';
import type { Toolbox } from '../../core/ports/toolbox.ts';
import type { BroughtFile } from '../../core/domain/toolbox/toolbox-file.ts';

/** With a picture and a PDF that it can read, and some that it cannot. */
export type RunningToolbox = {
  readonly toolbox: Toolbox;
  readonly picture: BroughtFile;
  readonly brokenPicture: BroughtFile;
  /** Of three pages. */
  readonly pdf: BroughtFile;
  readonly unreadPdfs: Readonly<
    Record<'file-unreadable' | 'file-locked' | 'too-many-pages', BroughtFile>
  >;
};

const valueOf = <A>(read: E.Either<{ readonly kind: string }, A>): A => {
  if (E.isLeft(read)) throw new Error(read.left.kind);
  return read.right;
};

const downloaded = async ({ toolbox }: RunningToolbox, result: ToolboxResult): Promise<void> => {
  expect(E.isRight(parseToolboxResultId(result.id))).toBe(true);
  const { bytes, ...rest } = valueOf(await toolbox.download(result.id)());
  expect(rest).toEqual(result);
  expect(bytes.byteLength).toBe(result.byteCount);
  expect(toolboxFileTypeOf(bytes)).toBe(result.type);
};

/** The suite. */
export const toolboxContract = (name: string, start: () => Promise<RunningToolbox>): void => {
  describe(`toolbox: ${name}`, () => {
    test('keeps the type of a picture, in fewer bytes', async () => {
      const running = await start();
      const request = valueOf(parseImageOptimization(running.picture));
      const result = valueOf(await running.toolbox.optimizeImage(request)());
      expect(result).toMatchObject({ type: request.file.type, name: running.picture.name });
      expect(result.byteCount).toBeLessThan(running.picture.bytes.byteLength);
      await downloaded(running, result);
    });

    test('says what it cannot read', async () => {
      const { toolbox, brokenPicture } = await start();
      const optimization = valueOf(parseImageOptimization(brokenPicture));
      expect(await toolbox.optimizeImage(optimization)()).toEqual(
        E.left({ kind: 'file-unreadable', name: brokenPicture.name }),
      );
    });

    test('has nothing under an id that it did not give', async () => {
      const { toolbox } = await start();
      expect(await toolbox.download('nobody')()).toEqual(
        E.left({ kind: 'result-not-found', id: 'nobody' }),
      );
    });

    test('makes pictures of another type, under the file’s name', async () => {
      const running = await start();
      const request = valueOf(parseFileConversion(running.picture, 'webp'));
      const result = valueOf(await running.toolbox.convertFile(request)());
      expect(result).toMatchObject({ type: 'webp', name: 'a.webp' });
      await downloaded(running, result);
    });

    test('draws each page of a PDF', async () => {
      const running = await start();
      const request = valueOf(parsePdfConversion(running.pdf, { to: 'png', dotsPerInch: 72 }));
      const results = valueOf(await running.toolbox.convertPdf(request)());
      expect(results).toHaveLength(3);
      expect(new Set(results.map(({ id }) => id)).size).toBe(3);
      for (const result of results) await downloaded(running, result);
    });

    test('says what it cannot convert', async () => {
      const { toolbox, brokenPicture, unreadPdfs } = await start();
      const conversion = valueOf(parseFileConversion(brokenPicture, 'webp'));
      expect(await toolbox.convertFile(conversion)()).toEqual(
        E.left({ kind: 'file-unreadable', name: brokenPicture.name }),
      );
      for (const [kind, file] of Object.entries(unreadPdfs)) {
        const request = valueOf(parsePdfConversion(file, { dotsPerInch: 72 }));
        expect(await toolbox.convertPdf(request)()).toEqual(E.left({ kind, name: file.name }));
      }
    });
  });
};
