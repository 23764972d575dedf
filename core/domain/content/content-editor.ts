/** Previews: what editors see of the content before shoppers do (supporting §2). */
import { readPairs } from '../query/query.ts';
import type { ContentStatus } from './page.ts';

export type EditorParameters = {
  /** Activates the visual editor. */
  readonly editor: string;
  /** Chooses a content release by its identifier. */
  readonly release: string;
  /** Asks for a state of the stories where it is `published`. */
  readonly version: string;
  /** Proves that an editor asks: `{token}[space_id]`, `[timestamp]` and `[token]`. */
  readonly token: string;
};

/** The names where no vendor's are configured; `_` parameters are carried over on links. */
export const editorParameters = {
  editor: '_editor',
  release: '_release',
  version: '_version',
  token: '_editor_tk',
} as const satisfies EditorParameters;

/** The names that the content vendor's visual editor brings. */
export const storyblokEditorParameters = {
  editor: '_storyblok',
  release: '_storyblok_release',
  version: '_storyblok_version',
  token: '_storyblok_tk',
} as const satisfies EditorParameters;

export const storyblokEditorOrigin = 'https://app.storyblok.com';

export type ContentPreview = {
  readonly isEditing: boolean;
  readonly release: string | undefined;
  /** Drafts for the editor, unless it asks for what is published, and for a release. */
  readonly version: ContentStatus;
};

/** An editor that has no release open writes so in the release's place. */
const noRelease = 'undefined';

const releasePattern = /^[\w-]{1,64}$/u;

type PreviewParameters = Pick<EditorParameters, 'editor' | 'release'> &
  Partial<Pick<EditorParameters, 'version'>>;

/**
 * Reads a query's preview. The editor is active by any value but nothing and `0`. A release counts
 * only as an identifier of 1 to 64 letters, digits, `-` or `_`, not `undefined`. The last one of a
 * name wins.
 */
export const readContentPreview = (
  search: string,
  { editor, release, version = editorParameters.version }: PreviewParameters = editorParameters,
): ContentPreview => {
  const pairs = readPairs(search);
  const valueOf = (name: string): string => pairs.findLast(([found]) => found === name)?.[1] ?? '';
  const isEditing = valueOf(editor) !== '' && valueOf(editor) !== '0';
  const named = valueOf(release);
  const chosen = releasePattern.test(named) && named !== noRelease ? named : undefined;
  const seesDrafts =
    chosen !== undefined ||
    (isEditing && valueOf(version) !== ('published' satisfies ContentStatus));
  return { isEditing, release: chosen, version: seesDrafts ? 'draft' : 'published' };
};
