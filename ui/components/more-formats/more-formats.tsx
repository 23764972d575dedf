import { useLayoutEffect, useRef } from 'react';

import type { FormatKey } from '../../../core/domain/format/format-keys.ts';
import { useText } from '../../messages/text.tsx';
import { Dialog, type DialogFrame } from '../dialog/dialog.tsx';
import { FormatTileContent, longestSideOf, type FormatTile } from '../format-tile/format-tile.tsx';
import styles from './more-formats.module.css';

/** A format of the dialog. */
export type ListedFormat = Omit<FormatTile, 'detail' | 'label'> & {
  readonly value: string;
  /** The material that it changes to, because the chosen one is not made in it. */
  readonly otherMaterial?: string | undefined;
  /** The page with this format, and with that material, chosen. */
  readonly href: string;
  readonly isSelected: boolean;
};

/** The formats of one ratio. */
export type FormatGroup = { readonly key: FormatKey; readonly formats: readonly ListedFormat[] };

type MoreFormatsDialogProps = {
  readonly frame: DialogFrame;
  /** The unit of all sides: `cm`. */
  readonly unit: string;
  readonly groups: readonly FormatGroup[];
};

type EntryProps = { readonly entry: ListedFormat; readonly longestSide: number };

const Entry = ({ entry, longestSide }: EntryProps) => {
  const text = useText();
  const { price, href, isSelected, otherMaterial } = entry;
  const detail = otherMaterial && text('more-formats.other-material', { material: otherMaterial });
  const content = <FormatTileContent tile={{ ...entry, detail }} longestSide={longestSide} />;
  return price === undefined ? (
    <span className={styles['entry']}>{content}</span>
  ) : (
    <a className={styles['entry']} href={href} aria-current={isSelected ? 'true' : undefined}>
      {content}
    </a>
  );
};

/** Shows the chosen format as soon as the dialog is open, at once: nothing glides past. */
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

/** All formats by ratio; each is a link to the page with it chosen (supporting §4). */
export const MoreFormatsDialog = ({ frame, unit, groups }: MoreFormatsDialogProps) => {
  const text = useText();
  const list = useChosenInView(frame.isOpen);
  const longestSide = longestSideOf(groups.flatMap(({ formats }) => formats));
  return (
    <Dialog {...frame} title={text('more-formats.title')} width="wide">
      <p className={styles['unit']}>{text('calculator.format-unit', { unit })}</p>
      <div className={styles['groups']} ref={list}>
        {groups.map(({ key, formats }) => (
          <section key={key} aria-label={text(`format-group.${key}`)}>
            <h3 className={styles['name']}>{text(`format-group.${key}`)}</h3>
            <ul className={styles['entries']} role="list">
              {formats.map((entry) => (
                <li key={entry.href}>
                  <Entry entry={entry} longestSide={longestSide} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
};
