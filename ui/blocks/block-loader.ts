/** Loaders of blocks run on the server, within the page's time limit. */
import type { DesignerBases } from '../../core/domain/catalogue/designers.ts';
import type { HasClock } from '../../core/ports/clock.ts';
import type { HasLog } from '../../core/ports/log.ts';
import type { PagePorts } from '../../core/ports/page-ports.ts';
import type { ShopScope } from '../../core/ports/scope.ts';

export type BlockRequest = {
  readonly scope: ShopScope;
  /** The accepted part of the page's query: with its `?`, or empty. */
  readonly search: string;
  readonly ports: PagePorts & HasLog & HasClock & { readonly designerBases: DesignerBases };
};

/**
 * Undefined where the data cannot be had: the block is drawn without it, and the use case logs why.
 */
export type LoadBlock<B, Data> = (block: B, request: BlockRequest) => Promise<Data | undefined>;
