import { useLayoutEffect, useRef } from 'react';

import type { FormatKey } from '../../../../../../core/domain/format/format-keys.ts';
import { useText, type Text } from '../../../../../messages/text.tsx';
import { Dialog, type DialogFrame } from '../../../../../components/dialog/dialog.tsx';
import {
  FormatTileContent,
  longestSideOf,
  type FormatTile,
} from '../../../../../components/format-tile/format-tile.tsx';
import { LinkTile, LinkTiles } from '../../../../../components/link-tiles/link-tiles.tsx';
import { PriceListNote, type ShownPrice } from '../../../../../components/price/price.tsx';
import styles from './more-formats.module.css';

export type ListedFormat = Omit<FormatTile, 'detail' | 'label'> & {
  readonly value: string;
  /** Chosen with the format, because the current material is not made in it. */
  readonly otherMaterial?: string | undefined;
  readonly href: string;
  readonly isSelected: boolean;
};

type FromPrice = ShownPrice & { readonly isFrom: boolean };

export type FormatGroup = {
  readonly key: FormatKey;
  readonly formats: readonly ListedFormat[];
  /** The lowest price; absent where none is known. */
  readonly from?: FromPrice | undefined;
};

type MoreFormatsDialogProps = {
  readonly frame: DialogFrame;
  /** Of all sides: `cm`. */
  readonly unit: string;
  readonly groups: readonly FormatGroup[];
  readonly shippingHref: string;
};

type EntryProps = { readonly entry: ListedFormat; readonly longestSide: number };

const Entry = ({ entry, longestSide }: EntryProps) => {
  const text = useText();
  const { price, href, isSelected, otherMaterial } = entry;
  const detail = otherMaterial && text('more-formats.other-material', { material: otherMaterial });
  return (
    <LinkTile href={price && href} isSelected={isSelected}>
      <FormatTileContent tile={{ ...entry, detail }} longestSide={longestSide} />
    </LinkTile>
  );
};

/** Scrolls at once, without animation, as soon as the dialog opens. */
const useChosenInView = (isOpen: boolean) => {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(
    function showChosen() {
      if (isOpen)
        ref.current
          ?.querySelector('[aria-current]')
          ?.scrollIntoView({ block: 'center', behavior: 'instant' });
    },
    [isOpen],
  );
  return ref;
};

const fromText = (text: Text, { isFrom, current, delivered }: FromPrice): string =>
  [current, delivered && text('price.with-delivery', { price: delivered })]
    .filter((price) => price !== undefined)
    .map((price) => (isFrom ? `${text('price.from')} ${price}` : price))
    .join(' · ');

export const MoreFormatsDialog = (props: MoreFormatsDialogProps) => {
  const { frame, unit, groups, shippingHref } = props;
  const text = useText();
  const list = useChosenInView(frame.isOpen);
  const all = groups.flatMap(({ formats }) => formats);
  const longestSide = longestSideOf(all);
  return (
    <Dialog {...frame} title={text('more-formats.title')} width="wide">
      <p className={styles['unit']}>{text('configurator.format-unit', { unit })}</p>
      <PriceListNote prices={all.map(({ price }) => price)} shippingHref={shippingHref} />
      <div className={styles['groups']} ref={list}>
        {groups.map(({ key, formats, from }) => (
          <LinkTiles
            headline={text(`format-group.${key}`)}
            detail={from && fromText(text, from)}
            key={key}
          >
            {formats.map((entry) => (
              <Entry entry={entry} longestSide={longestSide} key={entry.href} />
            ))}
          </LinkTiles>
        ))}
      </div>
    </Dialog>
  );
};
