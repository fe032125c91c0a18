import { getMenuitemDetailById } from '../../contract/endpoints/delivery/menu.ts';
import { readHook } from '../read.ts';

export const useMenuitemDetailById = readHook(getMenuitemDetailById);
