/** Gives each test of the device cart a new venue and an empty device. */
import { beforeEach, vi } from 'vitest';
import { deliveryCartEntry } from '../../../src/storage/cartEntries.ts';
import { startDemo } from '../../demo/fixtures/client.ts';
import { CUSTOMER, deviceScene, startVenue, type DeviceSceneOptions } from './demoVenue.ts';

export const venue = { demo: startDemo() };

export const stored = () => deliveryCartEntry.read(CUSTOMER);

export function startVenueBeforeEach() {
  beforeEach(async () => {
    vi.unstubAllGlobals();
    localStorage.clear();
    sessionStorage.clear();
    venue.demo = await startVenue();
  });
}

export async function begin(options: DeviceSceneOptions = {}) {
  const scene = deviceScene(options);
  await scene.cart.refresh();
  return scene;
}
