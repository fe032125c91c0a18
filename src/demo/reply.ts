/** Builds the answers of the API. */
import { createHash } from 'node:crypto';
import type { Lang } from '../contract/languages.ts';
import { HttpProblem, Refusal } from './backend/common/refusal.ts';
import { messageOf } from './messages.ts';

function headersOf(changesData: boolean): Headers {
  return new Headers({
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': changesData ? 'no-store' : 'no-cache',
    Vary: 'Accept-Language',
  });
}

export function ok(dataenum: unknown, changesData: boolean): Response {
  return new Response(JSON.stringify({ status: 1, dataenum }), {
    headers: headersOf(changesData),
  });
}

/** An answer with an ETag, or 304 if the client already has this version. */
export function okOrNotModified(dataenum: unknown, request: Request): Response {
  const body = JSON.stringify({ status: 1, dataenum });
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  const headers = headersOf(false);
  headers.set('ETag', etag);
  const known = (request.headers.get('If-None-Match') ?? '')
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  // A compressing proxy may have added a suffix to the tag.
  if (known.includes(etag)) return new Response(null, { status: 304, headers });
  return new Response(body, { headers });
}

export function refuse(refusal: Refusal, lang: Lang): Response {
  const { status, dataenum, blanks } = refusal;
  const message = messageOf(status, dataenum, blanks, lang);
  return new Response(JSON.stringify({ status, message, dataenum }), { headers: headersOf(true) });
}

export function problem(fault: HttpProblem, lang: Lang): Response {
  const { httpStatus, dataenum, errors } = fault;
  const status = httpStatus === 422 ? -2 : 0;
  const message = httpStatus === 422 ? messageOf(-2, null, {}, lang) : fault.message;
  return new Response(JSON.stringify({ status, message, dataenum, errors }), {
    status: httpStatus,
    headers: headersOf(true),
  });
}

export function plain(httpStatus: number, message: string): Response {
  return new Response(JSON.stringify({ status: 0, message, dataenum: null }), {
    status: httpStatus,
    headers: headersOf(true),
  });
}

export function languageOf(request: Request): Lang {
  return /^\s*ar\b/i.test(request.headers.get('Accept-Language') ?? '') ? 'AR' : 'EN';
}
