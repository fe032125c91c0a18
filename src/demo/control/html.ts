/** Small HTML pages in both languages, without scripts. */
import type { Lang } from '../../contract/languages.ts';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escape(text: string | number): string {
  return String(text).replace(/[&<>"']/g, (character) => ESCAPES[character] ?? '');
}

const STYLE = `
  :root { color-scheme: light dark; --ink: #2b2622; --paper: #faf7f2; --card: #fff; --line: #e6ded3; --soft: #7a7067; --main: #1f6b4f; }
  @media (prefers-color-scheme: dark) { :root { --ink: #f1ece5; --paper: #191614; --card: #24201d; --line: #3b352f; --soft: #a89e93; --main: #6cc39e; } }
  * { box-sizing: border-box; }
  body { margin: 0; font: 16px/1.5 system-ui, 'Noto Sans Arabic', sans-serif; color: var(--ink); background: var(--paper); }
  main { max-width: 30rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; display: grid; grid-template-columns: minmax(0, 1fr); gap: 1rem; }
  main.wide { max-width: 64rem; }
  h1 { font-size: 1.35rem; margin: 0; } h2 { font-size: 1rem; margin: 0 0 .5rem; }
  .card { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 1rem; }
  .columns { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(18rem, 1fr)); }
  p { margin: 0; } a { color: var(--main); }
  .amount { font-size: 2rem; font-weight: 650; font-variant-numeric: tabular-nums; }
  .soft { color: var(--soft); font-size: .9rem; margin: 0; }
  form { display: grid; gap: .5rem; } label { display: grid; gap: .25rem; font-size: .9rem; }
  button { min-height: 44px; padding: .6rem 1rem; border-radius: 10px; border: 1px solid var(--line); background: var(--card); color: inherit; font: inherit; cursor: pointer; }
  button.main { background: var(--main); border-color: var(--main); color: #fff; font-weight: 600; }
  @media (prefers-color-scheme: dark) { button.main { color: #10231b; } }
  input, select { min-height: 40px; padding: .4rem .6rem; border-radius: 8px; border: 1px solid var(--line); background: var(--paper); color: inherit; font: inherit; inline-size: 100%; }
  table { border-collapse: collapse; inline-size: 100%; font-size: .9rem; } td, th { text-align: start; padding: .4rem; border-block-end: 1px solid var(--line); }
  .list { display: grid; grid-template-columns: minmax(0, 1fr); gap: .5rem; } h3 { font-size: .9rem; margin: 1rem 0 .25rem; } summary { cursor: pointer; overflow-wrap: anywhere; } pre { margin: 0; overflow: auto; max-block-size: 24rem; font-size: .8rem; }
  .code { font-size: 1.6rem; letter-spacing: .15em; font-variant-numeric: tabular-nums; }
`;

/** `body` is trusted markup; texts in it have to be escaped. */
export function page(title: string, lang: Lang, body: string, isWide = false): Response {
  const html = `<!doctype html>
<html lang="${lang.toLowerCase()}" dir="${lang === 'AR' ? 'rtl' : 'ltr'}">
<head>
<link rel="icon" href="/icons/icon.svg" type="image/svg+xml">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${escape(title)}</title><style>${STYLE}</style>
</head>
<body><main${isWide ? ' class="wide"' : ''}>${body}</main></body>
</html>`;
  return new Response(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      // No `form-action`: the forms post back here, and the answer redirects to the app on any
      // origin.
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    },
  });
}

export function goTo(address: string): Response {
  return new Response(null, { status: 303, headers: { Location: address } });
}

export function pageLanguage(request: Request): Lang {
  const asked = new URL(request.url).searchParams.get('lang')?.toUpperCase();
  if (asked === 'AR' || asked === 'EN') return asked;
  return /^\s*ar\b/i.test(request.headers.get('Accept-Language') ?? '') ? 'AR' : 'EN';
}
