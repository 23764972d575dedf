import { plainKeys, type PageKeys } from '../../../core/domain/routing/page-keys.ts';
import type { PayloadOf } from '../requests/loaded-page.ts';
import type { DesignerPage } from '../designer/load-designer.ts';
import type { ContentPage } from '../page/content-page.ts';
import type { PageFailure } from '../page/failure.ts';
import type { ErrorPageData } from '../page/load-error-page.ts';
import type { ShellData } from '../shell/shell-data.ts';

export type PageData = ContentPage | ErrorPageData | DesignerPage;

export const queryKeysOf = (page: PageData): PageKeys =>
  page.kind === 'page' ? page.queryKeys : plainKeys;

/** `page` is undefined where it could not be made. */
export type DocumentData = {
  /** A browser with another build must load its scripts anew. */
  readonly build: string;
  /** The path that the document was made for; empty where another application writes it. */
  readonly path: string;
  readonly shell: ShellData | undefined;
  readonly page: PageData | undefined;
  /** If there is no page. */
  readonly failure?: PageFailure | undefined;
};

/** At a page's payload address. */
export type Payload = PayloadOf<PageData>;
