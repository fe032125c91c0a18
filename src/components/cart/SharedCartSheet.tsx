import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { links } from '../../rules/common/routes.ts';
import { keepGuestName, offerCart, startSharing } from '../../ordering/cart/changeSharing.ts';
import { useCartActions } from '../../ordering/cart/useCart.ts';
import { useVisit } from '../../ordering/visit/useVisit.ts';
import { cartIdIn, readableCartId } from '../../rules/cart/sharedCart.ts';
import { useAppStore } from '../../state/appStore.ts';
import { Button } from '../../ui/form/Button.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Disclosure } from '../../ui/layout/Disclosure.tsx';
import { Icon } from '../../ui/media/Icon.tsx';
import { LATER_ICONS } from '../../ui/media/laterIcons.ts';
import { Sheet } from '../../ui/modal/Sheet.tsx';
import { Bidi } from '../../ui/text/Bidi.tsx';
import { QrCode } from '../common/QrCode.tsx';
import { shareLink } from '../common/handOver.ts';
import styles from './SharedCartSheet.module.css';
import { GuestNameField } from './GuestNameField.tsx';
import { useGuestName } from './useGuestName.ts';

/** The code and the link to this cart. Every phone that opens the link shares the cart. */
export function SharedCartSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { code, tableCode } = useVisit();
  const { orderKey } = useCartActions();
  const guest = useGuestName();
  const showToast = useAppStore((state) => state.showToast);
  const place = { code, tableCode };
  const keepName = () => guest.setName(keepGuestName(place, orderKey, guest.nameToKeep()));
  const offer = useEffectEvent(() => offerCart(place, orderKey));
  useEffect(() => offer(), []);
  const url = `${globalThis.location.origin}${links.menu(code, tableCode)}#cart=${orderKey}`;
  const send = async () => {
    const outcome = await shareLink({ title: t('together.title'), text: t('together.text'), url });
    if (outcome === 'kept') showToast({ text: t('dishLink.copied'), tone: 'positive' });
    if (outcome === 'refused') showToast({ text: t('together.notShared'), tone: 'warning' });
    if (outcome === 'shared' || outcome === 'kept') {
      startSharing(place, orderKey);
      keepName();
    }
  };
  return (
    <Sheet isOpen title={t('together.title')} closeLabel={t('common.close')} onClose={onClose}>
      <div className={styles.sheet}>
        <p>{t('together.text')}</p>
        <GuestNameField guest={guest} onKept={keepName} />
        <div className={styles.code}>
          <QrCode text={url} label={t('together.scan')} />
          <p>
            {t('together.scan')} <Bidi dir="ltr">{readableCartId(orderKey)}</Bidi>
          </p>
        </div>
        <Button
          variant="secondary"
          isBlock
          icon={<Icon name={LATER_ICONS.share} />}
          onClick={() => void send()}
        >
          {t('together.share')}
        </Button>
        <TypedCode onClose={onClose} />
      </div>
    </Sheet>
  );
}

/** For a phone whose camera does not read codes. */
function TypedCode({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { code, tableCode } = useVisit();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const join = () => {
    const theirs = cartIdIn(typed);
    setIsWrong(theirs === undefined);
    if (theirs === undefined) return;
    onClose();
    void navigate(`${links.menu(code, tableCode)}#cart=${theirs}`);
  };
  return (
    <Disclosure title={t('together.haveCode')}>
      <form
        className={styles.typed}
        onSubmit={(event) => {
          event.preventDefault();
          join();
        }}
      >
        <TextField
          label={t('together.code')}
          value={typed}
          onChange={setTyped}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          error={isWrong ? t('together.badCode') : undefined}
        />
        <Button type="submit" variant="secondary">
          {t('together.join')}
        </Button>
      </form>
    </Disclosure>
  );
}
