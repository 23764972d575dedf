import type { QueryPairs } from '../../../../core/domain/query/query.ts';
import { readWallPicture } from '../../../../core/domain/products/wall-picture/read-wall-picture.ts';

/** A value for each parameter. */
export const complete = {
  materialType: 'poster',
  formatType: '600x450',
  frameType: 'holzrahmen',
  matSize: '50',
  matType: 'mat-creme',
  designId: '4711',
  sku: 'A-1',
  locale: 'fr-CH',
  gclid: 'Cj0.x-_1',
  referralSource: 'shopping-ad',
} as const;

/** The complete query with some parameters different, or left out where they are undefined. */
export const queryWith = (change: Readonly<Record<string, string | undefined>>): QueryPairs =>
  Object.entries({ ...complete, ...change }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );

/** What is read of that query. */
export const parseWith = (change: Readonly<Record<string, string | undefined>>) =>
  readWallPicture(queryWith(change));
