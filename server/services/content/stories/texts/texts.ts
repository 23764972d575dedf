/**
 * What has to be written in each language, apart from how pages are built. Running texts may hold
 * `**bold**` and links: `[words](shipping)` leads to a page of the shop by its key,
 * `[words](mail)` to the shop's mailbox. Lines that begin with `- ` are a list.
 */

/** A headline and its running text, a line a paragraph. */
export type Section = { readonly headline: string; readonly text: readonly string[] };

/** A question and its answer. */
export type Question = { readonly question: string; readonly answer: string };

/** What every page says. */
export type PageTexts = {
  /** Its name in navigation, breadcrumb and tiles. */
  readonly name: string;
  /** The document's title, without the shop's name. */
  readonly title: string;
  /** For search engines; at most 155 characters. */
  readonly description: string;
  readonly headline: string;
  readonly lead: string;
};

/** A page with a picture, as tiles show it elsewhere. */
export type PicturedTexts = PageTexts & {
  /** What the picture shows, for those who cannot see it. */
  readonly picture: string;
  /** A line under its name on tiles. */
  readonly tile: string;
};

/** A product page: the sections and questions that only this product has. */
export type ProductTexts<S extends string, Q extends string> = PicturedTexts & {
  readonly sections: Readonly<Record<S, Section>>;
  readonly questions: Readonly<Record<Q, Question>>;
};

/** What all product pages share. */
export type SharedProductTexts = {
  readonly calculatorHeadline: string;
  readonly startLabel: string;
  /** The mark on the format that most shoppers compare first. */
  readonly topDeal: string;
  readonly questionsHeadline: string;
  readonly otherMaterialsHeadline: string;
  readonly usp: Readonly<Record<'delivery' | 'resolution' | 'personal' | 'origin', string>>;
  /** Words of the links beside the promises. */
  readonly links: Readonly<Record<'delivery' | 'personal', string>>;
  readonly questions: Readonly<
    Record<'resolution' | 'ownFormat' | 'delivery' | 'withdrawal', Question>
  >;
  readonly manufacturer: Section;
};

/** The pages that sell wall art. */
export type ProductPagesTexts = {
  readonly shared: SharedProductTexts;
  readonly canvas: ProductTexts<'material' | 'stretcherFrame' | 'edge' | 'care', 'frame'>;
  readonly acrylic: ProductTexts<'material' | 'mounting' | 'care', 'reflections'>;
  readonly aluminium: ProductTexts<'material' | 'mounting' | 'care', 'damp'>;
  readonly poster: ProductTexts<'material' | 'hanging' | 'care', 'paper'>;
  readonly wallArt: PicturedTexts & {
    readonly tilesHeadline: string;
    readonly choosing: Section;
  };
  readonly home: PicturedTexts & {
    readonly startLink: string;
    readonly tilesHeadline: string;
    readonly about: Section;
  };
};

/** The pages that every shop owes its customers. */
export const servicePages = [
  'shipping',
  'contact',
  'imprint',
  'privacy',
  'terms',
  'withdrawal',
  'guarantee',
  'accessibility',
] as const;

/** A page of service or law. */
export type ServicePage = (typeof servicePages)[number];

/** A page of service or law, section by section. */
export type ServiceTexts = PageTexts & {
  readonly sections: readonly [Section, ...Section[]];
};

/** What stands around the pages, and the page that is shown where there is none. */
export type FrameTexts = {
  readonly columns: Readonly<Record<'shop' | 'service' | 'legal', string>>;
  readonly promises: Readonly<Record<'poster' | 'kartenliebe', readonly [string, ...string[]]>>;
  readonly error: PageTexts & { readonly picture: string; readonly tilesHeadline: string };
  readonly cards: PicturedTexts & { readonly about: Section; readonly help: Section };
};

/** Everything in one language. */
export type Texts = {
  readonly products: ProductPagesTexts;
  readonly service: Readonly<Record<ServicePage, ServiceTexts>>;
  readonly frame: FrameTexts;
};
