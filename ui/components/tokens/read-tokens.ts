/** For stories: reads the tokens from their style sheet, so that no page lists them twice. */

export type Token = {
  /** With its dashes: `--color-ink`. */
  readonly name: string;
  readonly value: string;
  /** Undefined where the theme does not change it. */
  readonly kartenliebeValue: string | undefined;
  readonly note: string;
};

/** `title` is a comment of the style sheet: `Colour: what is read`. */
export type TokenGroup = { readonly title: string; readonly tokens: readonly Token[] };

const blockOf = (sheet: string, selector: string): string => {
  const start = sheet.indexOf(`${selector} {`);
  return start === -1 ? '' : sheet.slice(start, sheet.indexOf('\n}', start));
};

const declaration = /^ {2}(?<name>--[\w-]+): (?<value>[^;]+);(?: *\/\* (?<note>.*?) \*\/)?$/u;

const heading = /^ {2}\/\* (?<title>.+?) \*\/$/u;

type Declared = Pick<Token, 'name' | 'value' | 'note'>;

const declaredIn = (line: string): Declared | undefined => {
  const groups = declaration.exec(line)?.groups;
  if (groups === undefined) return undefined;
  const { name = '', value = '', note = '' } = groups;
  return { name, value, note };
};

export const readTokens = (sheet: string): readonly TokenGroup[] => {
  const others = new Map(
    blockOf(sheet, "[data-channel='kartenliebe']")
      .split('\n')
      .map(declaredIn)
      .flatMap((token) => (token === undefined ? [] : [[token.name, token.value] as const])),
  );
  return blockOf(sheet, ':root')
    .split('\n')
    .reduce<readonly TokenGroup[]>((groups, line) => {
      const title = heading.exec(line)?.groups?.['title'];
      if (title !== undefined) return [...groups, { title, tokens: [] }];
      const declared = declaredIn(line);
      const last = groups.at(-1);
      if (declared === undefined || last === undefined) return groups;
      const token = { ...declared, kartenliebeValue: others.get(declared.name) };
      return [...groups.slice(0, -1), { ...last, tokens: [...last.tokens, token] }];
    }, []);
};

/** First words of the groups' titles, by page. */
const pageWords = {
  colour: ['Colour'],
  type: ['Type'],
  space: ['Space', 'Measures'],
  'shape-and-motion': ['Shape', 'Depth', 'Focus', 'Motion', 'Layers'],
} as const;

export type TokenPage = keyof typeof pageWords;

export const groupsOf = (groups: readonly TokenGroup[], page: TokenPage): readonly TokenGroup[] =>
  groups.filter(({ title }) => pageWords[page].some((word) => title.startsWith(word)));
