/** The labels as an editor of the shop reads them: one house style for each language. */
import { describe, expect, test } from 'vitest';

import { catalogueKinds, labelLocales } from '../../../core/domain/catalogue/catalogue-label.ts';
import { frameStockNames, remnantStockNames } from '../../../core/domain/catalogue/frame-parts.ts';
import { optionGroups, optionsOfGroup } from '../../../core/domain/catalogue/options.ts';
import { localeTable } from '../../../core/domain/locale/locales.ts';
import { labelOf, labelsOf } from './label-of.ts';

/** Kinds that stand behind a comma; German writes their nouns with a capital all the same. */
const following = ['frameType', 'frameVariant'] as const;

const isFollowing = (kind: string): boolean => following.some((known) => known === kind);

/** The groups of one subject: those of all materials that end alike. */
const groupsAbout = (subject: string) => optionGroups.filter((group) => group.endsWith(subject));

describe.each(labelLocales)('the labels in %s', (locale) => {
  const { language } = localeTable[locale];
  const all = catalogueKinds.flatMap((kind) => labelsOf(locale, kind));

  test('hold no invisible sign, typewriter’s quote or space before a comma', () => {
    expect(all.filter((label) => /[\u00ad\u200b-\u200d\ufeff'"]|\.\.| ,/u.test(label))).toEqual([]);
  });

  test('join a number and its unit with a no-break space', () => {
    expect(all.filter((label) => /\d (?:cm|mm|in)\b/u.test(label))).toEqual([]);
  });

  test('begin with a capital, a figure or the placeholder', () => {
    const standing = catalogueKinds
      .filter((kind) => !isFollowing(kind))
      .flatMap((kind) => labelsOf(locale, kind));
    expect(standing.filter((label) => !/^(?:\p{Lu}|\d|\{frame\})/u.test(label))).toEqual([]);
  });

  test('begin small behind a comma, but for names and in German', () => {
    const labels = following.flatMap((kind) => labelsOf(locale, kind));
    const isGerman = language === 'de';
    const wrong = labels.filter((label) => /^\p{Lu}/u.test(label) !== isGerman);
    expect(wrong.filter((label) => label !== 'Artbox')).toEqual(
      isGerman ? ['glänzend', 'matt', 'antik'] : [],
    );
  });

  test('write FineArt and Gallery Bond in one way', () => {
    const fineArt = {
      de: 'FineArt',
      en: 'ine art',
      es: 'Fine Art',
      fr: 'Fine Art',
      it: 'Fine Art',
      nl: 'FineArt',
    };
    const named = all.filter((label) => /fine[ -]?art/iu.test(label));
    expect(named.filter((label) => !label.includes(fineArt[language]))).toEqual([]);
    expect(named.length).toBeGreaterThan(5);
    const bonds = all.filter((label) => /gallery/iu.test(label));
    expect(bonds.filter((label) => !/Gallery[ -]Bond/u.test(label))).toEqual([]);
  });

  test.each(['bohrung', 'druckverfahren'])(
    'call every %s alike, whatever the material',
    (subject) => {
      const groups = groupsAbout(subject);
      expect(new Set(groups.map((group) => labelOf(locale, 'optionGroup', group))).size).toBe(1);
      for (const option of groups.flatMap(optionsOfGroup)) {
        const labels = groups
          .filter((group) => optionsOfGroup(group).includes(option))
          .map((group) => labelOf(locale, 'option', `${group}-${option}`));
        expect(new Set(labels).size).toBe(1);
      }
    },
  );

  test('name remnants after their stock, and floater frames as elsewhere', () => {
    const rests = remnantStockNames.map((name) =>
      labelOf(locale, 'frameMaterial', `${name} RST`).replace(
        `${labelOf(locale, 'frameMaterial', name)}, `,
        '',
      ),
    );
    expect(new Set(rests).size).toBe(1);
    for (const stock of frameStockNames.filter((name) => name.startsWith('Schattenfuge')))
      expect(labelOf(locale, 'frameMaterial', stock)).toBe(
        labelOf(locale, 'producedFamilyShort', stock.toLowerCase().replace(' ', '-')),
      );
  });

  test('call formats in the configurator as everywhere', () => {
    for (const key of ['din', 'square', '16:9', '6:1'])
      expect(labelOf(locale, 'configuratorFormat', key)).toBe(labelOf(locale, 'format', key));
    expect(labelOf(locale, 'configuratorFormat', 'wallpaper')).toBe(
      labelOf(locale, 'material', 'fototapete'),
    );
  });
});

test('the words of the trade are those of each language', () => {
  const trade = labelLocales.map((locale) => [
    labelOf(locale, 'framePart', 'frame-mat'),
    labelOf(locale, 'frameType', 'schattenfuge-leinwand'),
    labelOf(locale, 'optionGroup', 'leinwand-keilrahmen'),
    labelOf(locale, 'option', 'leinwand-keilrahmen-38mm').replace('\u00a0', ' '),
    labelOf(locale, 'optionGroup', 'pvcplane-oesung'),
    labelOf(locale, 'frameMaterial', 'Leisten'),
  ]);
  expect(trade.map((words) => words.join(', '))).toEqual([
    'Passepartout, Schattenfuge, Keilrahmen, 3,8 cm, Ösen, Leisten',
    'Paspartú, marco flotante, Bastidor, 3,8 cm, Ojales, Molduras',
    'Passe-partout, caisse américaine, Châssis, 3,8 cm, Œillets, Baguettes',
    'Passepartout, cornice a cassetta, Telaio, 3,8 cm, Occhielli, Aste',
    'Passe-partout, baklijst, Spieraam, 3,8 cm, Ogen, Lijstprofielen',
    'Mount, floater frame, Stretcher frame, 3.8 cm, Eyelets, Mouldings',
    'Mat, floater frame, Stretcher bars, 1.5 in, Grommets, Moldings',
  ]);
});
