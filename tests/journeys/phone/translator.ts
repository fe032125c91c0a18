export interface Translated {
  /** Every text that the translator has replaced. */
  texts: string[];
  /** Texts that the app wrote to nodes no longer on the page: the diner still sees the old text. */
  stale: string[];
  stop: () => void;
}

/**
 * Imitates Chrome's translator: replaces each text by two nested elements with other words, now and
 * after each change. The words stay readable: a mark on each side is their translation.
 */
export function translatePage(): Translated {
  const seen: Translated = { texts: [], stale: [], stop: () => observer.disconnect() };
  const untouched = 'script, style, textarea, option, font, [translate="no"]';
  const frames = new Map<Node, Element>();
  const translate = (text: Text) => {
    const { data, parentElement } = text;
    if (data.trim() === '' || !parentElement || parentElement.closest(untouched)) return;
    const words = document.createElement('font');
    words.textContent = `⟦${data}⟧`;
    const frame = document.createElement('font');
    frame.append(words);
    for (const { style } of [frame, words]) style.verticalAlign = 'inherit';
    text.replaceWith(frame);
    seen.texts.push(data);
    frames.set(text, frame);
    observer.observe(text, { characterData: true });
  };
  const translateIn = (node: Node) => {
    const texts = node instanceof Text ? [node] : [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translate);
  };
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      // After two writes in a row the translator sees only the last text.
      const frame = frames.get(target);
      const { data } = target as Text;
      if (frame?.isConnected && untranslated(frame.textContent) !== data) seen.stale.push(data);
      for (const node of target instanceof Text ? [target] : addedNodes)
        if (node.isConnected) translateIn(node);
    }
  });
  translateIn(document.body);
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return seen;
}

/** Removes the translation's marks. */
export const untranslated = (text: string) => text.replaceAll(/[⟦⟧]/g, '');
