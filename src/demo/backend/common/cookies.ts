export function cookieOf(request: Request, name: string): string | undefined {
  const cookies = (request.headers.get('Cookie') ?? '').split(';');
  const own = cookies.find((cookie) => cookie.trim().startsWith(`${name}=`));
  return own?.trim().slice(name.length + 1);
}

/** Undefined if the text is not validly encoded. */
export function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
