import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DISH } from '../../demo/fixtures/tiny.ts';
import { appBeforeEach, openApp, sayOfDishes } from '../../journeys/appScene.tsx';

appBeforeEach();

const box = () => screen.findByRole('searchbox', { name: 'Find a dish in all kitchens' });
const type = async (text: string) => {
  fireEvent.focus(await box());
  fireEvent.change(await box(), { target: { value: text } });
};

it('finds dishes in all kitchens of a hall, each with its kitchen and price', async () => {
  const { address } = await openApp('/Merge/HALL');
  await type('lmonade');
  expect(await screen.findByText('1 dish')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Lemonade/ })).toHaveTextContent(/Lemonade.*Tiny.*25/);
  await waitFor(() => expect(address()).toBe('/Merge/HALL?find=lmonade'));
  fireEvent.click(screen.getByRole('link', { name: /^Lemonade/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Lemonade' })).toBeVisible();
});

it('names the kitchens that it could not search, and asks them again', async () => {
  const { demo } = await openApp('/Merge/HALL');
  await demo.control({
    action: 'fail',
    call: 'menu.getMenu',
    fault: 'httpStatus',
    httpStatus: 404,
  });
  await type('soup');
  expect(await screen.findByText(/Not searched: Tiny/)).toBeVisible();
  await demo.control({ action: 'clearFaults' });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('1 dish')).toBeVisible();
});

it('loads no menu before it is used', async () => {
  await openApp('/Merge/HALL');
  const asked = vi.spyOn(globalThis, 'fetch');
  await box();
  const menus = () =>
    asked.mock.calls.filter(([input]) =>
      /\/api\/Menu\/EN\//.test(String(input instanceof Request ? input.url : input)),
    );
  expect(menus()).toHaveLength(0);
  await type('soup');
  await screen.findByText('1 dish');
  expect(menus().length).toBeGreaterThan(0);
});

const avoidMilk = (how: object) => () => {
  localStorage.setItem('preferences', JSON.stringify({ allergens: ['milk'], ...how }));
  sayOfDishes({ [DISH.soup]: { allergens: ['milk'] } });
  return Promise.resolve();
};

it('leaves out hidden dishes, and says so', async () => {
  await openApp('/Merge/HALL', { before: avoidMilk({ hidesDishes: true }) });
  await type('soup');
  fireEvent.click(await screen.findByRole('button', { name: 'Show them, marked' }));
  expect(await screen.findByRole('link', { name: /^Soup .*Contains milk/ })).toBeVisible();
});
