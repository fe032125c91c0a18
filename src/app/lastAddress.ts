import { createContext, useContext } from 'react';

/** The address that was on screen before the one that is being drawn; '' for the first one. */
export const LastAddress = createContext<{ readonly current: { address: string } }>({
  current: { address: '' },
});

export function useLastAddress(): () => string | undefined {
  const last = useContext(LastAddress);
  return () => last.current.address || undefined;
}
