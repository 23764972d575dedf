import type { ReactElement } from 'react';

import { Configurator } from '../../components/configurator/configurator.tsx';
import { Notice } from '../../components/notice/notice.tsx';
import { UspList } from '../../components/usp-list/usp-list.tsx';
import { compileMessages } from '../../messages/compile.ts';
import { textOf, type Text } from '../../messages/text.tsx';
import type { UnpricedHead } from './product.ts';

/** What is known of a product without its prices. */
type Unpriced = {
  /** The key of the words that say so. */
  readonly notice: Parameters<Text>[0];
  /** Its pictures. */
  readonly stage: ReactElement;
  /** The headline of its page unless it has a name of its own. */
  readonly name?: string;
};

/** A product whose prices cannot be had at the moment: its pictures, and nothing to choose. */
export const unpricedDrawing =
  ({ notice, stage, ...product }: Unpriced) =>
  ({ headline, text, locale, usps }: UnpricedHead): ReactElement => {
    const { name = headline } = product;
    const words = textOf({ locale, messages: compileMessages(locale) });
    const drawing = (
      <Notice tone="warning">
        <p>{words(notice)}</p>
      </Notice>
    );
    return (
      <Configurator
        layout="page"
        configuration={{
          name,
          size: '',
          options: [{ kind: 'own', id: 'unpriced', drawing }],
          stage,
          price: undefined,
          delivery: null,
          handOff: undefined,
        }}
        list={{ headline: name, status: 'error', chosen: { words: '' } }}
        pageHead={{ headline, text }}
        promises={<UspList items={usps} />}
      />
    );
  };
