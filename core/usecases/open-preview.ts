/** Whether an address may show unpublished content, and which. */
import {
  editorParameters,
  readContentPreview,
  storyblokEditorParameters,
  type ContentPreview,
  type EditorParameters,
} from '../domain/content/content-editor.ts';
import type { EditedStory } from '../domain/content/edited-story.ts';
import {
  checkPreviewClaim,
  hasPreviewClaim,
  readPreviewClaim,
  type PreviewRefusal,
} from '../domain/content/preview-token.ts';
import { readPairs } from '../domain/query/query.ts';
import { E, pipe } from '../fp.ts';
import type { HasClock } from '../ports/clock.ts';
import type { HasDigest } from '../ports/digest.ts';

/** The content vendor's, or one with the shop's own parameter names. */
export type PreviewEditor = 'storyblok' | 'own';

/** Opened by a valid token. */
export type OpenedPreview = ContentPreview & {
  readonly editor: PreviewEditor;
  /** Undefined where nobody edits, or no number names it. */
  readonly edited: EditedStory | undefined;
};

const parametersOf: Readonly<Record<PreviewEditor, EditorParameters>> = {
  storyblok: storyblokEditorParameters,
  own: editorParameters,
};

const storyPattern = /^\d{1,20}$/u;

const editedStory = (search: string, name: string, space: string): EditedStory | undefined => {
  const story = readPairs(search).findLast(([found]) => found === name)?.[1] ?? '';
  return storyPattern.test(story) ? { space, story } : undefined;
};

/**
 * Opens the preview of a query, under the vendor's names where it has the vendor's token, else the
 * shop's. Without a valid token nothing else in it counts.
 *
 * @param previewToken The space's; without it no preview opens.
 */
export const openPreview =
  (
    previewToken: string | undefined,
    search: string,
  ): ((environment: HasClock & HasDigest) => E.Either<PreviewRefusal, OpenedPreview>) =>
  ({ clock, digest }) => {
    if (previewToken === undefined) return E.left({ kind: 'preview-token-missing' });
    const editor: PreviewEditor = hasPreviewClaim(search, storyblokEditorParameters.token)
      ? 'storyblok'
      : 'own';
    const names = parametersOf[editor];
    return pipe(
      readPreviewClaim(search, names.token),
      E.chain((claim) =>
        checkPreviewClaim({ previewToken, sha1: digest.sha1, now: clock.now() }, claim),
      ),
      E.map(({ space }): OpenedPreview => {
        const preview = readContentPreview(search, names);
        const edited = preview.isEditing ? editedStory(search, names.editor, space) : undefined;
        return { ...preview, editor, edited };
      }),
    );
  };
