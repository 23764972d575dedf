import type { ComponentType, ReactNode } from 'react';

import type { ArtworkSource } from '../../../core/domain/image/sources.ts';
import type { PersonalWords } from '../../../core/domain/personalisation/personalisation.ts';
import type { OwnPages } from '../../blocks/article-picture.tsx';

/** `Front` is all that a front is drawn of, beside what a device keeps. */
export type FrontTileProps<Front> = {
  readonly front: Front;
  /** Shown on it instead of what this device keeps. */
  readonly own?: OwnPages | undefined;
  /** Of the document. */
  readonly id: string;
  readonly alternative: string | undefined;
  /** The picture in the design's own words. */
  readonly children: ReactNode;
};

/** What shows a product's pictures in the words that a device keeps. */
export type RegisteredFronts<Front> = {
  /** A chunk of its own: what reads the registry knows no React. */
  readonly load: () => Promise<ComponentType<FrontTileProps<Front>>>;
  /** False in a browser, whose build leaves the library out. */
  readonly onServer: false | (() => Promise<(look: ArtworkSource) => Front | undefined>);
  /** What this device keeps of words, by their roles. */
  readonly keptWords: () => Promise<PersonalWords>;
};
