/** The content vendor's bridge between a page and the visual editor that shows it in a frame. */
import StoryblokBridge from '@storyblok/preview-bridge';

/** Settings and callbacks of the vendor's bridge. */
type EditorBridge = {
  /** Origin of the editor; other messages are ignored. */
  readonly origin: string;
  /** Relations that the editor resolves before it sends a story, as `{component}.{field}`. */
  readonly relations: readonly string[];
  /** The story as the editor has it now, after each change. */
  readonly onInput: (story: unknown) => void;
  /** The story was saved or published. */
  readonly onSaved: () => void;
};

/** The bridge itself believes every message: others than the editor's must not reach it. */
const hearEditorAlone = (origin: string): void =>
  window.addEventListener(
    'message',
    (event) => {
      if (event.source !== window.parent || event.origin !== origin)
        event.stopImmediatePropagation();
    },
    { capture: true },
  );

/** Connects the page with its editor: clicks select blocks, and lead nowhere. */
export const connectEditor = ({ origin, relations, onInput, onSaved }: EditorBridge): void => {
  hearEditorAlone(origin);
  const bridge = new StoryblokBridge({
    customParent: origin,
    resolveRelations: [...relations],
    resolveLinks: 'url',
    preventClicks: true,
  });
  bridge.on('input', ({ story }) => onInput(story));
  bridge.on(['published', 'change'], onSaved);
};
