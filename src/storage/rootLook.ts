/** The diner's choices for the app's look, as attributes of the root element. */
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

/** Sets the attributes that the styles use; without a choice, the phone's settings apply. */
export function applyAppearance({ theme, textSize, lessMotion }: DinerLook): void {
  set('theme', theme);
  set('text', textSize === 'normal' ? undefined : textSize);
  set('motion', lessMotion ? 'less' : undefined);
}
