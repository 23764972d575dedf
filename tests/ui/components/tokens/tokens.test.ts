import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { groupsOf, readTokens } from '../../../../ui/components/tokens/read-tokens.ts';

const sheet = readFileSync(
  join(import.meta.dirname, '../../../../ui/components/tokens.css'),
  'utf8',
);
const groups = readTokens(sheet);
const tokens = groups.flatMap((group) => group.tokens);

/** The names that a part of the sheet declares, read apart from the rule. */
const namesIn = (part: string): readonly string[] => [
  ...new Set([...part.matchAll(/^ {2}(?<name>--[\w-]+):/gmu)].map((match) => match[1] ?? '')),
];

const [first = '', second = ''] = sheet.split("[data-channel='kartenliebe'] {");

describe('the pages of the design tokens', () => {
  test('have every token of the style sheet, once', () => {
    expect(tokens.map(({ name }) => name)).toEqual(namesIn(first));
    const pages = (['colour', 'type', 'space', 'shape-and-motion'] as const).flatMap((page) =>
      groupsOf(groups, page),
    );
    expect(
      pages
        .flatMap((group) => group.tokens)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(namesIn(first).toSorted());
  });

  test('have the other channel’s value where it has one of its own', () => {
    const [block = ''] = second.split('\n}');
    const own = tokens.filter((token) => token.kartenliebeValue !== undefined);
    expect(own.map(({ name }) => name).toSorted()).toEqual(namesIn(block).toSorted());
    expect(tokens.find(({ name }) => name === '--radius')).toMatchObject({
      value: '2px',
      kartenliebeValue: '10px',
    });
  });

  test('have what the style sheet says of a token', () => {
    expect(tokens.find(({ name }) => name === '--color-detail')?.note).toBe('never text');
  });
});
