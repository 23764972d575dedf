import { useLocation } from 'react-router';

import { CollagesView } from './block/collages.tsx';
import { PageSection } from '../../../components/page-section/page-section.tsx';
import { TakeChoiceContext, type TakeChoice } from '../../../components/link-tiles/link-tiles.tsx';
import { keptAnswers } from '../../configurator/kept-answers.ts';
import { useAnswers } from '../../configurator/use-answers.ts';
import { useGo } from '../../navigation/navigation-context.ts';
import { useShell } from '../../islands/use-shell.ts';
import type { ProductView, ProductViewProps } from '../product.ts';
import type { CollageAnswer, CollageData } from './collage-data.ts';
import { collagesAt, knownCollage, questionOf, selectionAt } from './read-collages.ts';

/** The answers to choices of templates, by what the page said of collages at first. */
const collageAnswers = /* @__PURE__ */ keptAnswers<CollageAnswer>();

/** A page that sells collages: a template, a material, a format. */
const CollageView = ({ product, pageHead, promises }: ProductViewProps<CollageData>) => {
  const { search } = useLocation();
  const { channel, locale } = useShell();
  const goTo = useGo();
  const { answers, awaitAnswer, stopWaiting } = useAnswers(collageAnswers, product.collages);

  const take: TakeChoice = (href) => {
    const [query = ''] = href.split('#');
    const next = selectionAt(locale, query);
    const { selection } = collagesAt(product, answers, { channel, locale, search });
    // Which templates fit is the server's to say.
    if (next.tileCount !== selection.tileCount || next.orientation !== selection.orientation)
      return false;
    stopWaiting();
    if (knownCollage(product, answers, next) !== undefined) goTo(query, 'local');
    // A template's prices are waited for; where they do not come, the page is asked for.
    else awaitAnswer(questionOf(next), (isKnown) => goTo(query, isKnown ? 'local' : 'page'));
    return true;
  };

  return (
    <TakeChoiceContext value={take}>
      {pageHead && (
        <PageSection width="text">
          <h1>{pageHead.headline}</h1>
          <p>{pageHead.text}</p>
        </PageSection>
      )}
      <CollagesView
        block={product.block}
        data={collagesAt(product, answers, { channel, locale, search })}
        locale={locale}
        shippingHref={product.shippingHref}
      />
      {promises}
    </TakeChoiceContext>
  );
};

export const collageView: ProductView<CollageData> = {
  View: CollageView,
  prepare: () => Promise.resolve(),
};
