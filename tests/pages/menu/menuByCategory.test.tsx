import { render, screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { MenuByCategory } from '../../../src/pages/menu/MenuByCategory.tsx';
import { speakEnglish } from '../../i18n/english.ts';
import { startVenue } from '../../ordering/cart/demoVenue.ts';
import { AtVenue } from '../../components/atVenue.tsx';

beforeAll(speakEnglish);

async function show(broken: string[]) {
  const demo = await startVenue();
  for (const call of broken) {
    await demo.control({ action: 'fail', call, fault: 'httpStatus', httpStatus: 500 });
  }
  render(
    <AtVenue visit={{ code: 'TINY', tableCode: 'T1', state: 'Table' }}>
      <MenuByCategory failure={new Error('Nothing')} onRetry={() => undefined}>
        {({ categories, menuItems }) => (
          <ul aria-label={categories.map(({ labelEN }) => labelEN).join()}>
            {menuItems.map(({ id, labelEN }) => (
              <li key={id}>{labelEN}</li>
            ))}
          </ul>
        )}
      </MenuByCategory>
    </AtVenue>,
  );
}

it('builds a menu from its categories if it cannot be loaded as a whole', async () => {
  await show(['menu.getMenu']);
  expect(await screen.findByRole('list', { name: /All/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect((await screen.findAllByRole('listitem')).length).toBeGreaterThan(3);
});

it('says that there is nothing if the categories cannot be loaded either', async () => {
  await show(['menu.getMenu', 'menu.getCategories']);
  expect(await screen.findByText(/Nothing/)).toBeVisible();
  expect(screen.queryByRole('list')).toBeNull();
});
