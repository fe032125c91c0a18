/** Replacements for hooks that matter only after the first screen. */
export const usePageIdle = () => false;
export const openFromCard = () => undefined;
export const depthInHistory = () => 0;
