/**
 * What is declared of each product: a product is a line here, and one in products.ts. This list
 * stands apart, as subjects below products and every page's script read it.
 */
import { calendarDeclaration } from './calendar/calendar-declaration.ts';
import { cardDeclaration } from './card/card-declaration.ts';
import { collageDeclaration } from './collage/collage-declaration.ts';
import type { PageWords, ProductDeclaration } from './declaration.ts';
import { photobookDeclaration } from './photobook/photobook-declaration.ts';
import { photoboxDeclaration } from './photobox/photobox-declaration.ts';
import { wallPictureDeclaration } from './wall-picture/wall-picture-declaration.ts';
import { tableOf } from '../text/record.ts';

/** By the products' names, which are those of their folders, in the specification's order. */
export const declarations = {
  card: cardDeclaration,
  calendar: calendarDeclaration,
  photobook: photobookDeclaration,
  collage: collageDeclaration,
  photobox: photoboxDeclaration,
  'wall-picture': wallPictureDeclaration,
} as const satisfies Readonly<Record<string, ProductDeclaration>>;

type Declarations = typeof declarations;

/** The name of a product: that of its folder. */
export type DeclaredProduct = keyof Declarations;

/** The product of each designer. */
export type ProductOfDesigner = {
  readonly [Id in DeclaredProduct as Declarations[Id]['designer']]: Id;
};

type Sells = Declarations[DeclaredProduct]['sells'];

type NameOf<Table> = Table extends unknown ? keyof Table : never;

type PageNameOf<Table> = Table extends unknown
  ? {
      readonly [Name in keyof Table]: Table[Name] extends { readonly page: unknown } ? Name : never;
    }[keyof Table]
  : never;

/** The specification's name of something that the shop sells. */
export type SoldName = NameOf<Sells>;

/** One that has a page of its own. */
export type SoldPageName = PageNameOf<Sells>;

type Declaration = ProductDeclaration & { readonly designer: keyof ProductOfDesigner };

type SoldRow = ProductDeclaration['sells'][string] & Pick<Declaration, 'designer'>;

const all: readonly Declaration[] = Object.values(declarations);

/** A parameter that one designer takes beside the specification's. */
export type DeclaredParameter = {
  readonly [Id in DeclaredProduct]: Declarations[Id] extends {
    readonly ownParameters: readonly (infer Name)[];
  }
    ? Name
    : never;
}[DeclaredProduct];

const rows: readonly (SoldRow & { readonly name: string })[] = all.flatMap(({ designer, sells }) =>
  Object.entries(sells).map(([name, row]) => ({ name, designer, ...row })),
);

const isSoldName = (name: string): name is SoldName => rows.some((row) => row.name === name);

/** All that the shop sells, in the specification's order. */
export const soldNames: readonly SoldName[] = rows.map(({ name }) => name).filter(isSoldName);

const rowOf = (name: SoldName): SoldRow => {
  const found = rows.find((row) => row.name === name);
  if (found === undefined) throw new Error(`${name} is not declared.`);
  return found;
};

/** What is declared of all that the shop sells. */
export const soldTable: Readonly<Record<SoldName, SoldRow>> = tableOf(soldNames, rowOf);

/** The words of the page of something that has one. */
export const pageWordsOf = (name: SoldPageName): PageWords => {
  const { page } = soldTable[name];
  if (page === undefined) throw new Error(`${name} has no page of its own.`);
  return page;
};
