import { given } from '../given.ts';

export const useTranslation = () => ({ t: given().words });
