/** Groups of designs by their ids (storefront §4, §7). */
import { parseDesignGroupId, type DesignGroupIdError } from '../domain/design/design-group-id.ts';
import { pipe, TE } from '../fp.ts';
import type { DesignGroupError, DesignGroups } from '../ports/design-groups.ts';
import type { HasLog } from '../ports/log.ts';
import type { ShopScope } from '../ports/scope.ts';
import { outagesReported } from './report.ts';

/** A group that does not exist is not logged; a service that does not answer is logged. */
export const reportedDesigns = <A>(
  environment: HasLog,
  part: string,
  call: TE.TaskEither<DesignGroupError, A>,
): TE.TaskEither<DesignGroupError, A> =>
  outagesReported(environment, part, call, 'overview-container-load-failed');

/** The group of an id, which a shopper may have written. */
export const designGroupOf = <Group>(
  environment: HasLog,
  designs: DesignGroups<Group>,
  part: string,
  scope: ShopScope,
  id: string,
): TE.TaskEither<DesignGroupIdError | DesignGroupError, Group> =>
  pipe(
    TE.fromEither(parseDesignGroupId(id)),
    TE.flatMap((read) => reportedDesigns(environment, part, designs.group(scope, read))),
  );
