import type { CSSProperties } from 'react';

import { customProperties } from '../custom-properties.ts';
import type { Token, TokenGroup } from './read-tokens.ts';
import styles from './token-sheet.module.css';

/** Sample by the beginning of a token's name; the first one that fits counts. */
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

/** The only inline style: the sample's own value. */
const sampleStyle = ({ name }: Token): CSSProperties =>
  customProperties({ '--sample': `var(${name})` });

/** Words in which size, weight and face can be judged. */
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

/** Design tokens in a table: a sample in the theme that is shown, and both themes' values. */
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
