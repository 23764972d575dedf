/** Every form of the shop is one value; each is answered before anything is drawn. */
import { E, type TE } from '../../core/fp.ts';
import type { Locale } from '../../core/domain/locale/locales.ts';
import type {
  ApplicationDecision,
  PageDecision,
} from '../../core/domain/routing/route-decision.ts';
import type { Site } from '../../core/domain/routing/sites.ts';
import type { FormStep } from '../../ui/web/requests/sent-form.ts';
import {
  usualFormLimits,
  type FormBody,
  type FormBodyError,
  type FormLimits,
} from '../http/form-body.ts';

export type FormSender = {
  readonly site: Site;
  /** Undefined where the browser does not say. */
  readonly page: Pick<URL, 'pathname' | 'search'> | undefined;
  readonly cookies: string;
  /** See `clientOf`. */
  readonly client: string;
  /** What the request says of a device and where it is, for a shop API that remembers log-ins. */
  readonly told?: Readonly<Record<string, string>> | undefined;
  /** Aborted when the sender has left, or the time is over. */
  readonly signal: AbortSignal;
};

/** A page has a locale and names its request. */
export type PageFormSender = FormSender & {
  readonly page: Pick<URL, 'pathname' | 'search'>;
  readonly locale: Locale;
  readonly requestId: string;
};

/** Another site sent it, or its body is not a form that is taken. */
export type UnreadForm = FormBodyError | { readonly kind: 'elsewhere' };

/** `see-other`: a path of this site; `hand-off`: a configured address of a designer. */
export type DirectAnswer =
  | {
      readonly kind: 'see-other' | 'hand-off';
      readonly location: string;
      readonly setCookies?: readonly string[] | undefined;
    }
  | { readonly kind: 'plain'; readonly status: number; readonly text: string };

/** Its sender's alone, kept by nobody. */
type PageAgain<Step> = {
  readonly kind: 'again';
  readonly step: Step;
  readonly status: 200 | 422 | 503;
};

/** A form at an address of its own has no page to show again. */
export type FormAnswer<Step = never> =
  | DirectAnswer
  | (Step extends never ? never : PageAgain<Step>);

type FormParts<Fields, Problem, Done, Sender, Step> = {
  /** Where that is not the usual. */
  readonly limits?: FormLimits | undefined;
  /** True where its address is the secret, and programs send it from nowhere. */
  readonly isFromAnywhere?: boolean | undefined;
  /** What is wrong with the fields is the use case's to say. */
  readonly read: (sent: FormBody, sender: Sender) => Fields;
  readonly perform: (fields: Fields, sender: Sender) => TE.TaskEither<Problem, Done>;
  readonly done: (done: Done, fields: Fields, sender: Sender) => FormAnswer<Step>;
  readonly refused: (problem: Problem, fields: Fields, sender: Sender) => FormAnswer<Step>;
  /** When nothing was read; a plain text when left out. */
  readonly unread?: ((sender: Sender, why: UnreadForm) => FormAnswer<Step>) | undefined;
};

export type Form<Sender extends FormSender = FormSender, Step = never> = {
  readonly limits: FormLimits;
  readonly isFromAnywhere: boolean;
  readonly answer: (sender: Sender, sent: FormBody | UnreadForm) => Promise<FormAnswer<Step>>;
};

/** With the query as it was sent. */
export type FormPlace<Decision = PageDecision | ApplicationDecision> = {
  readonly decision: Decision;
  readonly path: string;
  readonly search: string;
};

/** A form whose page is shown again. */
export type PageForm = {
  /** `sent` is undefined before anything is read: who asks whether the page takes forms at all. */
  readonly isAt: (place: FormPlace, sent: URLSearchParams | undefined) => boolean;
  readonly form: Form<PageFormSender, FormStep>;
};

export const unreadAnswers = {
  elsewhere: { kind: 'plain', status: 403, text: 'Forbidden' },
  malformed: { kind: 'plain', status: 400, text: 'Bad Request' },
  // Nobody is there to read it.
  'broken-off': { kind: 'plain', status: 400, text: 'Bad Request' },
  'too-large': { kind: 'plain', status: 413, text: 'Content Too Large' },
  'not-a-form': { kind: 'plain', status: 415, text: 'Unsupported Media Type' },
} as const satisfies Record<UnreadForm['kind'], DirectAnswer>;

/** Makes a form of its parts. */
export const formOf = <
  Fields,
  Problem,
  Done,
  Sender extends FormSender = FormSender,
  Step = never,
>({
  limits = usualFormLimits,
  isFromAnywhere = false,
  read,
  perform,
  done,
  refused,
  unread = (_, { kind }) => unreadAnswers[kind],
}: FormParts<Fields, Problem, Done, Sender, Step>): Form<Sender, Step> => ({
  limits,
  isFromAnywhere,
  answer: async (sender, sent) => {
    if (sent.kind !== 'form') return unread(sender, sent);
    const fields = read(sent, sender);
    const outcome = await perform(fields, sender)();
    return E.isLeft(outcome)
      ? refused(outcome.left, fields, sender)
      : done(outcome.right, fields, sender);
  },
});
