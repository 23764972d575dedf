import type { ReactNode } from 'react';

import type { ArtworkSource } from '../../../core/domain/image/sources.ts';
import type { PicturedFront } from '../../../core/domain/products/card/designs/front-of-picture.ts';
import type { LazyComponent } from '../navigation/lazy-component.tsx';

export type FrontTileProps = {
  readonly front: PicturedFront;
  /** Of the document. */
  readonly id: string;
  readonly alternative: string | undefined;
  /** The picture in the design's own words. */
  readonly children: ReactNode;
};

/** What shows a product's pictures in the words that a device keeps. */
export type RegisteredFronts = {
  readonly Tile: LazyComponent<FrontTileProps>;
  /** False in a browser, whose build leaves the library out. */
  readonly onServer: false | (() => Promise<(look: ArtworkSource) => PicturedFront | undefined>);
};
