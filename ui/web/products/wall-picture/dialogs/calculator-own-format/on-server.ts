import { initialConfiguratorState } from '../../../../../../core/domain/configurator/configurator.ts';
import {
  requestedMaterial,
  selectionQuery,
} from '../../../../../../core/domain/configurator/selection.ts';
import { readOwnFormat } from '../../../../../../core/domain/format/dimension-input.ts';
import { formatUnitOf } from '../../../../../../core/domain/locale/locale-units.ts';
import type { QueryPair } from '../../../../../../core/domain/query/query.ts';
import { wallPictureKeys } from '../../../../../../core/domain/products/wall-picture/wall-picture-keys.ts';
import { withOwnQuery } from '../../../../../../core/domain/routing/page-keys.ts';
import { acceptedQuery } from '../../../../../../core/domain/products/page-query.ts';
import { E } from '../../../../../../core/fp.ts';
import { formatLimits } from '../../../../../../core/usecases/wall-picture/configure-picture.ts';
import { ownFormatMessages } from '../../parts/own-format/messages.ts';
import type { PictureDialogOnServer, DialogRequest } from '../dialog.ts';
import type { OwnFormatData } from './calculator-own-format.tsx';

/** The choices beside material and format. */
const otherChoices = ({ request }: DialogRequest): readonly QueryPair[] =>
  acceptedQuery('wall-picture', request.url.search).filter(([name]) =>
    ['matType', 'country'].includes(name),
  );

/**
 * Loads the own-format dialog. A form that was sent without JavaScript arrives here: a format that
 * can be made becomes the selection, any other comes back with what was typed and what is wrong.
 */
const loadOwnFormat: PictureDialogOnServer<OwnFormatData>['load'] = async (asked) => {
  const { request, scope, configurator, requested, query } = asked;
  const option = requestedMaterial(configurator, requested);
  const limits = await formatLimits(scope, option)(request.ports)();
  if (E.isLeft(limits)) return { kind: 'unavailable' };
  const [width, height] = [query('width'), query('height')];
  const typed = { width: width ?? '', height: height ?? '' };
  const isSent = width !== undefined && height !== undefined;
  const result = readOwnFormat(formatUnitOf(scope.locale), limits.right, typed);
  if (isSent && result.kind === 'format') {
    const state = {
      ...initialConfiguratorState(configurator),
      material: option.value,
      format: result.format,
    };
    const pairs = [...selectionQuery(configurator, state), ...otherChoices(asked)];
    const location = `${request.url.pathname}${withOwnQuery(wallPictureKeys, '', pairs)}`;
    return { kind: 'redirect', location, status: 302 };
  }
  const errors = isSent && result.kind === 'refused' ? result.errors : [];
  return { kind: 'ready', data: { limits: limits.right, typed, errors } };
};

/** The server's part of the own-format dialog. */
export const ownFormatOnServer: PictureDialogOnServer<OwnFormatData> = {
  load: loadOwnFormat,
  messages: [ownFormatMessages],
};
