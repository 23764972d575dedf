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

/** A toolbox with files that it can read, and some that break off. */
export type RunningToolbox = {
  readonly toolbox: Toolbox;
  readonly picture: BroughtFile;
  readonly brokenPicture: BroughtFile;
  /** Of three pages. */
  readonly pdf: BroughtFile;
};

const valueOf = <A>(read: E.Either<{ readonly kind: string }, A>): A => {
  if (E.isLeft(read)) throw new Error(read.left.kind);
  return read.right;
};

/** The suite for the toolbox. */
export const toolboxContract = (name: string, start: () => Promise<RunningToolbox>): void => {
  describe(`toolbox: ${name}`, () => {
    const downloaded = async ({ toolbox }: RunningToolbox, result: ToolboxResult) => {
      expect(E.isRight(parseToolboxResultId(result.id))).toBe(true);
      const { bytes, ...rest } = valueOf(await toolbox.download(result.id)());
      expect(rest).toEqual(result);
      expect(bytes.byteLength).toBe(result.byteCount);
      expect(toolboxFileTypeOf(bytes)).toBe(result.type);
    };

    test('makes pictures of another type, under the file’s name', async () => {
      const running = await start();
      const request = valueOf(parseFileConversion(running.picture, 'webp'));
      const result = valueOf(await running.toolbox.convertFile(request)());
      expect(result).toMatchObject({ type: 'webp', name: 'a.webp' });
      await downloaded(running, result);
    });

    test('draws each page of a PDF', async () => {
      const running = await start();
      const request = valueOf(parsePdfConversion(running.pdf, { to: 'png' }));
      const results = valueOf(await running.toolbox.convertPdf(request)());
      expect(results).toHaveLength(3);
      expect(new Set(results.map(({ id }) => id)).size).toBe(3);
      for (const result of results) await downloaded(running, result);
    });

    test('keeps the type of a picture that it optimises', async () => {
      const running = await start();
      const request = valueOf(parseImageOptimization(running.picture));
      const result = valueOf(await running.toolbox.optimizeImage(request)());
      expect(result.type).toBe(request.file.type);
      await downloaded(running, result);
    });

    test('says what it cannot read', async () => {
      const { toolbox, brokenPicture } = await start();
      const unreadable = E.left({ kind: 'file-unreadable', name: brokenPicture.name });
      const conversion = valueOf(parseFileConversion(brokenPicture, 'webp'));
      expect(await toolbox.convertFile(conversion)()).toEqual(unreadable);
      const optimization = valueOf(parseImageOptimization(brokenPicture));
      expect(await toolbox.optimizeImage(optimization)()).toEqual(unreadable);
    });

    test('has nothing under an id that it did not give', async () => {
      const { toolbox } = await start();
      expect(await toolbox.download('nobody')()).toEqual(
        E.left({ kind: 'result-not-found', id: 'nobody' }),
      );
    });
  });
};
