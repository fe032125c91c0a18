import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { FIND_PARAM } from '../../../rules/common/address.ts';
import { LONGEST_SEARCH } from '../../../rules/common/letters.ts';

/** Browsers block an address that changes with each letter. */
const ADDRESS_AFTER_MS = 400;

/** The typed text, which the address follows. */
export function useFindText() {
  const [search, setSearch] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const inAddress = search.get(FIND_PARAM) ?? '';
  const [text, setText] = useState(inAddress.slice(0, LONGEST_SEARCH));
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
    // A tap may open a page that is still loading: a later write would bring the diner back here.
    addEventListener('click', write, { capture: true, signal });
    addEventListener('popstate', () => waiting.abort(), { signal });
    return () => waiting.abort();
  }, [text, inAddress, setSearch, state]);
  /** Returns to the menu. */
  const close = () => {
    // The previous step is the menu; a search opened by its address has no previous step.
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
