import type { ComponentProps } from 'react';
import { classes } from '../classes.ts';
import { Link } from '../text/Link.tsx';
import { buttonClass, type ButtonSize, type ButtonVariant } from './buttonClass.ts';

interface ButtonLinkProps extends ComponentProps<typeof Link> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  isBlock?: boolean;
}

/** A link to another page of the app that looks like a button. */
export function ButtonLink({ variant, size, isBlock, className, ...link }: ButtonLinkProps) {
  return <Link {...link} className={classes(buttonClass(variant, size, isBlock), className)} />;
}
