import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { codeEntry, tableCodeEntry } from '../../../src/storage/visitEntries.ts';
import { appBeforeEach, CODE, openApp } from '../../journeys/appScene.tsx';

appBeforeEach();

it('can be filled in if the venue no longer has the table of the last visit', async () => {
  codeEntry.write(CODE);
  tableCodeEntry.write('0012');
  await openApp(`/Rating/${CODE}?pageId=3`);
  expect(await screen.findByRole('button', { name: 'Send' })).toBeInTheDocument();
  expect(screen.queryByText('Something went wrong')).toBeNull();
});
