import type { CSSProperties } from 'react';

import { customProperties } from '../custom-properties.ts';
import type { Token, TokenGroup } from './read-tokens.ts';
import styles from './token-sheet.module.css';

/** By the beginning of a token's name; the first that fits counts. */
const samples = [
  ['--color-', 'colour'],
  ['--font-headline-weight', 'weight'],
  ['--font-weight-', 'weight'],
  ['--font-', 'face'],
  ['--text-width', 'none'],
  ['--text-', 'size'],
  ['--headline-leading', 'leading'],
  ['--headline-tracking', 'tracking'],
  ['--leading-', 'leading'],
  ['--space-', 'length'],
  ['--touch-target', 'length'],
  ['--control-height', 'length'],
  ['--icon-size', 'length'],
  ['--radius', 'corner'],
  ['--line-width', 'stroke'],
  ['--focus-width', 'stroke'],
  ['--shadow-', 'shadow'],
] as const;

const sampleOf = ({ name }: Token): string =>
  samples.find(([beginning]) => name.startsWith(beginning))?.[1] ?? 'none';

const sampleStyle = ({ name }: Token): CSSProperties =>
  customProperties({ '--sample': `var(${name})` });

const pangram = 'Ihr schönstes Bild, 90 × 60';

const isText = (sample: string): boolean =>
  ['weight', 'face', 'size', 'leading', 'tracking'].includes(sample);

const Sample = ({ token }: { readonly token: Token }) => {
  const sample = sampleOf(token);
  if (sample === 'none') return null;
  return (
    <span className={styles[sample]} style={sampleStyle(token)} aria-hidden={!isText(sample)}>
      {isText(sample) ? pangram : ''}
    </span>
  );
};

const Row = ({ token }: { readonly token: Token }) => {
  const { name, value, kartenliebeValue, note } = token;
  return (
    <tr>
      <th scope="row">
        <code>{name}</code>
        {note !== '' && <span className={styles['note']}>{note}</span>}
      </th>
      <td>
        <Sample token={token} />
      </td>
      <td>
        <code>{value}</code>
      </td>
      <td>{kartenliebeValue === undefined ? '=' : <code>{kartenliebeValue}</code>}</td>
    </tr>
  );
};

/** A sample in the current theme, and both themes' values. */
export const TokenSheet = ({ groups }: { readonly groups: readonly TokenGroup[] }) => (
  <div className={styles['sheet']}>
    {groups.map(({ title, tokens }) => (
      <table key={title} className={styles['group']}>
        <caption>{title}</caption>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Sample</th>
            <th scope="col">poster</th>
            <th scope="col">kartenliebe</th>
          </tr>
        </thead>
        <tbody>
          {tokens.map((token) => (
            <Row key={token.name} token={token} />
          ))}
        </tbody>
      </table>
    ))}
  </div>
);
