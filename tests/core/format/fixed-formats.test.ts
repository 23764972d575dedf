import { test as property } from '@fast-check/vitest';
import { describe, expect, test } from 'vitest';

import { parseFormat } from '../../../core/domain/format/parse-format.ts';
import {
  millimetreFormatOf,
  millimetreFormatText,
  centimetreFormatOf,
  parseMillimetreFormat,
  printMillimetreFormat,
} from '../../../core/domain/format/millimetre-format.ts';
import {
  isPhotoPrintFormat,
  photoPrintFormatIn,
  photoPrintFormatText,
  photoPrintMillimetres,
} from '../../../core/domain/format/photo-print-formats.ts';
import { photoPrintFormats } from '../../../core/domain/format/photo-print-sizes.ts';
import { stretcherDepths, stretcherFrames } from '../../../core/domain/format/stretcher-depths.ts';
import {
  isStretcherFrame,
  stretcherDepthText,
} from '../../../core/domain/format/stretcher-frames.ts';
import { locales } from '../../../core/domain/locale/locales.ts';
import { E } from '../../../core/fp.ts';
import { anyMillimetreFormat, anyPhotoPrintFormat, formatIn } from '../../arbitraries/format.ts';
import { anyLocale } from '../../arbitraries/locale.ts';

describe('formats of millimetres', () => {
  property.prop([anyMillimetreFormat])('read back what is printed', (format) => {
    expect(parseMillimetreFormat(printMillimetreFormat(format))).toEqual(E.right(format));
  });

  property.prop([anyMillimetreFormat])('are the tenths of a centimetre', (format) => {
    expect(millimetreFormatOf(centimetreFormatOf(format))).toEqual(format);
  });

  property.prop([formatIn('in')])(
    'are whole, and half a millimetre off inches at most',
    (format) => {
      const { width, height, unit } = millimetreFormatOf(format);
      expect(unit).toBe('mm');
      expect(Math.abs(width * 100 - format.width * 254)).toBeLessThanOrEqual(50);
      expect(Math.abs(height * 100 - format.height * 254)).toBeLessThanOrEqual(50);
    },
  );

  test.each(['', '0x1', '1x0', '01x1', '210x297mm', '9007199254740992x1'])(
    'refuse %j as wall formats do',
    (text) => {
      expect(parseMillimetreFormat(text)).toEqual(parseFormat('cm', text));
      expect(parseMillimetreFormat(text)).toEqual(E.left({ kind: 'malformed-format', text }));
    },
  );

  test('show as centimetres', () => {
    const format = { width: 148, height: 210, unit: 'mm' } as const;
    expect(millimetreFormatText('de-DE', format)).toBe('14,8 × 21\u00a0cm');
  });
});

describe('photo prints', () => {
  property.prop([anyPhotoPrintFormat])('are named by their millimetres', (format) => {
    expect(isPhotoPrintFormat(format)).toBe(true);
    expect(parseMillimetreFormat(format)).toEqual(E.right(photoPrintMillimetres(format)));
    expect(printMillimetreFormat(photoPrintMillimetres(format))).toBe(format);
    expect(centimetreFormatOf(photoPrintMillimetres(format))).toEqual(
      photoPrintFormatIn('cm', format),
    );
  });

  property.prop([anyPhotoPrintFormat])(
    'are called by the pair of inches next to them, to within half an inch',
    (format) => {
      const inches = millimetreFormatOf(photoPrintFormatIn('in', format));
      const { width, height } = photoPrintMillimetres(format);
      expect(Math.abs(inches.width - width)).toBeLessThan(12.7);
      expect(Math.abs(inches.height - height)).toBeLessThan(12.7);
    },
  );

  test('are the six of the specification, in centimetres and in inches', () => {
    const shown = (locale: 'de-DE' | 'en-US') =>
      photoPrintFormats.map((format) => photoPrintFormatText(locale, format));
    expect(photoPrintFormats.join(' ')).toBe('100x100 100x120 130x90 150x100 180x130 300x200');
    expect(shown('de-DE').map((text) => text.replace('\u00a0', ' '))).toEqual([
      '10 × 10 cm',
      '10 × 12 cm',
      '13 × 9 cm',
      '15 × 10 cm',
      '18 × 13 cm',
      '30 × 20 cm',
    ]);
    expect(shown('en-US').map((text) => text.replace('\u00a0', ' '))).toEqual([
      '4 × 4 in',
      '4 × 4.5 in',
      '5 × 3.5 in',
      '6 × 4 in',
      '7 × 5 in',
      '12 × 8 in',
    ]);
  });

  property.prop([anyLocale, anyPhotoPrintFormat])('are inches in en-US alone', (locale, format) => {
    const unit = photoPrintFormatText(locale, format).split('\u00a0').at(-1);
    expect(unit).toBe(locale === 'en-US' ? 'in' : 'cm');
  });

  test('are no other sizes', () => {
    expect(['100x150', '100X100', '', '10x10'].some(isPhotoPrintFormat)).toBe(false);
  });
});

describe('stretcher frames', () => {
  test('are 2.5 and 3.8 cm deep, in en-US 1 and 1.5 inches', () => {
    expect(stretcherFrames).toEqual(['25mm', '38mm']);
    for (const locale of locales) {
      const depths = {
        'en-US': ['1\u00a0in', '1.5\u00a0in'],
        'en-GB': ['2.5\u00a0cm', '3.8\u00a0cm'],
      };
      expect(stretcherFrames.map((frame) => stretcherDepthText(locale, frame))).toEqual(
        locale === 'en-US' || locale === 'en-GB' ? depths[locale] : ['2,5\u00a0cm', '3,8\u00a0cm'],
      );
    }
  });

  test('are named by their millimetres', () => {
    expect(stretcherFrames.map((frame) => `${stretcherDepths[frame].cm}mm`)).toEqual(
      stretcherFrames,
    );
    expect(stretcherFrames.every(isStretcherFrame)).toBe(true);
    expect(['25', '20mm', '', 'standard'].some(isStretcherFrame)).toBe(false);
  });
});
