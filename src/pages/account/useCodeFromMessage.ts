import { useEffect, useEffectEvent } from 'react';

interface MessageCredential extends Credential {
  code?: string;
}

interface MessageCredentialRequest extends CredentialRequestOptions {
  otp: { transport: ['sms'] };
}

/** Where the browser can read the code out of the text message, the diner need not type it. */
export function useCodeFromMessage(isAsked: boolean, onCode: (code: string) => void): void {
  const give = useEffectEvent(onCode);
  useEffect(() => {
    if (!isAsked || !('OTPCredential' in globalThis)) return undefined;
    const stop = new AbortController();
    const request: MessageCredentialRequest = {
      otp: { transport: ['sms'] },
      signal: stop.signal,
    };
    const wait = async () => {
      try {
        const { code } = ((await navigator.credentials.get(request)) ?? {}) as MessageCredential;
        if (code && !stop.signal.aborted) give(code);
      } catch {
        // No message came, or the diner did not allow it: the field is there.
      }
    };
    void wait();
    return () => stop.abort();
  }, [isAsked]);
}
