import {
  checkHomePageActivation,
  getHeaderSetup,
  getHomePageUrl,
  getMenu,
  getMenuDetails,
  getStoreIdFromCode,
} from '../contract/endpoints/menu.ts';
import { readHook } from './read.ts';

export const useStoreIdFromCode = readHook(getStoreIdFromCode, ['code']);
export const useMenu = readHook(getMenu, ['code', 'tableCode', 'lang']);
export const useMenuDetails = readHook(getMenuDetails, ['code', 'tableCode']);
export const useHeaderSetup = readHook(getHeaderSetup, ['code', 'lang']);
export const useCheckHomePageActivation = readHook(checkHomePageActivation, ['code']);
export const useHomePageUrl = readHook(getHomePageUrl, ['code']);
