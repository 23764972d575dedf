import { drawProduct } from '../products/draw-product.ts';
import type { AnyProductData } from '../products/registry.ts';
import { lazyComponent } from '../navigation/lazy-component.tsx';
import { Island } from './island.tsx';
import type { LivePart } from './page-body.ts';

const LiveComparison = lazyComponent(() =>
  import('./live-comparison.tsx').then((chunk) => chunk.LiveComparison),
);

const LiveCountdown = lazyComponent(() =>
  import('./live-countdown.tsx').then((chunk) => chunk.LiveCountdown),
);

const LiveNewsletter = lazyComponent(() =>
  import('./live-newsletter.tsx').then((chunk) => chunk.LiveNewsletter),
);

type LiveProductProps = { readonly product: AnyProductData };

/** Whoever has come near a product in the body has come to use it: all of it becomes live at once. */
const LiveProduct = lazyComponent(async () => {
  const { preloadProduct } = await import('../configurator/lazy-product.ts');
  await preloadProduct();
  return ({ product }: LiveProductProps) => drawProduct(product, {});
});

type LiveBodyPartProps = {
  readonly product: AnyProductData | undefined;
  readonly part: LivePart;
};

const draw = ({ product, part }: LiveBodyPartProps) => {
  if (part.kind === 'product') return product && <LiveProduct product={product} />;
  const { block } = part;
  switch (block.kind) {
    case 'comparison':
      return <LiveComparison block={block} />;
    case 'countdown':
      return <LiveCountdown block={block} />;
    case 'newsletter':
      return <LiveNewsletter block={block} />;
  }
};

/** A part of a body that scripts make live, each kind by a chunk of its own. */
export const LiveBodyPart = (props: LiveBodyPartProps) => (
  <Island id={`block-${props.part.id}`}>{draw(props)}</Island>
);
