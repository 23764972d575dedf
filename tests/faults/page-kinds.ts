/** Every kind of page, how it is whole, and what stands there while a service is away. */

/** What a page asks of others. */
type PageService = 'content' | 'shop';

/** How a page is told: its status, and a text that it has. */
export type Mark = {
  readonly status: number;
  /** Part of the body, or of the `location` of a redirect. */
  readonly text: string;
  /** What the body must not have. */
  readonly without?: string | undefined;
};

/** A kind of page of the German poster shop. */
export type PageKind = {
  readonly path: string;
  readonly whole: Mark;
  /** What it is without a service; pages that ask nothing of it stay whole. */
  readonly without: Readonly<Record<PageService, Mark>> & {
    /** What it is when the shop answers and its database does not, where that is something else. */
    readonly database?: Mark;
  };
};

const failed: Mark = {
  status: 503,
  text: '<title>Hier ist etwas schiefgegangen | Passepartout</title>',
};

/** A price as it is shown; texts that a page may need later stand in its data. */
const price = '>44,90';

const unpriced: Mark = {
  status: 200,
  text: '<p>Die Preise lassen sich gerade nicht laden',
  without: price,
};

/** What stands in the place of a price. */
/** The words as they are shown: the page's data has them, too, for choices that get no answer. */
const noTemplates = '>Die Vorlagen lassen sich gerade nicht laden';
const noPriceList = '>Die Preise lassen sich gerade nicht laden';

const noPrice = '>Der Preis lässt sich gerade nicht abrufen';

const home: Mark = {
  status: 200,
  text: '<title>Ihre Fotos als Wandbild, gefertigt in Bayern | Passepartout</title>',
};

const missing: Mark = {
  status: 404,
  text: '<title>Diese Seite gibt es nicht | Passepartout</title>',
};

const moved: Mark = { status: 301, text: '/leinwanddruck' };

const received: Mark = { status: 200, text: price };

const wishlist: Mark = { status: 200, text: '<title>Ihr Merkzettel' };

const designer = '/configurator-photo-frame?locale=de-DE&materialType=leinwand';

/** The kinds, by name. */
export const pageKinds = {
  home: { path: '/', whole: home, without: { content: failed, shop: home } },
  'wall-picture': {
    path: '/leinwanddruck',
    whole: { status: 200, text: price, without: unpriced.text },
    without: { content: failed, shop: unpriced },
  },
  'photo-frame': {
    path: '/bilderrahmen',
    whole: { status: 200, text: 'name="matType"', without: unpriced.text },
    without: { content: failed, shop: { ...unpriced, without: 'name="matType"' } },
  },
  // Its configurator stands in the body; without prices its materials are links.
  'wall-art': {
    path: '/wandbilder',
    whole: { status: 200, text: price },
    without: {
      content: failed,
      shop: { status: 200, text: 'href="?material=leinwand"', without: price },
    },
  },
  collages: {
    path: '/fotocollage',
    whole: { status: 200, text: price, without: noTemplates },
    without: {
      content: failed,
      shop: { status: 200, text: noTemplates, without: price },
      // Templates are a service's, prices a database's.
      database: { status: 200, text: noPriceList, without: price },
    },
  },
  calendars: {
    path: '/fotokalender',
    whole: { status: 200, text: '>19,90', without: noPrice },
    without: {
      content: failed,
      shop: { status: 200, text: noPrice, without: '>19,90' },
    },
  },
  photoboxes: {
    path: '/bilderbox',
    whole: { status: 200, text: '>19,62', without: noPrice },
    without: {
      content: failed,
      shop: { status: 200, text: noPrice, without: '>19,62' },
    },
  },
  'material-group': {
    path: '/premium-wandbilder',
    whole: { status: 200, text: '>32,90' },
    without: {
      content: failed,
      shop: { status: 200, text: '<title>Premium-Wandbilder', without: '>32,90' },
    },
  },
  comparison: {
    path: '/wandbild-materialien-im-vergleich',
    whole: { status: 200, text: price, without: noPrice },
    without: {
      content: failed,
      shop: { status: 200, text: noPrice, without: price },
    },
  },
  // Without a list; for one that is named see the tests.
  wishlist: { path: '/merkzettel', whole: wishlist, without: { content: failed, shop: wishlist } },
  designer: {
    path: `${designer}&formatType=600x400`,
    whole: received,
    without: {
      content: received,
      shop: { status: 200, text: 'Der Preis lässt sich gerade nicht laden', without: price },
    },
  },
  // Without a format it needs the list of formats to know which one is meant.
  'designer-start': {
    path: designer,
    whole: received,
    without: { content: received, shop: failed },
  },
  error: { path: '/gibt-es-nicht', whole: missing, without: { content: failed, shop: missing } },
  payload: {
    path: '/leinwanddruck/_payload.json',
    whole: { status: 200, text: '"configurator":{', without: unpriced.text },
    without: {
      content: { status: 503, text: '"error":"failed"' },
      shop: { ...unpriced, without: '"configurator":{' },
    },
  },
  moved: { path: '/leinwand', whole: moved, without: { content: failed, shop: moved } },
} as const satisfies Readonly<Record<string, PageKind>>;

/** The name of a kind of page. */
export type PageKindName = keyof typeof pageKinds;

const isName = (text: string): text is PageKindName => text in pageKinds;

/** The names of all kinds. */
export const pageKindNames: readonly PageKindName[] = Object.keys(pageKinds).filter(isName);

/** An answer as marks are compared with it. */
type Answered = {
  readonly status: number;
  readonly location?: string | undefined;
  readonly body: string;
};

/** What is wrong with an answer; undefined where it bears the mark. */
export const mismatch = ({ status, text, without }: Mark, answer: Answered): string | undefined => {
  const seen = `${answer.location ?? ''}\n${answer.body}`;
  if (answer.status !== status) return `is ${answer.status} instead of ${status}`;
  if (!seen.includes(text)) return `lacks "${text}"`;
  return without !== undefined && seen.includes(without) ? `still has "${without}"` : undefined;
};
