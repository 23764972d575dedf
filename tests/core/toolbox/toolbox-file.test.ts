import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import {
  parseToolboxFile,
  toolboxFileTypeOf,
  toolboxResultName,
  toolboxTypesTaken,
} from '../../../core/domain/toolbox/toolbox-file.ts';
import {
  isToolboxFileType,
  isToolboxTool,
  toolboxFileTypes,
  toolboxLimits,
  toolboxMediaTypes,
  toolboxTools,
} from '../../../core/domain/toolbox/toolbox-table.ts';
import { E } from '../../../core/fp.ts';
import { anyCodePoint } from '../../arbitraries/code-point.ts';
import { anyFileType, fileOfType } from '../../arbitraries/toolbox.ts';

const bytesOf = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => character.charCodeAt(0));

describe('the toolbox', () => {
  test('has three tools and eight types of files, each with its media type', () => {
    expect(toolboxTools).toEqual(['convert-file', 'convert-pdf', 'optimize-image']);
    expect(toolboxFileTypes).toHaveLength(8);
    expect(toolboxFileTypes.map((type) => toolboxMediaTypes[type]).toSorted()).toEqual([
      'application/pdf',
      'image/avif',
      'image/gif',
      'image/heic',
      'image/jpeg',
      'image/png',
      'image/tiff',
      'image/webp',
    ]);
  });

  test.each(['', 'JPG', 'jpeg', 'toString', 'convert'])('knows no %j', (text) => {
    expect([isToolboxFileType(text), isToolboxTool(text)]).toEqual([false, false]);
  });

  test.each(toolboxTools)('%s is a tool, and takes types that it knows', (tool) => {
    expect(isToolboxTool(tool)).toBe(true);
    expect(toolboxTypesTaken(tool).every(isToolboxFileType)).toBe(true);
  });
});

describe('the type of a file', () => {
  property.prop([anyFileType, fc.integer({ min: 1, max: 200 })])(
    'is seen by its first bytes',
    (type, size) => {
      expect(toolboxFileTypeOf(fileOfType(type, size).bytes)).toBe(type);
    },
  );

  property.prop([fc.uint8Array({ maxLength: 20 }), fc.uint8Array({ maxLength: 20 })])(
    'is not changed by what follows',
    (bytes, others) => {
      const type = toolboxFileTypeOf(bytes);
      const longer = new Uint8Array([...bytes, ...others]);
      if (type !== undefined) expect(toolboxFileTypeOf(longer)).toBe(type);
    },
  );

  test.each([
    ['GIF87a', 'gif'],
    ['GIF89a', 'gif'],
    ['MM\u0000*', 'tiff'],
    ['II*\u0000', 'tiff'],
    ['RIFF1234WEBP', 'webp'],
    ['RIFF1234WAVE', undefined],
    ['....ftypavis', 'avif'],
    ['....ftypheix', 'heic'],
    ['....ftyphevc', 'heic'],
    ['....ftypmif1', 'heic'],
    ['....ftypmsf1', 'heic'],
    ['....ftypmp42', undefined],
    ['....moovavif', undefined],
    ['%PDF', undefined],
    ['<svg xmlns="http://www.w3.org/2000/svg">', undefined],
    ['', undefined],
  ])('of %j is %s', (text, type) => expect(toolboxFileTypeOf(bytesOf(text))).toBe(type));
});

describe('a file for a tool', () => {
  property.prop([fc.constantFrom(...toolboxTools), anyFileType])(
    'is taken where the tool takes its type',
    (tool, type) => {
      const file = fileOfType(type);
      const from = toolboxTypesTaken(tool);
      expect(parseToolboxFile(tool, file)).toEqual(
        from.includes(type)
          ? E.right({ ...file, type })
          : E.left({ kind: 'file-type-not-taken', name: file.name, type, from }),
      );
    },
  );

  test('is neither empty nor larger than 50 MiB nor unknown', () => {
    const name = 'a.jpg';
    const parse = (bytes: Uint8Array) => parseToolboxFile('convert-file', { name, bytes });
    expect(parse(new Uint8Array())).toEqual(E.left({ kind: 'empty-file', name }));
    expect(parse(bytesOf('text'))).toEqual(E.left({ kind: 'unknown-file-type', name }));
    const maximum = 50 * 1024 * 1024;
    expect(toolboxLimits.bytes).toBe(maximum);
    expect(E.isRight(parse(fileOfType('jpg', maximum).bytes))).toBe(true);
    expect(parse(fileOfType('jpg', maximum + 1).bytes)).toEqual(
      E.left({ kind: 'file-too-large', name, byteCount: maximum + 1, maximum }),
    );
  });
});

describe('the name of a result', () => {
  test.each([
    ['holiday.heic', 'jpg', 'holiday.jpg'],
    ['holiday.2026.HEIC', 'jpg', 'holiday.2026.jpg'],
    ['holiday', 'png', 'holiday.png'],
    ['C:\\photos\\sea.png', 'webp', 'sea.webp'],
    ['../../etc/passwd', 'jpg', 'passwd.jpg'],
    ['a/b\\sea.png', 'webp', 'sea.webp'],
    ['a\\b/sea.png', 'webp', 'sea.webp'],
    ['a"b<c>d|e?f*g:h.jpg', 'png', 'abcdefgh.png'],
    ['a\u0000b\u007f\u009f.jpg', 'png', 'ab.png'],
    [' sea .jpg', 'png', 'sea.png'],
    ['', 'jpg', 'file.jpg'],
    ['...', 'jpg', 'file.jpg'],
    ['.jpg', 'png', 'file.png'],
    ['photos/', 'png', 'file.png'],
    ['sea.something', 'png', 'sea.something.png'],
  ] as const)('%j as %s is %j', (name, type, result) =>
    expect(toolboxResultName(name, type)).toBe(result),
  );

  property.prop([fc.string({ unit: anyCodePoint, maxLength: 300 }), anyFileType])(
    'has the ending, no folder and at most 120 characters, and stays as it is',
    (name, type) => {
      const result = toolboxResultName(name, type);
      expect(result.endsWith(`.${type}`)).toBe(true);
      expect(Array.from(result).length).toBeLessThanOrEqual(toolboxLimits.name);
      expect(result).not.toMatch(/[/\\]/u);
      expect(result.length).toBeGreaterThan(type.length + 1);
      expect(toolboxResultName(result, type)).toBe(result);
    },
  );

  test('is cut where it is too long, its ending not', () => {
    expect(toolboxResultName(`${'x'.repeat(200)}.png`, 'jpg')).toBe(`${'x'.repeat(116)}.jpg`);
    const spaced = `${'x'.repeat(115)} ${'y'.repeat(9)}.png`;
    expect(toolboxResultName(spaced, 'jpg')).toBe(`${'x'.repeat(115)}.jpg`);
    expect(toolboxResultName('😀'.repeat(200), 'jpg')).toBe(`${'😀'.repeat(116)}.jpg`);
  });
});
