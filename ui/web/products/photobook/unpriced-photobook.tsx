import { Configurator } from '../../../components/configurator/configurator.tsx';
import { Notice } from '../../../components/notice/notice.tsx';
import { UspList } from '../../../components/usp-list/usp-list.tsx';
import { compileMessages } from '../../../messages/compile.ts';
import { textOf } from '../../../messages/text.tsx';
import type { UnpricedHead } from '../product.ts';
import { photobookDrawing } from './at-designer.tsx';

/** Photo books whose prices cannot be had at the moment. */
export const drawUnpricedPhotobook = ({ headline, text, locale, usps }: UnpricedHead) => {
  const words = textOf({ locale, messages: compileMessages(locale) });
  const notice = (
    <Notice tone="warning">
      <p>{words('photobook.unavailable')}</p>
    </Notice>
  );
  return (
    <Configurator
      layout="page"
      configuration={{
        name: headline,
        size: '',
        options: [{ kind: 'own', id: 'unpriced', drawing: notice }],
        stage: photobookDrawing,
        price: undefined,
        delivery: null,
        handOff: undefined,
      }}
      list={{ headline, status: 'error', chosen: { words: '' } }}
      pageHead={{ headline, text }}
      promises={<UspList items={usps} />}
    />
  );
};
