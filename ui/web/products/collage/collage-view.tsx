import { startTransition, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

import { CollagesView } from './block/collages.tsx';
import { PageSection } from '../../../components/page-section/page-section.tsx';
import { TakeChoiceContext, type TakeChoice } from '../../../components/link-tiles/link-tiles.tsx';
import { fetchConfiguration } from '../../configurator/fetch-configuration.ts';
import { useGo } from '../../navigation/navigation-context.ts';
import { useShell } from '../../shell/use-shell.ts';
import type { ProductView, ProductViewProps } from '../product.ts';
import type { CollageAnswer, CollageData } from './collage-data.ts';
import { collagesAt, knownCollage, questionOf, selectionAt } from './read-collages.ts';

/** A page that sells collages: a template, a material, a format. */
const CollageView = ({ product, pageHead, promises }: ProductViewProps<CollageData>) => {
  const { pathname, search } = useLocation();
  const { channel, locale } = useShell();
  const goTo = useGo();
  const [answers, setAnswers] = useState<readonly CollageAnswer[]>([]);
  const stop = useRef<() => void>(() => undefined);
  useEffect(() => () => stop.current(), []);

  /** A template's prices are waited for; where they do not come, the page is asked for. */
  const goToTemplate = (href: string, question: string): void => {
    const gone = new AbortController();
    stop.current = () => gone.abort();
    void fetchConfiguration<CollageAnswer>(pathname, question, gone.signal)
      .then((found) => {
        if (found === undefined) return goTo(href, 'page');
        startTransition(() => setAnswers((before) => [found, ...before]));
        return goTo(href, 'local');
      })
      // Aborted: something else was chosen.
      .catch(() => undefined);
  };

  const take: TakeChoice = (href) => {
    const [query = ''] = href.split('#');
    const next = selectionAt(locale, query);
    const { selection } = collagesAt(product, answers, { channel, locale, search });
    // Which templates fit is the server's to say.
    if (next.tileCount !== selection.tileCount || next.orientation !== selection.orientation)
      return false;
    stop.current();
    if (knownCollage(product, answers, next) !== undefined) goTo(query, 'local');
    else goToTemplate(query, questionOf(next));
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

/** How collages are drawn. */
export const collageView: ProductView<CollageData> = {
  View: CollageView,
  prepare: () => Promise.resolve(),
};
