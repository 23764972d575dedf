/** What the sample's pages of law say to each market (docs/law.md). */
import { describe, expect, test } from 'vitest';

import { photoLifetimes } from '../../../../../../core/domain/print/retention.ts';
import { catalogueLabel } from '../../../../../../core/domain/catalogue/catalogue-label.ts';
import type { Block } from '../../../../../../core/domain/content/blocks/registry.ts';
import { duties, type Duty } from '../../../../../../core/domain/law/duties.ts';
import { channels, type Channel } from '../../../../../../core/domain/locale/channel.ts';
import { contentLocaleOf } from '../../../../../../core/domain/locale/locale.ts';
import { isInEuropeanUnion } from '../../../../../../core/domain/locale/european-union.ts';
import { locales, type Locale } from '../../../../../../core/domain/locale/locales.ts';
import { marketOf } from '../../../../../../core/domain/locale/markets.ts';
import {
  pagesOfChannel,
  type PageKey,
} from '../../../../../../server/embedded/content/samples/stories/registry.ts';
import { pageOf } from '../../../../../../server/embedded/content/samples/stories/site.ts';
import { stories } from '../../../../../../server/embedded/content/samples/stories/stories.ts';
import { expectForEach } from '../../../../../laws/for-each.ts';

type Asked = { readonly channel: Channel; readonly locale: Locale };

/** The blocks of a page that a locale of its market shows. */
const blocksOf = ({ channel, locale }: Asked, key: PageKey): readonly Block[] => {
  const site = { channel, locale: contentLocaleOf(locale), pages: pagesOfChannel(channel) };
  return pageOf(site, key)
    .content(site)
    .blocks.filter(
      (block) => block.kind !== 'rich-text' || (block.markets?.includes(marketOf(locale)) ?? true),
    );
};

const hour = 3_600_000;

const readFields = ['text', 'title', 'headline', 'description', 'question', 'linkText', 'alt'];

/** All texts within a value that shoppers read. */
const wordsIn = (value: unknown): readonly string[] => {
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) =>
    typeof inner === 'string' ? (readFields.includes(field) ? [inner] : []) : wordsIn(inner),
  );
};

/** What is read on a page in a locale, headlines included. */
const read = (asked: Asked, key: PageKey): string =>
  blocksOf(asked, key)
    .flatMap((block) =>
      block.kind === 'rich-text' ? [block.headline, wordsIn(block.text).join('')] : [],
    )
    .join('\n');

const sites: readonly Asked[] = channels.flatMap((channel) =>
  locales.map((locale) => ({ channel, locale })),
);

const nameOf = ({ channel, locale }: Asked): string => `${channel} ${locale}`;

const has = ({ markets }: Duty, locale: Locale): boolean => markets.includes(marketOf(locale));

const inEachSite = (law: (asked: Asked) => void) => () => expectForEach(sites, nameOf, law);

/** The address at which the sample's trader is found, in any language. */
const trader = /Musterbild GmbH, Musterstra(?:ß|ss)e 12, 80331/u;

describe('the page of withdrawal', () => {
  test(
    'names start of the period, refund, return, its cost and the trader’s address',
    inEachSite((asked) => {
      const text = read(asked, 'withdrawal');
      expect(text).toMatch(trader);
      expect(text).toMatch(/14|vierzehn|quatorze/u);
      expect(blocksOf(asked, 'withdrawal').map(({ id }) => id)).toEqual(
        expect.arrayContaining(['right', 'goods', 'refund', 'return', 'excepted', 'withdrawal']),
      );
    }),
  );

  test(
    'says of returns that they are voluntary where no law gives them, and nowhere else',
    inEachSite((asked) => {
      const isSaid = /freiwillig|volontair|voluntar|volontari|own accord/iu.test(
        read(asked, 'withdrawal'),
      );
      expect(isSaid).toBe(has(duties['voluntary-returns'], asked.locale));
    }),
  );

  test('is linked from footers by the words of the law', () => {
    const { head } = pageOf(
      { channel: 'poster', locale: 'fr-FR', pages: pagesOfChannel('poster') },
      'withdrawal',
    );
    const named = (['de-DE', 'fr-FR', 'fr-BE'] as const).map((locale) => head(locale).name);
    expect(named).toEqual([
      'Vertrag widerrufen',
      'Renoncer au contrat ici',
      'Renoncer au contrat ici',
    ]);
  });

  test(
    'names cards and envelopes where they are sold alone',
    inEachSite((asked) => {
      const names = /Umschläge|[Ee]nvelop|[Ss]obres|[Ee]nveloppes|[Bb]uste|Musterkarten/u;
      expect(names.test(read(asked, 'withdrawal'))).toBe(asked.channel === 'kartenliebe');
    }),
  );
});

describe('the privacy notice', () => {
  // What becomes of them when an account is deleted: tests/server/embedded/shop/own-account.test.ts.
  test(
    'says that orders and invoices outlive the account, and for how long',
    inEachSite((asked) => {
      const text = read(asked, 'privacy');
      expect(text).toMatch(
        /(?:Bestellungen und Rechnungen bleiben|Orders and invoices therefore stay|los pedidos y las facturas permanecen|commandes et les factures restent|Ordini e fatture restano|Bestellingen en facturen blijven)/u,
      );
      expect(text).toMatch(/zehn Jahre|ten years|diez años|dix ans|dieci anni|tien jaar/u);
    }),
  );

  test(
    'names the controller, what is stored how long, and who supervises',
    inEachSite((asked) => {
      const text = read(asked, 'privacy');
      expect(text).toMatch(trader);
      const { unfinished, unordered, delivered } = photoLifetimes;
      expect(text).toMatch(
        new RegExp(`\\D${unfinished / hour} (?:Stunden|hours|heures|uur|ore|horas)\\b`, 'u'),
      );
      for (const days of [unordered / (24 * hour), delivered / (24 * hour), 180, 30])
        expect(text).toContain(String(days));
      expect(/BayLDA|Landesamt|EDÖB|PFPDT|IFPDT/u.test(text)).toBe(
        has(duties.privacy, asked.locale),
      );
      expect(blocksOf(asked, 'privacy').length).toBeGreaterThanOrEqual(11);
    }),
  );
});

describe('the terms', () => {
  test(
    'name the trader, how errors are corrected, what is stored and how to pay',
    inEachSite((asked) => {
      expect(read(asked, 'terms')).toMatch(trader);
      expect(blocksOf(asked, 'terms').length).toBeGreaterThanOrEqual(7);
    }),
  );

  test(
    'say who pays import duty where goods cross a customs border, and the shipping page, too',
    inEachSite((asked) => {
      for (const key of ['terms', 'shipping'] as const) {
        const isSaid = /Zoll|[Cc]ustoms|[Dd]ouane|[Dd]azi|Arancel/u.test(read(asked, key));
        expect(isSaid).toBe(has(duties['import-duty'], asked.locale));
      }
    }),
  );

  test(
    'hold the box of legal guarantees, the mediator and the identifiers in France alone',
    inEachSite((asked) => {
      const isFrance = marketOf(asked.locale) === 'fr';
      const text = read(asked, 'terms');
      const boxes = blocksOf(asked, 'terms').filter(
        (block) => block.kind === 'rich-text' && block.isBoxed === true,
      );
      expect(boxes).toHaveLength(isFrance ? 1 : 0);
      expect(text.includes('L. 217\u20111 à L. 217\u201132')).toBe(isFrance);
      expect(/Médiateur/u.test(text)).toBe(isFrance);
      expect(/FR000000_01/u.test(text)).toBe(isFrance);
    }),
  );
});

describe('the accessibility statement', () => {
  const authorities: Readonly<Partial<Record<Locale, string>>> = {
    'de-AT': 'Sozialministeriumservice',
    'de-DE': 'MLBF',
    'de-IT': 'AgID',
    'de-LU': 'OSAPS',
    'es-ES': 'OADIS',
    'fr-BE': 'SPF Économie',
    'fr-FR': 'DGCCRF',
    'fr-LU': 'OSAPS',
    'it-IT': 'AgID',
    'nl-BE': 'FOD Economie',
    'nl-NL': 'ACM',
  };

  test(
    'names the authority of its own country, and none where none is competent',
    inEachSite((asked) => {
      const text = read(asked, 'accessibility');
      const named = [...new Set(Object.values(authorities))].filter((one) => text.includes(one));
      const own = authorities[asked.locale];
      expect(own !== undefined).toBe(isInEuropeanUnion(marketOf(asked.locale)));
      expect(named).toEqual(own === undefined ? [] : [own]);
    }),
  );
});

test(
  'the imprint names manager and register, and says that rooms are drawn',
  inEachSite((asked) => {
    const text = read(asked, 'imprint');
    expect(text).toMatch(/gezeichnet|drawn|dibujad|dessiné|disegnat|getekend/u);
    expect(text).toContain('Erika Mustermann');
    expect(text).toContain('HRB 000000');
  }),
);

test(
  'the notice on the legal guarantee stands before an order',
  inEachSite((asked) => {
    for (const key of ['coming-order', 'coming-checkout', 'guarantee'] as const)
      expect(blocksOf(asked, key).map(({ kind }) => kind)).toContain('guarantee-notice');
  }),
);

/** Nature as a whole, ranks, majorities and best prices, in any of the languages. */
const unproved =
  /ökopapier|eco paper|papier écologique|papel ecológico|carta ecologica|ecopapier|bestseller|best price|besten preis|meilleur prix|mejor precio|prezzo migliore|beste prijs|meilleures ventes|más vendidos|più vendut|(?:die|la|de) (?:meisten|plupart|mayoría|maggior parte|meesten) (?:beginn|commenc|empieza|comincia|beginnen)|most people start|endpreis|final price|prix définitif|precios finales|prezzi finali|eindprijzen/iu;

test('no story and no label claims what nothing proves', () => {
  const shown = wordsIn(stories).join('\n');
  expect(unproved.exec(shown)?.[0]).toBeUndefined();
  for (const locale of locales)
    expect(catalogueLabel(locale, 'option', 'poster-materialausfuehrung-oekopapier')).not.toMatch(
      unproved,
    );
});
