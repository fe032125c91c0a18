import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { FIND_PARAM } from './useFind.ts';

/** What is longer was pasted by mistake. */
export const LONGEST_TEXT = 80;

/** Browsers refuse an address that changes with each letter. */
const ADDRESS_AFTER_MS = 400;

/** What the diner types, which the address follows. */
export function useFindText() {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const inAddress = search.get(FIND_PARAM) ?? '';
  const [text, setText] = useState(inAddress.slice(0, LONGEST_TEXT));
  useEffect(() => {
    if (text === inAddress) return undefined;
    const waiting = new AbortController();
    const { signal } = waiting;
    const write = () => {
      waiting.abort();
      setSearch(
        (old) => {
          old.set(FIND_PARAM, text);
          return old;
        },
        { replace: true, state },
      );
    };
    const timer = setTimeout(write, ADDRESS_AFTER_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
    // A tap may lead away to a page that has yet to load: written later, it would call the diner back.
    addEventListener('click', write, { capture: true, signal });
    addEventListener('popstate', () => waiting.abort(), { signal });
    return () => waiting.abort();
  }, [text, inAddress, setSearch, state]);
  /** Back to what was there before. */
  const close = () => {
    // The step before is the menu; an address that was opened as it is has none.
    if (state === FIND_PARAM) return void navigate(-1);
    window.scrollTo(0, 0);
    return setSearch(
      (old) => {
        old.delete(FIND_PARAM);
        return old;
      },
      { replace: true },
    );
  };
  return { text, setText, close };
}
