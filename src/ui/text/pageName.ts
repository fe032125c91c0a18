/** Sets the title of the tab and the label of `main`, which gets the focus on a new page. */
export function namePage(title: string): void {
  document.title = title;
  document.querySelector('main')?.setAttribute('aria-label', title);
}
