/** The colours that a venue may give to its pages. */
import * as v from 'valibot';
import { color, maybeText } from './schema.ts';

export const pageColorFields = {
  backgroundColor: color,
  surfaceColor: color,
  textColor: color,
  mutedTextColor: color,
  titleColor: color,
  borderColor: color,
  linkColor: color,
  priceColor: color,
  errorColor: color,
  buttonBgColor: color,
  buttonColor: color,
  buttonDisabledBgColor: color,
  buttonBorderRadius: maybeText,
  inputBgColor: color,
  inputBorderColor: color,
  iconColor: color,
  backgroundImage: maybeText,
};

export const PageColors = v.object(pageColorFields);
export type PageColors = v.InferOutput<typeof PageColors>;

/** Colours inside another answer; if absent, the app's own are used. */
export const pageColors = v.fallback(PageColors, {});

export const ButtonColorCodes = v.object({
  ...pageColorFields,
  addBtnBgColor: color,
  addBtnColor: color,
  qtyBtnBgColor: color,
  qtyBtnColor: color,
  categoryBgColor: color,
  categoryActiveBgColor: color,
  categoryActiveColor: color,
  unavailableColor: color,
});
export type ButtonColorCodes = v.InferOutput<typeof ButtonColorCodes>;
