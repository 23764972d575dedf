/** Components that stand alike on many pages: drawn once, and the same HTML as in their places. */
import { fc, test as property } from '@fast-check/vitest';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';

import type { Locale } from '../../../core/domain/locale/locales.ts';
import { createDrawOnce } from '../../../server/pages/drawn-once.tsx';
import { bytesOfPage, openPieces } from '../../../server/pages/page-bytes.ts';
import { drawnOnce, DrawOnceContext } from '../../../ui/components/drawn-once.ts';
import { compileMessages } from '../../../ui/messages/compile.ts';
import { MessagesProvider, useText } from '../../../ui/messages/text.tsx';

type TileProps = {
  readonly label: string;
  readonly isSelected: boolean;
  readonly onSelect?: () => void;
};

let drawings = 0;

const Tile = drawnOnce(({ label, isSelected, onSelect }: TileProps) => {
  drawings += 1;
  const text = useText();
  return (
    <button type="button" aria-pressed={isSelected} onClick={onSelect} title={label}>
      {label} <b>{text('calculator.apply')}</b>
    </button>
  );
});

const tiles = (all: readonly TileProps[]): ReactNode => (
  <ul>
    {all.map((tile, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- they never move
      <li key={index}>
        a{index} <Tile {...tile} />
        <Tile {...tile} isSelected={false} /> z
      </li>
    ))}
  </ul>
);

const inLocale = (locale: Locale, element: ReactNode): ReactNode => (
  <MessagesProvider locale={locale} messages={compileMessages(locale)}>
    {element}
  </MessagesProvider>
);

/** A page as the server sends it. */
const sentWith = (
  drawOnceFor: ReturnType<typeof createDrawOnce>,
  locale: Locale,
  page: ReactNode,
): string => {
  const pieces = openPieces();
  const onMissingKey = (): void => undefined;
  const body = renderToString(
    <DrawOnceContext
      value={drawOnceFor({ locale, messages: compileMessages(locale), pieces, onMissingKey })}
    >
      {inLocale(locale, page)}
    </DrawOnceContext>,
  );
  return bytesOfPage({ body, pieces: pieces.made() }).toString();
};

const anyTile = fc.record({
  label: fc.string({ unit: 'grapheme', minLength: 1 }),
  isSelected: fc.boolean(),
});

const anyPage = fc.tuple(
  fc.constantFrom<Locale>('de-DE', 'fr-CH', 'en-US'),
  fc.array(anyTile, { maxLength: 4 }),
);

describe('components that are drawn once', () => {
  property.prop([fc.array(anyPage, { maxLength: 4 })])(
    'are the HTML that they are in their places, whatever was drawn before',
    (pages) => {
      const drawOnceFor = createDrawOnce();
      for (const [locale, all] of pages)
        expect(sentWith(drawOnceFor, locale, tiles(all))).toBe(
          renderToString(inLocale(locale, tiles(all))),
        );
    },
  );

  test('are drawn once for equal properties in a language, whoever hears them', () => {
    const drawOnceFor = createDrawOnce();
    const drawingsOf = (locale: Locale, tile: TileProps): number => {
      const before = drawings;
      sentWith(drawOnceFor, locale, <Tile {...tile} />);
      return drawings - before;
    };
    const tile = { label: '60 × 40', isSelected: true };
    expect(drawingsOf('de-DE', { ...tile, onSelect: () => undefined })).toBe(1);
    expect(drawingsOf('de-DE', { ...tile, onSelect: () => undefined })).toBe(0);
    expect(drawingsOf('de-AT', tile)).toBe(1);
    expect(drawingsOf('de-DE', { ...tile, label: '90 × 60' })).toBe(1);
    expect(drawingsOf('de-DE', { ...tile, isSelected: false })).toBe(1);
  });
});
