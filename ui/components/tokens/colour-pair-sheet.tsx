import { customProperties } from '../custom-properties.ts';
import { colourPairs, type PairInChannel } from './colour-pairs.ts';
import styles from './token-sheet.module.css';

const printed = (ratio: number | undefined): string =>
  ratio === undefined ? '–' : `${(Math.floor(ratio * 10) / 10).toFixed(1)} : 1`;

type ColourPairSheetProps = { readonly pairs: readonly PairInChannel[] };

/** A sample in the current theme, and the ratios in both. */
export const ColourPairSheet = ({ pairs }: ColourPairSheetProps) => (
  <div className={styles['sheet']}>
    <table className={styles['group']}>
      <caption>Colour pairs</caption>
      <thead>
        <tr>
          <th scope="col">Colour on ground</th>
          <th scope="col">Sample</th>
          <th scope="col">poster</th>
          <th scope="col">kartenliebe</th>
          <th scope="col">At least</th>
        </tr>
      </thead>
      <tbody>
        {colourPairs.map(({ colour, ground, use, least }) => (
          <tr key={`${colour} ${ground}`}>
            <th scope="row">
              <code>{colour}</code> on <code>{ground}</code>
              <span className={styles['note']}>{use}</span>
            </th>
            <td>
              <span
                className={styles['pair']}
                style={customProperties({
                  '--sample': `var(${colour})`,
                  '--sample-ground': `var(${ground})`,
                })}
                data-line={least === 3 || undefined}
              >
                90 × 60
              </span>
            </td>
            {(['poster', 'kartenliebe'] as const).map((channel) => (
              <td key={channel}>
                {printed(
                  pairs.find(
                    (pair) =>
                      pair.channel === channel && pair.colour === colour && pair.ground === ground,
                  )?.ratio,
                )}
              </td>
            ))}
            <td>{printed(least)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
