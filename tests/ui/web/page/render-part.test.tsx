/** Parts of a page as HTML: what each page has of its own goes where it belongs, whatever texts say. */
import { fc, test as property } from '@fast-check/vitest';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';

import { renderAround } from '../../../../ui/web/page/render-part.server.tsx';
import { embedded } from '../../../arbitraries/routing.ts';
import { startDecision } from '../requests.ts';

const place = startDecision(embedded, 'poster', 'de-DE');

const anyText = fc.oneof(
  fc.string(),
  fc.constantFrom('<template data-gap></template>', '<template data-gap="true">', '$&', '$1'),
);

property.prop([anyText, anyText])(
  'a gap is where it was drawn, and nowhere in texts',
  (one, other) => {
    const end = <b title={other} />;
    const { before, after } = renderAround(place, 'header', (gap) => (
      <p title={one}>
        {gap}
        {end}
      </p>
    ));
    expect(after).toBe(`${renderToStaticMarkup(end)}</p>`);
    expect(`${before}${after}`).toBe(renderToStaticMarkup(<p title={one}>{end}</p>));
  },
);

test('a part without a gap, or with two, is a mistake of ours', () => {
  expect(() => renderAround(place, 'header', () => <p />)).toThrow('header');
  expect(() =>
    renderAround(place, 'header', (gap) => (
      <p>
        {gap}
        {gap}
      </p>
    )),
  ).toThrow('header');
});
