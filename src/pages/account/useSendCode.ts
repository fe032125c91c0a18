import { useLocation, useNavigate } from 'react-router-dom';
import * as v from 'valibot';
import { isApiFailure, type ApiFailure } from '../../api/failure.ts';
import { links } from '../../rules/common/routes.ts';
import { codeChannel, type CodeChannel } from '../../contract/basics.ts';
import { askedLang, LANGS } from '../../contract/languages.ts';
import { keepSentCode } from '../../ordering/account/logIn.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { useSendVerificationCode } from '../../queries/delivery/customer.ts';
import { useConceptSetup } from '../../queries/delivery/settings.ts';
import { useCountdown } from '../../components/common/useCountdown.ts';
import { useReturnLinks } from '../../components/common/useReturnLinks.ts';

/** The number that a code went to. Stored only in this history entry, to survive a reload. */
const Asked = v.object({
  countryId: v.number(),
  dialCode: v.string(),
  mobileNo: v.string(),
  email: v.optional(v.string()),
  source: codeChannel,
  lang: v.picklist(LANGS),
});
export type Asked = v.InferOutput<typeof Asked>;

const Step = v.object({ asked: Asked });

/** The number that the previous page requested a code for. */
export function useAsked(): Asked | undefined {
  const { state } = useLocation();
  const step = v.safeParse(Step, state);
  return step.success ? step.output.asked : undefined;
}

interface SendCode {
  send: (asked: Omit<Asked, 'lang'>) => void;
  isSending: boolean;
  failure: ApiFailure | undefined;
  /** Seconds until the server accepts another request. */
  wait: number;
  reset: () => void;
  channel: CodeChannel | undefined;
}

/** Requests a code and opens the page to enter it. */
export function useSendCode(): SendCode {
  const { code, lang } = useVisit();
  const { returnUrl, backUrl } = useReturnLinks();
  const navigate = useNavigate();
  const { otp } = useConceptSetup({ code }).data ?? {};
  const sending = useSendVerificationCode();
  const failure = isApiFailure(sending.error) ? sending.error : undefined;
  const wait = useCountdown(failure?.retryAfterSeconds ?? 0, failure);
  const send = (asked: Omit<Asked, 'lang'>) => {
    if (sending.isPending || wait > 0) return;
    const request = { ...asked, lang: askedLang(lang) };
    sending.mutate(
      { code, body: request },
      {
        onSuccess: (sent) => {
          keepSentCode(code, sent, otp);
          void navigate(links.validation(code, sent.source, returnUrl, backUrl), {
            replace: true,
            state: { asked: request },
          });
        },
      },
    );
  };
  return {
    send,
    isSending: sending.isPending,
    failure,
    wait,
    reset: sending.reset,
    channel: sending.variables?.body.source,
  };
}
