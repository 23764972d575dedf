/** The vendor's bridge between a page and the visual editor that frames it. */
import StoryblokBridge from '@storyblok/preview-bridge';

type EditorBridge = {
  /** Messages of other origins are ignored. */
  readonly origin: string;
  /** Relations that the editor resolves first, as `{component}.{field}`. */
  readonly relations: readonly string[];
  /** The story after each change. */
  readonly onInput: (story: unknown) => void;
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
