import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../components/common/ConfirmDialog.tsx';
import { useRemoveUserAddress } from '../../queries/delivery/addresses.ts';
import { IconButton } from '../../ui/form/IconButton.tsx';
import { ListRow } from '../../ui/layout/ListRow.tsx';
import { LATER_ICONS } from '../../ui/media/laterIcons.ts';
import { Sheet } from '../../ui/modal/Sheet.tsx';
import { Bidi } from '../../ui/text/Bidi.tsx';

interface AddressActionsProps {
  asked: { customerId: number; addressId: number };
  name: string;
  summary: string;
  /** The id of the summary on the card. */
  summaryId: string;
  /** Undefined for the default address. */
  makeDefault: (() => void) | undefined;
  isBusy: boolean;
  onDeleted: () => void;
}

/** Rare actions on an address, behind one button. */
export function AddressActions(props: AddressActionsProps) {
  const { asked, name, summary, summaryId, makeDefault, isBusy, onDeleted } = props;
  const { t } = useTranslation();
  const remove = useRemoveUserAddress();
  const [shown, setShown] = useState<'actions' | 'question'>();
  const close = () => {
    setShown(undefined);
    remove.reset();
  };
  // The refreshed list may remove this card before the callbacks of mutate run.
  const removeIt = () => void remove.mutateAsync(asked).then(onDeleted, () => undefined);
  return (
    <>
      <IconButton
        icon={LATER_ICONS.more}
        label={t('address.more', { name })}
        aria-haspopup="dialog"
        aria-describedby={summaryId}
        aria-busy={isBusy || undefined}
        onClick={() => {
          if (!isBusy) setShown('actions');
        }}
      />
      <Sheet
        isOpen={shown === 'actions'}
        title={<Bidi>{name}</Bidi>}
        closeLabel={t('common.close')}
        onClose={close}
      >
        <p>
          <Bidi>{summary}</Bidi>
        </p>
        {makeDefault && (
          <ListRow
            title={t('address.makeDefault')}
            onClick={() => {
              close();
              makeDefault();
            }}
          />
        )}
        <ListRow title={t('address.delete')} onClick={() => setShown('question')} />
      </Sheet>
      <ConfirmDialog
        isOpen={shown === 'question'}
        title={t('address.deleteTitle')}
        confirmLabel={t('address.delete')}
        isBusy={remove.isPending}
        failure={remove.error}
        onConfirm={removeIt}
        onClose={close}
      >
        <p>
          <Bidi>{name}</Bidi>
          <br />
          <Bidi>{summary}</Bidi>
        </p>
      </ConfirmDialog>
    </>
  );
}
