import type { SkuContainer } from '../../core/domain/designer/sku-container.ts';
import { E, TE } from '../../core/fp.ts';
import type { SkuContainers } from '../../core/ports/sku-containers.ts';

/** The port over some articles; `asked` are the SKUs that it was asked for. */
export const memorySkuContainers = (
  containers: readonly SkuContainer[],
): SkuContainers & { readonly asked: readonly string[] } => {
  const asked: string[] = [];
  return {
    asked,
    container: (_, sku) => async () => {
      asked.push(sku);
      const container = containers.find((one) => one.sku === sku);
      return container === undefined ? E.left({ kind: 'sku-not-found', sku }) : E.right(container);
    },
  };
};

/** The port while the service does not answer. */
export const failingSkuContainers = (): SkuContainers => ({
  container: () => TE.left({ kind: 'skus-unavailable', reason: 'no answer' }),
});
