import { useLocation } from 'react-router';

import { CollagesView } from './block/collages.tsx';
import { PageSection } from '../../../components/page-section/page-section.tsx';
import { TakeChoiceContext, type TakeChoice } from '../../../components/link-tiles/link-tiles.tsx';
import { PromisedDay } from '../../configurator/promised-delivery.tsx';
import { useAnswers } from '../../configurator/use-answers.ts';
import { useKeepWish } from '../../configurator/use-keep-wish.ts';
import { useGo } from '../../navigation/navigation-context.ts';
import { useShell } from '../../islands/use-shell.ts';
import type { ProductView, ProductViewProps } from '../product.ts';
import type { CollageData } from './collage-data.ts';
import { extraDaysOf } from './extra-days.ts';
import { collageAnswers, collagesAt, questionsOf } from './read-collages.ts';

/** A page that sells collages: a template, a material, a format. */
const CollageView = ({ product, pageHead, promises }: ProductViewProps<CollageData>) => {
  const { search } = useLocation();
  const { channel, locale, moneyStyle } = useShell();
  const goTo = useGo();
  const { answers, awaitAnswers, stopWaiting } = useAnswers(collageAnswers, product.collages);
  const known = { product, answers };
  const scope = { channel, locale };

  const take: TakeChoice = (href) => {
    const [query = ''] = href.split('#');
    const questions = questionsOf(known, scope, query);
    stopWaiting();
    if (questions.length === 0) goTo(query, 'local');
    // Answers are waited for; where one does not come, the page is asked for.
    else awaitAnswers(questions, (areKnown) => goTo(query, areKnown ? 'local' : 'page'));
    return true;
  };

  const { delivery, designerBase } = product.collages;
  const shown = collagesAt(known, scope, search);
  return (
    <TakeChoiceContext value={take}>
      {pageHead && (
        <PageSection width="text">
          <h1>{pageHead.headline}</h1>
          <p>{pageHead.text}</p>
        </PageSection>
      )}
      <CollagesView
        {...shown}
        block={product.block}
        designerBase={designerBase}
        locale={locale}
        moneyStyle={moneyStyle}
        shippingHref={product.shippingHref}
        shippingFrom={delivery?.shippingFrom}
        keepWish={useKeepWish()}
        delivery={<PromisedDay promise={delivery?.promise} extraDays={extraDaysOf(shown.choice)} />}
      />
      {promises}
    </TakeChoiceContext>
  );
};

export const collageView: ProductView<CollageData> = {
  View: CollageView,
  prepare: () => Promise.resolve(),
};
