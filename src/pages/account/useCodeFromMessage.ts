import { useEffect, useEffectEvent } from 'react';

interface MessageCredential extends Credential {
  code?: string;
}

interface MessageCredentialRequest extends CredentialRequestOptions {
  otp: { transport: ['sms'] };
}

/** Reads the code from the text message, in browsers that support it. */
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
        // No message arrived, or the diner did not allow reading it: typing the code still works.
      }
    };
    void wait();
    return () => stop.abort();
  }, [isAsked]);
}
