/** The texts are checked by the core's rules, not by the codec. */
import { t } from '../../../core/fp.ts';

export const LogInBody = t.type({ email: t.string, password: t.string }, 'LogInBody');

export const SignUpBody = t.type(
  { email: t.string, password: t.string, firstName: t.string, lastName: t.string },
  'SignUpBody',
);

/** Empty JSON: no page of another site can send that. */
export const LogOutBody = t.type({}, 'LogOutBody');
