/** What the script of a page in the visual editor is told. */
import { storyblokEditorOrigin } from '../../../core/domain/content/content-editor.ts';
import { frontendContentPaths } from '../../../core/domain/content/content-requests.ts';
import { pageRelations } from '../../../core/domain/content/relations.ts';
import type { PreviewEditor } from '../../../core/usecases/open-preview.ts';

/** The data of a document that is shown in the visual editor. */
export type EditorPage = {
  /** Where the editor is that shows the page in a frame; the page's own origin when undefined. */
  readonly origin: string | undefined;
  /** Where an edited story becomes a page. */
  readonly transform: string;
  /** What the editor resolves before it sends a story. */
  readonly relations: readonly string[];
};

/** The data of a document for an editor. */
export const editorPage = (editor: PreviewEditor): EditorPage => ({
  origin: editor === 'storyblok' ? storyblokEditorOrigin : undefined,
  transform: frontendContentPaths.transform,
  relations: pageRelations,
});
