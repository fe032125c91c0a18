import type { TFunction } from 'i18next';
import type { ComponentProps, ReactNode } from 'react';
import { LONGEST_SEARCH } from '../../rules/common/letters.ts';
import { TextField } from '../../ui/form/TextField.tsx';
import { Icon } from '../../ui/media/Icon.tsx';

interface HallFindViewProps extends Pick<
  ComponentProps<typeof TextField>,
  'ref' | 'value' | 'onChange' | 'onFocus' | 'trailing'
> {
  t: TFunction;
  /** What was found. */
  children?: ReactNode;
}

/** A search box for the menus of all kitchens. */
export function HallFindView({ t, children, ...field }: HallFindViewProps) {
  return (
    <div role="search">
      <TextField
        type="search"
        label={t('hall.find')}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
        maxLength={LONGEST_SEARCH}
        leading={<Icon name="search" />}
        {...field}
      />
      {children}
    </div>
  );
}
