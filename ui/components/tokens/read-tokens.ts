/** For stories alone: reads the design tokens from their style sheet, so that no page lists them twice. */

/** A design token as tokens.css declares it. */
export type Token = {
  /** With its dashes: `--color-ink`. */
  readonly name: string;
  readonly value: string;
  /** The other channel's value, where it has one of its own. */
  readonly kartenliebeValue: string | undefined;
  /** The comment of the style sheet. */
  readonly note: string;
};

/** Tokens under one comment of the style sheet: `Colour: what is read`. */
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

/** The tokens of a style sheet in its order, under its comments. */
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

/** The pages of the tokens, and which groups stand on each, by the first word of their titles. */
const pageWords = {
  colour: ['Colour'],
  type: ['Type'],
  space: ['Space', 'Measures'],
  'shape-and-motion': ['Shape', 'Depth', 'Focus', 'Motion', 'Layers'],
} as const;

export type TokenPage = keyof typeof pageWords;

/** The groups of a page. */
export const groupsOf = (groups: readonly TokenGroup[], page: TokenPage): readonly TokenGroup[] =>
  groups.filter(({ title }) => pageWords[page].some((word) => title.startsWith(word)));
