import {
  checkHomePageActivation,
  getHeaderSetup,
  getHomePageUrl,
  getMenu,
  getMenuDetails,
  getStoreIdFromCode,
} from '../contract/endpoints/menu.ts';
import { readHook } from './read.ts';

export const useStoreIdFromCode = readHook(getStoreIdFromCode);
export const useMenu = readHook(getMenu);
export const useMenuDetails = readHook(getMenuDetails);
export const useHeaderSetup = readHook(getHeaderSetup);
export const useCheckHomePageActivation = readHook(checkHomePageActivation);
export const useHomePageUrl = readHook(getHomePageUrl);
