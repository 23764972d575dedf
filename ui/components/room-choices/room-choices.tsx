import type { ReactNode } from 'react';

import { isPlainClick } from '../plain-click.ts';
import styles from './room-choices.module.css';

/** What a choice leads to. */
export type RoomChoice = {
  readonly key: string;
  readonly href: string;
  readonly isCurrent: boolean;
  readonly words: ReactNode;
  /** Shows it at once; without it, the link is followed. */
  readonly onChoose?: (() => void) | undefined;
};

type ChoicesProps = {
  readonly label: string;
  readonly choices: readonly RoomChoice[];
  /** One more, which no address can name. */
  readonly children?: ReactNode;
};

export const RoomChoices = ({ label, choices, children }: ChoicesProps) => (
  <nav aria-label={label}>
    <span aria-hidden="true">{label}</span>
    <ul>
      {choices.map(({ key, href, isCurrent, words, onChoose }) => (
        <li key={key}>
          <a
            href={href}
            aria-current={isCurrent ? 'true' : undefined}
            onClick={(event) => {
              if (onChoose === undefined || !isPlainClick(event)) return;
              event.preventDefault();
              onChoose();
            }}
          >
            {words}
          </a>
        </li>
      ))}
      {children}
    </ul>
  </nav>
);

type RoomProps = { readonly children: ReactNode };

/** The picture of a room, with what hangs in it. */
export const Room = ({ children }: RoomProps) => <div className={styles['room']}>{children}</div>;

export const RoomCaption = ({ children }: RoomProps) => (
  <p className={styles['caption']} aria-live="polite">
    {children}
  </p>
);

/** A room, or what stands in its place, with choices beside it; on phones below it. */
export const BesideRoom = ({ view, children }: RoomProps & { readonly view: ReactNode }) => (
  <div className={styles['body']}>
    <div className={styles['view']}>{view}</div>
    <div className={styles['choices']}>{children}</div>
  </div>
);
