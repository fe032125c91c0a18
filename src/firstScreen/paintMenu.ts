import { menuPainter, menuScreenOf } from './menuPage.ts';
import { MenuScreen } from './MenuScreen.tsx';

export const screenOf = menuScreenOf(MenuScreen);

/** A table's menu. */
export const paint = menuPainter(screenOf);
