import type { DesignGroupIdError } from '../../domain/design/design-group-id.ts';
import {
  photobookDesignerParameters,
  type PhotobookDesignerParameters,
  type PhotobookTemplateError,
} from '../../domain/products/photobook/design-groups.ts';
import type { PhotobookConfiguration } from '../../domain/products/photobook/photobook-configuration.ts';
import { pipe, TE, type RTE } from '../../fp.ts';
import type { HasPhotobookDesigns } from '../../ports/photobook/photobook-designs.ts';
import type { DesignGroupError } from '../../ports/design-groups.ts';
import type { HasLog } from '../../ports/log.ts';
import type { ShopScope } from '../../ports/scope.ts';
import { designGroupOf } from '../design-groups.ts';

/** What the photo book designer takes: the photo book, and the set's template of its format. */
export const choosePhotobookDesign =
  (
    scope: ShopScope,
    designGroupSetId: string,
    photobook: PhotobookConfiguration,
  ): RTE.ReaderTaskEither<
    HasPhotobookDesigns & HasLog,
    DesignGroupIdError | DesignGroupError | PhotobookTemplateError,
    PhotobookDesignerParameters
  > =>
  (environment) =>
    pipe(
      designGroupOf(
        environment,
        environment.photobookDesigns,
        'photobook-designs',
        scope,
        designGroupSetId,
      ),
      TE.flatMapEither(({ designGroups }) => photobookDesignerParameters(photobook, designGroups)),
    );
