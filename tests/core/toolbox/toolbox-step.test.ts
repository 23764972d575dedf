import { fc, test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { languages, locales, localeTable } from '../../../core/domain/locale/locales.ts';
import { isToolboxPage, toolboxSegments } from '../../../core/domain/routing/toolbox-page.ts';
import { parseToolboxFile } from '../../../core/domain/toolbox/toolbox-file.ts';
import {
  emptyToolboxStep,
  readToolboxWish,
  toolboxDownloadHref,
  toolboxProblemOf,
  toolboxToolFor,
  toolboxWishes,
} from '../../../core/domain/toolbox/toolbox-step.ts';
import { toolboxLimits } from '../../../core/domain/toolbox/toolbox-table.ts';
import { E } from '../../../core/fp.ts';
import { anyFileType, fileOfType } from '../../arbitraries/toolbox.ts';

describe('a wish', () => {
  property.prop([fc.oneof(fc.constantFrom(...toolboxWishes), fc.string(), fc.anything())])(
    'is one of the list, or the first',
    (value) => {
      const isWish = toolboxWishes.some((wish) => wish === value);
      expect(readToolboxWish(value)).toBe(isWish ? value : 'jpg');
    },
  );

  property.prop([anyFileType, fc.constantFrom(...toolboxWishes)])(
    'is fulfilled by the tool that the file’s bytes ask for, whatever its name',
    (type, wish) => {
      const expected = type === 'pdf' ? 'convert-pdf' : undefined;
      const usual = wish === 'smaller' ? 'optimize-image' : 'convert-file';
      expect(toolboxToolFor(fileOfType(type, 64, 'a.pdf'), wish)).toBe(expected ?? usual);
    },
  );
});

describe('a refusal', () => {
  test('names what is wrong, and HEIC by itself', () => {
    const refused = (bytes: Uint8Array) => {
      const read = parseToolboxFile('convert-file', { name: 'a.jpg', bytes });
      return E.isLeft(read) ? toolboxProblemOf(read.left) : undefined;
    };
    expect(refused(new Uint8Array())).toBe('empty');
    expect(refused(new Uint8Array(toolboxLimits.bytes + 1))).toBe('too-large');
    expect(refused(fileOfType('heic').bytes)).toBe('heic');
    expect(refused(fileOfType('pdf').bytes)).toBe('type');
    expect(refused(Uint8Array.of(1))).toBe('type');
    expect(refused(fileOfType('gif').bytes)).toBeUndefined();
    const limits = { minimum: 1, maximum: 2 } as const;
    expect(
      toolboxProblemOf({ kind: 'toolbox-number-outside', name: 'quality', value: 3, ...limits }),
    ).toBe('not-made');
    expect(
      toolboxProblemOf({ kind: 'file-type-not-made', tool: 'convert-pdf', to: 'webp', types: [] }),
    ).toBe('not-made');
    expect(toolboxProblemOf({ kind: 'file-type-already', type: 'jpg' })).toBe('same');
  });
});

describe('the page', () => {
  test('has one address in each language, and begins empty', () => {
    expect(new Set(Object.values(toolboxSegments)).size).toBe(languages.length);
    for (const locale of locales) {
      const { language } = localeTable[locale];
      const at = (...segments: readonly [string, ...string[]]) =>
        isToolboxPage(language, { kind: 'content', segments });
      expect(at(toolboxSegments[language])).toBe(true);
      expect(at(toolboxSegments[language], 'a')).toBe(false);
      expect(at('a')).toBe(false);
    }
    expect(emptyToolboxStep).toEqual({ wish: 'jpg', outcomes: [], problem: undefined });
  });

  test('fetches a result by its id', () => {
    expect(toolboxDownloadHref({ id: 'a-1' })).toBe('/web-api/toolbox-download?id=a-1');
  });
});
