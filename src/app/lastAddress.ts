import { createContext, useContext } from 'react';

/** The previous address of the app; '' on the first page. */
export const LastAddress = createContext<{ readonly current: { address: string } }>({
  current: { address: '' },
});

export function useLastAddress(): () => string | undefined {
  const last = useContext(LastAddress);
  return () => last.current.address || undefined;
}
