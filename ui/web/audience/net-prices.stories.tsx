import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef } from 'react';
import { expect } from 'storybook/test';

import type { Locale } from '../../../core/domain/locale/locales.ts';
import { taxTexts } from '../../components/price/tax-texts.ts';
import { FormatTileContent } from '../../components/format-tile/format-tile.tsx';
import { PriceBreakdown } from '../../components/price-breakdown/price-breakdown.tsx';
import { PriceListNote, PriceNote, PriceTag, WithTax } from '../../components/price/price.tsx';
import { StateSheet } from '../../components/state-sheet/state-sheet.tsx';
import { localText, discountArg, priceArg } from '../../messages/story-args.ts';
import { storyLocale, storyText } from '../../messages/story-text.ts';
import { textIn } from '../../messages/text-in.ts';
import { netDocument } from './net-document.ts';

type NetPricesProps = { readonly locale: Locale; readonly written: (text: string) => string };

const plain = { current: priceArg(4490) };
const reduced = { current: priceArg(6490), original: priceArg(7990), discount: discountArg(18) };

/** Prices as the server writes them, as business customers see them. */
const NetPrices = ({ locale, written }: NetPricesProps) => {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    function makeNet() {
      if (place.current) netDocument(locale, Date.now()).change(place.current);
    },
    [locale],
  );
  const shown = (price: typeof plain | typeof reduced) => ({
    current: written(price.current),
    ...('original' in price && {
      original: written(price.original),
      discount: written(price.discount),
    }),
  });
  const tile = { format: { width: 900, height: 600 }, sides: '90 × 60', price: shown(reduced) };
  const shippingFrom = written(priceArg(490));
  const total = written(priceArg(10_980));
  return (
    <div ref={place}>
      <StateSheet
        states={[
          {
            name: 'PriceTag',
            drawing: (
              <>
                <PriceTag price={shown(reduced)} size="l" />
                <PriceNote price={shown(reduced)} shippingHref="#" shippingFrom={shippingFrom} />
              </>
            ),
          },
          { name: 'FormatTile', drawing: <FormatTileContent tile={tile} longestSide={900} /> },
          {
            name: 'PriceBreakdown',
            drawing: (
              <PriceBreakdown
                lines={[
                  {
                    name: 'A',
                    value: '60 × 40',
                    price: written(priceArg(4490)),
                    changeHref: '#',
                  },
                ]}
                total={total}
              />
            ),
          },
          {
            name: 'TotalPrice',
            drawing: (
              <>
                <PriceTag price={{ current: total }} size="l" />
                <PriceListNote prices={[shown(plain)]} shippingHref="#" />
                <WithTax price={total} />
              </>
            ),
          },
        ]}
      />
    </div>
  );
};

const meta = {
  title: 'Patterns/NetPrices',
  component: NetPrices,
  args: { locale: 'de-DE', written: (text) => text },
  render: (_, { globals }) => (
    <NetPrices
      locale={storyLocale(globals)}
      written={(text) => localText(globals, text)}
      key={storyLocale(globals)}
    />
  ),
} satisfies Meta<typeof NetPrices>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Figures, notes and what is read out; the amount with tax stands below a total alone. */
export const Business: Story = {
  play: async ({ canvasElement, globals }) => {
    const locale = storyLocale(globals);
    await expect(canvasElement).toHaveTextContent(textIn(locale, taxTexts.note.net));
    if (locale !== 'de-DE') return;
    await expect(canvasElement).toHaveTextContent('54,54 €');
    await expect(canvasElement).toHaveTextContent('67,14 €');
    await expect(canvasElement).not.toHaveTextContent('64,90 €');
    const withTax = storyText(globals)('price.with-tax', { price: '109,80 €' });
    await expect(canvasElement).toHaveTextContent(withTax);
  },
};
