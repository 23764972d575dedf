import { storyblokEditorOrigin } from '../../../core/domain/content/content-editor.ts';
import { frontendContentPaths } from '../../../core/domain/content/content-requests.ts';
import { pageRelations } from '../../../core/domain/content/relations.ts';
import type { PreviewEditor } from '../../../core/usecases/open-preview.ts';

export type EditorPage = {
  /** Of the editor whose frame shows the page; undefined for the page's own origin. */
  readonly origin: string | undefined;
  /** Renders an edited story. */
  readonly transform: string;
  readonly relations: readonly string[];
};

export const editorPage = (editor: PreviewEditor): EditorPage => ({
  origin: editor === 'storyblok' ? storyblokEditorOrigin : undefined,
  transform: frontendContentPaths.transform,
  relations: pageRelations,
});
