/** What the diner has chosen of the app's look, as the root element wears it. */
export interface DinerLook {
  theme?: 'light' | 'dark' | undefined;
  textSize?: 'normal' | 'large' | 'larger' | undefined;
  lessMotion?: boolean | undefined;
}

function set(name: string, value: string | undefined): void {
  const { dataset } = document.documentElement;
  if (value === undefined) delete dataset[name];
  else dataset[name] = value;
}

/** By attributes, which the styles know; the phone's own settings hold where nothing is chosen. */
export function applyAppearance({ theme, textSize, lessMotion }: DinerLook): void {
  set('theme', theme);
  set('text', textSize === 'normal' ? undefined : textSize);
  set('motion', lessMotion ? 'less' : undefined);
}
