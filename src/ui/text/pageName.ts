/** Names the tab, and with it what gets the focus on a new page. */
export function namePage(title: string): void {
  document.title = title;
  document.querySelector('main')?.setAttribute('aria-label', title);
}
