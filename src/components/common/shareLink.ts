interface LinkToShare {
  title: string;
  text: string;
  url: string;
}

/** What became of it: a diner who calls the phone's sheet off has been served too. */
type Outcome = 'handled' | 'copied' | 'refused';

/** Called off by the diner, or by a second tap while the sheet is open. */
function isCalledOff(error: unknown): boolean {
  return error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name);
}

/** Shares a link by the phone's own sheet, or copies it. Neither may be allowed. */
export async function shareLink(link: LinkToShare): Promise<Outcome> {
  if ('share' in navigator) {
    try {
      await navigator.share(link);
      return 'handled';
    } catch (error) {
      if (isCalledOff(error)) return 'handled';
    }
  }
  try {
    await navigator.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    return 'refused';
  }
}
