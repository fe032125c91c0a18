import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { configureApi } from '../../src/api/client.ts';
import { isApiFailure } from '../../src/api/failure.ts';
import { getStoreIdFromCode } from '../../src/contract/endpoints/menu.ts';
import { shareUnlessCopied } from '../../src/queries/client.ts';
import { queryOf } from '../../src/queries/read.ts';
import { menuCalls } from '../../src/contract/examples/menu.ts';
import { apiScene, json, type Respond } from './loopback.ts';

const STORE = { status: 1, dataenum: menuCalls.getStoreIdFromCode.answer };
const scene = apiScene();

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient({
    defaultOptions: { queries: { retry: false, structuralSharing: shareUnlessCopied } },
  });
});

const notChanged: Respond = (response) => void response.writeHead(304).end();
/** Reads the venue and returns what the page shows. */
const read = async (answer: Respond) => {
  scene.server.answerWith(answer);
  const query = queryOf(getStoreIdFromCode, { code: 'BEIT' });
  await client.fetchQuery({ ...query, staleTime: 0 });
  return client.getQueryData(query.queryKey);
};
const tagSent = () => scene.server.seen.at(-1)?.headers['if-none-match'];

describe('a read of an answer that is held already', () => {
  it('asks with its tag and keeps the very object after a 304', async () => {
    const held = await read(json(STORE, 200, { ETag: '"a"' }));
    expect(tagSent()).toBeUndefined();
    expect(await read(notChanged)).toBe(held);
    expect(tagSent()).toBe('"a"');
    // The tag also survives a 304.
    expect(await read(notChanged)).toBe(held);
    expect(tagSent()).toBe('"a"');
  });

  it('takes a changed answer and sends its tag from then on', async () => {
    await read(json(STORE, 200, { ETag: '"a"' }));
    const moved = { ...STORE, dataenum: { ...(STORE.dataenum as object), storeId: 7 } };
    expect(await read(json(moved, 200, { ETag: 'W/"b"' }))).toMatchObject({ storeId: 7 });
    expect(await read(notChanged)).toMatchObject({ storeId: 7 });
    expect(tagSent()).toBe('W/"b"');
  });

  it('sends the newer tag when only the tag has changed', async () => {
    const held = await read(json(STORE, 200, { ETag: '"a"' }));
    expect(await read(json(STORE, 200, { ETag: '"b"' }))).toBe(held);
    await read(notChanged);
    expect(tagSent()).toBe('"b"');
  });

  it.each<[string, Record<string, string>]>([
    ['no tag', {}],
    ['an empty tag', { ETag: '' }],
    ['a tag of 201 letters', { ETag: `"${'a'.repeat(199)}"` }],
    ["a copy of the device's own", { ETag: '"a"', 'X-Offline-Copy': '2026-01-01T10:00:00Z' }],
  ])('asks for the whole answer after %s', async (_, headers) => {
    await read(json(STORE, 200, headers));
    await read(json(STORE));
    expect(tagSent()).toBeUndefined();
  });

  it('asks for the whole answer in another language', async () => {
    await read(json(STORE, 200, { ETag: '"a"' }));
    configureApi({ lang: () => 'AR' });
    await read(json(STORE));
    expect(tagSent()).toBeUndefined();
  });

  it('rejects a 304 that it did not ask for', async () => {
    await read(json(STORE));
    const failure: unknown = await read(notChanged).catch((error: unknown) => error);
    expect(isApiFailure(failure) && failure.httpStatus).toBe(304);
  });

  it('shows a refusal even if an answer is held', async () => {
    await read(json(STORE, 200, { ETag: '"a"' }));
    const failure: unknown = await read(json({ status: -1, message: 'Gone.' })).catch(
      (error: unknown) => error,
    );
    expect(isApiFailure(failure) && failure.kind).toBe('refusal');
  });
});
