import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  parseFileConversion,
  parsePdfConversion,
} from '../../../core/domain/toolbox/toolbox-request.ts';
import { E } from '../../../core/fp.ts';
import {
  convertFile,
  convertPdf,
  downloadToolboxResult,
  optimizeImage,
  workOnFile,
} from '../../../core/usecases/use-toolbox.ts';
import { anyFileType, fileOfType } from '../../arbitraries/toolbox.ts';
import { recordingLog } from '../../fakes/log.ts';
import { brokenBelow, failingToolbox, memoryToolbox } from '../../fakes/toolbox.ts';

const world = (settings = {}) => ({ toolbox: memoryToolbox(settings), log: recordingLog() });

describe('the toolbox', () => {
  property.prop([anyFileType, anyFileType])(
    'is asked to convert what it can, and nothing is logged',
    async (from, to) => {
      const environment = world();
      const file = fileOfType(from, 64, 'sea.x');
      const answer = await convertFile(file, to)(environment)();
      const request = parseFileConversion(file, to);
      if (E.isLeft(request)) expect(answer).toEqual(request);
      else
        expect(answer).toEqual(
          E.right({ id: 'result-0', name: `sea.${to}`, type: to, byteCount: 32 }),
        );
      expect(environment.toolbox.requests).toEqual(E.isRight(request) ? [request.right] : []);
      expect(environment.log.reports).toEqual([]);
    },
  );

  test('draws the pages of PDFs', async () => {
    const environment = world({ pages: 3 });
    const pdf = fileOfType('pdf');
    const answer = await convertPdf(pdf, { to: 'png', dotsPerInch: 150 })(environment)();
    expect(answer).toMatchObject(E.right([{ type: 'png' }, { type: 'png' }, { type: 'png' }]));
    expect(E.right(environment.toolbox.requests[0])).toEqual(
      parsePdfConversion(pdf, { to: 'png', dotsPerInch: 150 }),
    );
    expect(await convertPdf(pdf, { dotsPerInch: 1 })(environment)()).toMatchObject({
      left: { kind: 'toolbox-number-outside' },
    });
    expect(environment.toolbox.requests).toHaveLength(1);
  });

  property.prop([fc.integer({ min: 1, max: 200 })])(
    'hands out pictures that have become smaller, and says by how much',
    async (percent) => {
      const file = fileOfType('png', 1_000);
      const answer = await optimizeImage(file, { quality: 70 })(world({ percent }))();
      if (E.isLeft(answer)) throw new Error(answer.left.kind);
      const { right } = answer;
      expect(right.kind).toBe(percent < 100 ? 'optimized' : 'already-small');
      if (right.kind === 'optimized') {
        expect(right.result.byteCount).toBeLessThan(1_000);
        expect(right.savedPercent).toBe(100 - percent);
      }
    },
  );

  test('hands out no picture of as many bytes, and one of a byte fewer', async () => {
    const file = fileOfType('png', 1_000);
    expect(await optimizeImage(file)(world({ percent: 100 }))()).toEqual(
      E.right({ kind: 'already-small' }),
    );
    expect(await optimizeImage(file)(world({ percent: 99.9 }))()).toMatchObject(
      E.right({ kind: 'optimized', savedPercent: 0 }),
    );
  });

  test('says what it cannot read, and does not log it', async () => {
    const environment = world();
    const broken = fileOfType('png', brokenBelow - 1);
    expect(await optimizeImage(broken)(environment)()).toEqual(
      E.left({ kind: 'file-unreadable', name: broken.name }),
    );
    expect(await optimizeImage(broken, { quality: 0 })(environment)()).toMatchObject({
      left: { kind: 'toolbox-number-outside' },
    });
    expect(environment.log.reports).toEqual([]);
  });

  test('hands out its results by their id, and asks for ids alone', async () => {
    const environment = world();
    await convertFile(fileOfType('png'))(environment)();
    expect(await downloadToolboxResult('result-0')(environment)()).toMatchObject(
      E.right({ id: 'result-0', type: 'jpg' }),
    );
    expect(await downloadToolboxResult('result-1')(environment)()).toEqual(
      E.left({ kind: 'result-not-found', id: 'result-1' }),
    );
    expect(await downloadToolboxResult('../result-0')(environment)()).toEqual(
      E.left({ kind: 'malformed-result-id', text: '../result-0' }),
    );
    expect(environment.log.reports).toEqual([]);
  });

  test('logs a service that does not answer, once each', async () => {
    const environment = { toolbox: failingToolbox(), log: recordingLog() };
    const unavailable = E.left({ kind: 'toolbox-unavailable', reason: 'no answer' });
    expect(await convertFile(fileOfType('png'))(environment)()).toEqual(unavailable);
    expect(await convertPdf(fileOfType('pdf'))(environment)()).toEqual(unavailable);
    expect(await optimizeImage(fileOfType('png'))(environment)()).toEqual(unavailable);
    expect(await downloadToolboxResult('result-0')(environment)()).toEqual(unavailable);
    expect(environment.log.reports).toEqual(
      Array.from({ length: 4 }, () => ({
        code: 'request-failed',
        facts: { part: 'toolbox', reason: 'no answer' },
      })),
    );
  });
});

describe('a file with a wish', () => {
  const outcomeOf = async (
    file: ReturnType<typeof fileOfType>,
    wish: Parameters<typeof workOnFile>[1],
    toolbox = memoryToolbox({ pages: 3 }),
  ) => {
    const worked = await workOnFile(file, wish)({ toolbox, log: recordingLog() })();
    return E.isRight(worked) ? worked.right : undefined;
  };

  test('is converted, drawn page by page, or made smaller', async () => {
    const brought = { name: 'a.png', byteCount: 1_000 };
    expect(await outcomeOf(fileOfType('png', 1_000), 'webp')).toEqual({
      ...brought,
      kind: 'made',
      results: [{ id: 'result-0', name: 'a.webp', type: 'webp', byteCount: 32 }],
    });
    expect(await outcomeOf(fileOfType('pdf'), 'png')).toMatchObject({
      kind: 'made',
      results: [{ type: 'png' }, { type: 'png' }, { type: 'png' }],
    });
    expect(await outcomeOf(fileOfType('pdf'), 'smaller')).toMatchObject({
      kind: 'made',
      results: [{ type: 'jpg' }, { type: 'jpg' }, { type: 'jpg' }],
    });
    expect(await outcomeOf(fileOfType('png', 1_000), 'smaller')).toMatchObject({
      kind: 'made',
      results: [{ type: 'png', byteCount: 500 }],
    });
    expect(
      await outcomeOf(fileOfType('png', 1_000), 'smaller', memoryToolbox({ percent: 100 })),
    ).toEqual({ ...brought, kind: 'already-small' });
  });

  test.each([
    [fileOfType('jpg'), 'jpg', 'same'],
    [fileOfType('heic'), 'jpg', 'heic'],
    [fileOfType('gif'), 'smaller', 'type'],
    [fileOfType('pdf'), 'webp', 'not-made'],
    [fileOfType('jpg', brokenBelow - 1), 'png', 'unreadable'],
    [fileOfType('pdf', 64, 'file-locked.pdf'), 'png', 'locked'],
    [fileOfType('pdf', 64, 'too-many-pages.pdf'), 'png', 'pages'],
  ] as const)('%j to %s is refused: %s', async (file, wish, problem) => {
    expect(await outcomeOf(file, wish)).toEqual({
      name: file.name,
      byteCount: file.bytes.byteLength,
      kind: 'refused',
      problem,
    });
  });

  test('has failed while the toolbox does not answer', async () => {
    const worked = workOnFile(
      fileOfType('png'),
      'jpg',
    )({ toolbox: failingToolbox(), log: recordingLog() });
    expect(await worked()).toMatchObject(E.right({ kind: 'refused', problem: 'failed' }));
  });
});
