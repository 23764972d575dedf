import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

import { componentGuide } from '../../.storybook/pages/component-guide.ts';
import { namedDialogs, unnamedDialogs } from '../../.storybook/pages/dialog-guide.ts';

const root = join(import.meta.dirname, '../..');

/** A designer's tasks, in the order of the sidebar. */
const groups = [
  'Start',
  'Tokens',
  'Foundations',
  'Patterns',
  'Product',
  'Shell',
  'Blocks',
  'Pages',
  'Mails',
];

const titlesOf = (pattern: string, title: RegExp): readonly (readonly [string, string])[] =>
  globSync(pattern, { cwd: root }).map((file) => [
    file,
    title.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? '',
  ]);

const titles = [
  ...titlesOf(
    '{ui,server}/**/*.stories.tsx',
    /(?:const meta[^{]*\{|^ {2})\s*title: '(?<title>[^']+)'/mu,
  ),
  ...titlesOf('.storybook/pages/*.mdx', /<Meta title="(?<title>[^"]+)"/u),
];

describe('Storybook', () => {
  test('every story and page stands in a group', () => {
    const lost = titles.filter(([, title]) => !groups.includes(title.split('/')[0] ?? ''));
    expect(lost).toEqual([]);
    expect(titles.length).toBeGreaterThan(100);
  });

  test('no two files share a title', () => {
    const all = titles.map(([, title]) => title);
    expect(all.filter((title, index) => all.indexOf(title) !== index)).toEqual([]);
  });

  test('the sidebar has the groups in their order', () => {
    const preview = readFileSync(join(root, '.storybook/preview.tsx'), 'utf8');
    const order = [...preview.matchAll(/^ {10}'(?<group>\w+)',$/gmu)].map(([, group]) => group);
    expect(order).toEqual(groups);
  });

  test('everything is shown in the words of the story’s locale', () => {
    const files = globSync('ui/**/{*.stories.tsx,sample-*.ts}', { cwd: root });
    const german = files.flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .filter((line) =>
          /['"`>][^'"`<>]*(?:[ÄÖÜäöüß]|\b(?:Leinwand|Rahmen|Bild(?:er)?|Fotos?|Ihre?|und|mit|Alle|Neu)\b)[^'"`<>]*['"`<]/u.test(
            line,
          ),
        )
        .map((line) => `${file}: ${line}`),
    );
    expect(german).toEqual([]);
    expect(files.length).toBeGreaterThan(100);
  });

  test('the written pages name stories that exist', () => {
    const all = titles.map(([, title]) => title);
    const links = globSync('.storybook/pages/*.mdx', { cwd: root }).flatMap((file) =>
      [
        ...readFileSync(join(root, file), 'utf8').matchAll(/<StoryLink title="(?<title>[^"]+)"/gu),
      ].map((match) => match[1] ?? ''),
    );
    const dialogs = [...Object.values(namedDialogs), ...unnamedDialogs].flatMap(({ story }) =>
      story === undefined ? [] : [story],
    );
    const components = Object.values(componentGuide).flatMap((entries) =>
      entries.map(({ story }) => story),
    );
    expect([...links, ...dialogs, ...components].filter((title) => !all.includes(title))).toEqual(
      [],
    );
    expect(links.length).toBeGreaterThan(10);
    // Each dialog with stories of its own is in the table; the frame and its links belong to all.
    const ofDialogs = all.filter((title) => /^Patterns\/Dialogs\/.+Dialog$/u.test(title));
    expect(ofDialogs.filter((title) => !dialogs.includes(title))).toEqual([]);
  });
});
