import { useId, type ReactNode } from 'react';

import styles from './table.module.css';

type TableProps = {
  readonly caption: string;
  /** Empty where columns have no names. */
  readonly header: readonly string[];
  readonly rows: readonly (readonly ReactNode[])[];
  /** The first cell of a row is its heading. */
  readonly hasRowNames: boolean;
};

/** Keyed by place, since none is ever moved. */
const inOrder = <A,>(
  values: readonly A[],
): readonly { readonly key: string; readonly value: A }[] =>
  values.map((value, position) => ({ key: String(position), value }));

/** Scrolls within a region of its own, so that the page does not; keys reach the region. */
export const Table = ({ caption, header, rows, hasRowNames }: TableProps) => {
  const captionId = useId();
  return (
    <section
      className={styles['region']}
      aria-labelledby={captionId}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it
      tabIndex={0}
    >
      <table className={styles['table']}>
        <caption id={captionId}>{caption}</caption>
        {header.length > 0 && (
          <thead>
            <tr>
              {inOrder(header).map(({ key, value }) =>
                value === '' ? (
                  <td key={key}>{value}</td>
                ) : (
                  <th scope="col" key={key}>
                    {value}
                  </th>
                ),
              )}
            </tr>
          </thead>
        )}
        <tbody>
          {inOrder(rows).map(({ key: rowKey, value: row }) => (
            <tr key={rowKey}>
              {inOrder(row).map(({ key, value }) =>
                hasRowNames && key === '0' && value !== '' ? (
                  <th scope="row" key={key}>
                    {value}
                  </th>
                ) : (
                  <td key={key}>{value}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
