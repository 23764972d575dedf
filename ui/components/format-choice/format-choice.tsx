import type { ReactNode } from 'react';

import { useText } from '../../messages/text.tsx';
import { Choice, ChoiceTile, type HiddenField } from '../choice/choice.tsx';
import { customProperties } from '../custom-properties.ts';
import { DialogLinks } from '../dialog-links/dialog-links.tsx';
import { FormatTileContent, longestSideOf, type FormatTile } from '../format-tile/format-tile.tsx';
import { Notice } from '../notice/notice.tsx';
import { isPlainClick } from '../plain-click.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import styles from './format-choice.module.css';

export type FormatChoiceOption = Omit<FormatTile, 'detail'> & {
  /** As in the address: `600x400`. */
  readonly value: string;
  readonly isSelected: boolean;
};

/** The format chosen before the material changed; `value` is one of the options. */
type FormerFormat = {
  readonly value: string;
  readonly text: string;
  readonly href: string;
};

/** `loading` waits for prices and formats; `error` has none. */
export type ConfiguratorStatus = 'ready' | 'loading' | 'error';

export type FormatChoiceProps = {
  readonly legend: string;
  /** Of all sides: `cm`. */
  readonly unit: string;
  /** With its unit. */
  readonly selectedText: string;
  /** One that a dialog added comes last. */
  readonly options: readonly FormatChoiceOption[];
  readonly hiddenFields: readonly HiddenField[];
  /** The page opens at this element after the form was sent. */
  readonly returnId?: string | undefined;
  readonly status: ConfiguratorStatus;
  /** Legal notes on the prices. */
  readonly note?: ReactNode;
  /** Another material begins with a format of its own. */
  readonly former?: FormerFormat | undefined;
  readonly moreHref: string;
  readonly ownHref: string;
  /** Asks for missing prices again. */
  readonly retryHref: string;
  readonly onSelect?: ((value: string) => void) | undefined;
};

/** Placeholders while the number of formats is unknown. */
const expectedFormats = ['1', '2', '3', '4', '5', '6'];

const Waiting = () => (
  <div className={styles['tiles']} aria-hidden="true">
    {expectedFormats.map((name) => (
      <span className={styles['waiting']} key={name}>
        <Skeleton lines={2} />
      </span>
    ))}
  </div>
);

type FormatTilesProps = Pick<FormatChoiceProps, 'options' | 'onSelect'> & {
  readonly isBusy: boolean;
};

export const FormatTiles = ({ options, onSelect, isBusy }: FormatTilesProps) => {
  const longestSide = longestSideOf(options);
  const longestText = Math.max(
    ...options.flatMap(({ sides, price }) => [sides.length, price?.current.length ?? 0]),
  );
  return (
    <div
      className={styles['tiles']}
      style={customProperties({ '--characters': longestText })}
      aria-busy={isBusy || undefined}
    >
      {options.map(({ value, isSelected, ...tile }) => (
        <ChoiceTile
          className={styles['tile']}
          name="formatType"
          value={value}
          isSelected={isSelected}
          isDisabled={tile.price === undefined}
          onSelect={onSelect}
          key={value}
        >
          <FormatTileContent tile={tile} longestSide={longestSide} />
        </ChoiceTile>
      ))}
    </div>
  );
};

type FormerProps = Pick<FormatChoiceProps, 'onSelect'> & { readonly former: FormerFormat };

/** Following it focuses that format's tile. */
const Former = ({ former: { value, text, href }, onSelect }: FormerProps) => (
  <p className={styles['former']} data-print="none">
    <a
      href={href}
      onClick={(event) => {
        if (onSelect === undefined || !isPlainClick(event)) return;
        event.preventDefault();
        event.currentTarget
          .closest('form')
          ?.querySelector<HTMLInputElement>(`input[value="${value}"]`)
          ?.focus();
        onSelect(value);
      }}
    >
      {text}
    </a>
  </p>
);

/** A radio group of formats with their prices (supporting §2). */
export const FormatChoice = (props: FormatChoiceProps) => {
  const { options, unit, status, note, former, moreHref, ownHref, retryHref, onSelect, ...choice } =
    props;
  const text = useText();
  return (
    <div className={styles['format-choice']}>
      <Choice {...choice} legendDetail={text('configurator.format-unit', { unit })}>
        {status === 'error' && (
          <Notice tone="warning">
            <p>
              {text('configurator.error')} <a href={retryHref}>{text('configurator.retry')}</a>
            </p>
          </Notice>
        )}
        {former && <Former former={former} onSelect={onSelect} />}
        {status !== 'error' && options.length > 0 && (
          <FormatTiles options={options} onSelect={onSelect} isBusy={status === 'loading'} />
        )}
        {status === 'loading' && options.length === 0 && <Waiting />}
      </Choice>
      {status !== 'error' && note}
      {status !== 'error' && (
        <DialogLinks
          links={[
            ['calculator-more-formats', text('configurator.more-formats'), moreHref],
            ['calculator-own-format', text('configurator.own-format'), ownHref],
          ]}
        />
      )}
    </div>
  );
};
