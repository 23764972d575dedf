/** For stories alone: what a product's designer shows, in the story's locale. */
import {
  DesignerSummary,
  type DesignerOrder,
} from '../../components/designer-summary/designer-summary.tsx';
import { storyLocale, storyMessages } from '../../messages/story-text.ts';
import { textOf } from '../../messages/text.tsx';
import { factsOf, type ProductAtDesigner, type ShownHandOff, type Words } from './at-designer.ts';

/** A story of what a hand-off is shown as. */
export const storyAtDesigner = <HandOff,>(
  { facts, identifiers }: Pick<ProductAtDesigner<HandOff>, 'facts' | 'identifiers'>,
  handOff: HandOff,
  show: (words: Words) => ShownHandOff | undefined,
  order?: DesignerOrder,
) => ({
  render: (
    _args: unknown,
    { globals }: { readonly globals: Readonly<Record<string, unknown>> },
  ) => {
    const locale = storyLocale(globals);
    const words = { locale, text: textOf({ locale, messages: storyMessages(globals) }) };
    const shown = show(words);
    return (
      <>
        {shown && (
          <DesignerSummary
            kind="received"
            {...shown}
            facts={factsOf(facts, handOff, words)}
            identifiers={factsOf(identifiers, handOff, words)}
            order={order}
            backHref="#back"
          />
        )}
      </>
    );
  },
});
