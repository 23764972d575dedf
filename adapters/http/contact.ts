import { TE, pipe } from '../../core/fp.ts';
import type { ContactDesk } from '../../core/ports/contact-desk.ts';
import type { ApiSettings } from './address.ts';
import { callEndpoint, outageOf } from './call-endpoint.ts';
import { contactEndpoints } from './endpoints/contact.ts';

/** The form was checked before: even a refusal means that nothing was stored. */
const contactError = outageOf('contact-unavailable');

/** The contact desk over HTTP. */
export const httpContactDesk = (api: ApiSettings): ContactDesk => ({
  send: (scope, { company, orderNumber, attachments, ...message }, messageId) =>
    pipe(
      callEndpoint(api, contactEndpoints.contactMessage, {
        scope,
        query: {},
        body: {
          ...message,
          messageId,
          attachments: attachments.map(({ name, bytes }) => ({ name, content: bytes })),
          ...(company !== undefined && { company }),
          ...(orderNumber !== undefined && { orderNumber }),
        },
      }),
      TE.bimap(contactError, () => undefined),
    ),
});
