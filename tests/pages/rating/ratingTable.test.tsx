import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { codeEntry, tableCodeEntry } from '../../../src/storage/visitEntries.ts';
import { appBeforeEach, CODE, openApp } from '../../journeys/appScene.tsx';

appBeforeEach();

it('can be filled in when the venue has the table of the last visit no more', async () => {
  codeEntry.write(CODE);
  tableCodeEntry.write('0012');
  await openApp(`/Rating/${CODE}?pageId=3`);
  expect(await screen.findByRole('button', { name: 'Send' })).toBeInTheDocument();
  expect(screen.queryByText('Something went wrong')).toBeNull();
});
