import type { DrawnFront } from '../../../../../../core/domain/products/card/designs/own-front.ts';
import styles from './own-words.module.css';

const sheetId = 'own-front';

type OwnFrontProps = {
  readonly front: DrawnFront;
  /** Absent where its name stands beside it. */
  readonly alternative?: string | undefined;
  /** Where several stand in one document. */
  readonly id?: string;
};

/** Air around the sheet, as a share of its longer side. */
const air = 0.07;

const viewOf = ({ width, height }: DrawnFront): string => {
  const around = Math.round(air * Math.max(width, height));
  return [-around, -around, width + 2 * around, height + 2 * around].join(' ');
};

/** A front as it will be printed: cut at its edges, on plain ground. */
export const OwnFront = ({ front, alternative, id = sheetId }: OwnFrontProps) => {
  const { markup, edge } = front;
  return (
    <svg
      className={styles['front']}
      viewBox={viewOf(front)}
      aria-hidden={alternative === undefined ? true : undefined}
    >
      {alternative !== undefined && <title>{alternative}</title>}
      <clipPath id={`${id}-cut`}>
        <path d={edge} />
      </clipPath>
      <g className={styles['sheet']} id={id}>
        <g
          clipPath={`url(#${id}-cut)`}
          // oxlint-disable-next-line react/no-danger -- outlines that the core draws, no text
          dangerouslySetInnerHTML={{ __html: markup }}
        />
      </g>
    </svg>
  );
};

/** The same once more, where it stands already. */
export const OwnFrontAgain = ({ front }: Pick<OwnFrontProps, 'front'>) => (
  <svg viewBox={viewOf(front)} aria-hidden="true">
    <use href={`#${sheetId}`} />
  </svg>
);
